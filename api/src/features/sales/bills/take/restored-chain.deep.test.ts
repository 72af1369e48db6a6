import type { EarlierOutcome } from '@comptoir/contract/sales/bill-result';
import { beforeEach, describe, expect, it } from 'vitest';
import { copyLane } from '../../../../../test/factories/copied-lane.ts';
import { asSystem, bearer } from '../../../../../test/factories/merchants.ts';
import { rememberingTerminal } from '../../../../../test/factories/remembering-terminal.ts';
import { aTerminal, type MadeTerminal, type SignedBill } from '../../../../../test/factories/terminals.ts';
import { accept, unavailable } from '../../../../../test/fake-authority.ts';
import { useTestApp } from '../../../../../test/test-app.ts';

const test = useTestApp();

beforeEach(() => {
  test.authority.behave((request) => accept(test.authority.received, request));
});

const aRememberingTerminal = async () => rememberingTerminal(test, await aTerminal(test));

const storedOf = (till: MadeTerminal) =>
  asSystem<{ document: string; state: string; attempts: number; isAttested: boolean; psiNoTrans: string | null }>(
    test,
    {
      text: `select b.document, t.state, t.attempts, t.attested_at is not null as "isAttested", t.psi_no_trans as "psiNoTrans"
      from transactions b join transmissions t using (merchant_id, device_id, position) where b.device_id = $1 order by b.position`,
      values: [till.id],
    },
  );

const eventsOf = async (till: MadeTerminal): Promise<string[]> =>
  (
    await asSystem<{ event: string }>(test, {
      text: 'select event from activity_log where device_id = $1 order by occurred_at, id',
      values: [till.id],
    })
  ).map(({ event }) => event);

/** Counts the requests to the authority with each bill, in the order of `bills`. */
const timesSent = (bills: readonly SignedBill[]): number[] =>
  bills.map(
    ({ transaction }) =>
      test.authority.requests.filter(({ signatures }) => signatures.includes(transaction.signa.actu)).length,
  );

const earlier = (bill: SignedBill, given: Partial<EarlierOutcome> = {}): EarlierOutcome => ({
  signature: bill.transaction.signa.actu,
  state: 'accepted',
  psiNoTrans: 'AAAA-BBBB-CCCC-DDDD',
  psiDatTrans: '20260601120107',
  noLot: null,
  errors: [],
  ...given,
});

const error = (codRetour: string) => ({ id: 'JW00B999304E', codRetour, message: 'refusé' });

describe('a database put back to an older copy', () => {
  it('says with its head that it is behind, and refuses nothing', async () => {
    const till = await aTerminal(test);
    const [one, two, three] = [await till.bill(), await till.bill(), await till.bill()];
    await till.submitBills([one.text]);
    const { body } = await till.submitBills([three.text]);
    expect(body).toMatchObject({ chain: 'relay-behind', chainHead: one.transaction.signa.actu });
    expect(body.results).toEqual([
      { noTrans: three.transaction.noTrans, actu: three.transaction.signa.actu, state: 'not-known' },
    ]);
    expect(await eventsOf(till)).toEqual(['bill-accepted', 'relay-behind']);
    expect(
      await asSystem(test, { text: 'select 1 from refused_transactions where device_id = $1', values: [till.id] }),
    ).toEqual([]);
    const healed = await till.submitBills([two.text, three.text]);
    expect(healed.body).toMatchObject({ chain: 'agrees', chainHead: three.transaction.signa.actu });
  });

  it('takes back what was accepted as accepted, in order, once, and sends only the new bill', async () => {
    const till = await aRememberingTerminal();
    await till.sell();
    const restore = await copyLane(test, till.id);
    for (let count = 0; count < 3; count += 1) await till.sell();
    await restore();
    await till.sell();
    const { bills } = till.memory();
    const stored = await storedOf(till);
    expect(stored.map(({ document }) => document)).toEqual(bills.map(({ text }) => text));
    expect(stored.map(({ state, isAttested }) => [state, isAttested])).toEqual([
      ['accepted', false],
      ['accepted', true],
      ['accepted', true],
      ['accepted', true],
      ['accepted', false],
    ]);
    expect(timesSent(bills)).toEqual([1, 1, 1, 1, 1]);
    expect(stored[1]?.psiNoTrans).toMatch(/^AAAA-BBBB-CCCC-/);
    expect((await eventsOf(till)).slice(-5)).toEqual([
      'relay-behind',
      'bill-brought-back',
      'bill-brought-back',
      'bill-brought-back',
      'bill-accepted',
    ]);
  });

  it('sends again what was not answered, unchanged, in a batch', async () => {
    const till = await aRememberingTerminal();
    await till.sell();
    const restore = await copyLane(test, till.id);
    test.authority.behave(unavailable);
    await till.sell();
    await restore();
    test.authority.behave((request) => accept(test.authority.received, request));
    await till.sell();
    const { bills } = till.memory();
    expect((await storedOf(till)).map(({ state, isAttested }) => [state, isAttested])).toEqual(
      bills.map(() => ['accepted', false]),
    );
    expect(test.authority.requests.at(-1)?.body).toContain(`"transLot":[${bills[1]?.text}]`);
  });

  it('settles a bill that its copy still waits with, without sending it', async () => {
    const till = await aTerminal(test);
    test.authority.behave(unavailable);
    const bill = await till.bill();
    const waiting = await till.submitBills([bill.text]);
    expect(waiting.body).toMatchObject({ stillWaiting: 1, settledUpTo: '='.repeat(88) });
    const sent = timesSent([bill]);
    const { body } = await till.submitBills([bill.text], { outcomes: [earlier(bill)], trigger: 'batch' });
    expect(body).toMatchObject({ stillWaiting: 0, settledUpTo: bill.transaction.signa.actu });
    expect(body.results).toMatchObject([{ state: 'accepted', psiNoTrans: 'AAAA-BBBB-CCCC-DDDD' }]);
    expect(timesSent([bill])).toEqual(sent);
    const [row] = await asSystem(test, {
      text: 'select settled_at as "settledAt" from transmissions where device_id = $1',
      values: [till.id],
    });
    expect(row).toEqual({ settledAt: new Date('2026-06-01T16:01:07Z') });
  });

  it('leaves a bill alone that a request is carrying at this moment', async () => {
    const till = await aTerminal(test);
    const bill = await till.bill();
    const gate: { open?: () => void } = {};
    test.authority.behave(
      (request) =>
        new Promise((resolve) => {
          gate.open = () => resolve(accept(test.authority.received, request));
        }),
    );
    const first = till.submitBills([bill.text]);
    await expect.poll(() => gate.open).toBeDefined();
    const outcomes = [earlier(bill, { psiNoTrans: 'ZZZZ-ZZZZ-ZZZZ-ZZZZ' })];
    const again = till.submitBills([bill.text], { outcomes, trigger: 'batch' });
    await new Promise((resolve) => setTimeout(resolve, 200));
    gate.open?.();
    await Promise.all([first, again]);
    expect(await storedOf(till)).toMatchObject([{ state: 'accepted', isAttested: false }]);
  });

  it.each<[string, Partial<EarlierOutcome>, string, number]>([
    ['a number of the batch', { psiNoTrans: null, psiDatTrans: null, noLot: '0000000042' }, 'accepted', 0],
    ['errors of a received bill', { errors: [error('96')] }, 'received-with-errors', 0],
    [
      'such errors without a number',
      { psiNoTrans: null, psiDatTrans: null, errors: [error('16')] },
      'received-with-errors',
      0,
    ],
    [
      'a refusal that asks for another bill',
      { state: 'refused', psiNoTrans: null, psiDatTrans: null, errors: [error('95')] },
      'refused',
      0,
    ],
    ['no number at all', { psiNoTrans: null, psiDatTrans: null }, 'accepted', 1],
    ['a time that is none', { psiDatTrans: '20269999999999' }, 'accepted', 1],
    ['a refusal without its error', { state: 'refused', psiNoTrans: null, psiDatTrans: null }, 'accepted', 1],
    ['an acceptance with the error of a refusal', { errors: [error('91')] }, 'accepted', 1],
  ])('with %s: what is proven is trusted, what is not is sent', async (_what, given, state, sent) => {
    const till = await aTerminal(test);
    const bill = await till.bill();
    const { body } = await till.submitBills([bill.text], { outcomes: [earlier(bill, given)] });
    expect(await storedOf(till)).toMatchObject([{ state, isAttested: sent === 0 }]);
    expect(timesSent([bill])).toEqual([sent]);
    expect(body.results).toHaveLength(1);
    expect(body.stillWaiting).toBe(0);
  });

  it('is healed by each of twenty tills at once, each on its own chain', async () => {
    const tills = await Promise.all(Array.from({ length: 20 }, aRememberingTerminal));
    await Promise.all(tills.map((till) => till.sell()));
    const restores = await Promise.all(tills.map((till) => copyLane(test, till.id)));
    for (let count = 0; count < 2; count += 1) await Promise.all(tills.map((till) => till.sell()));
    for (const restore of restores) await restore();
    await Promise.all(tills.map((till) => till.sell()));
    for (const till of tills) {
      const { bills } = till.memory();
      expect((await storedOf(till)).map(({ document }) => document)).toEqual(bills.map(({ text }) => text));
      expect(timesSent(bills)).toEqual([1, 1, 1, 1]);
    }
  }, 60_000);
});

describe('a till put back to an older copy', () => {
  it('is notified that it is behind; its bill is refused and kept as evidence, and the chain goes on behind what it gets back', async () => {
    const till = await aRememberingTerminal();
    await till.sell();
    const restore = till.copy();
    for (let count = 0; count < 2; count += 1) await till.sell();
    restore();
    await till.sell();
    const { bills } = till.memory();
    expect(bills).toHaveLength(4);
    expect((await storedOf(till)).map(({ document }) => document)).toEqual(bills.map(({ text }) => text));
    expect(timesSent(bills)).toEqual([1, 1, 1, 1]);
    expect((await eventsOf(till)).slice(-3)).toEqual(
      expect.arrayContaining(['till-behind', 'bill-refused-by-relay', 'bill-accepted']),
    );
  });

  it('gets its own bills only, from a link that is there', async () => {
    const [till, other] = [await aTerminal(test), await aTerminal(test)];
    const bills = [await till.bill(), await till.bill()];
    await till.submitBills(bills.map(({ text }) => text));
    const ask = (token: string, after: string | null) =>
      test.app.inject({ method: 'POST', url: '/api/device/v1/chain', headers: bearer(token), payload: { after } });
    const first = bills[0]?.transaction.signa.actu ?? '';
    expect((await ask(till.token, null)).json()).toMatchObject({
      bills: bills.map(({ text }) => ({ document: text, result: { state: 'accepted' } })),
      isComplete: true,
    });
    expect((await ask(till.token, first)).json()).toMatchObject({ bills: [{ document: bills[1]?.text }] });
    expect((await ask(other.token, null)).json()).toEqual({ bills: [], isComplete: true });
    const foreign = await ask(other.token, first);
    expect([foreign.statusCode, foreign.json()]).toMatchObject([409, { error: { code: 'chain-not-shared' } }]);
  });

  it('gets a long chain in parts', async () => {
    const till = await aTerminal(test);
    const bills: SignedBill[] = [];
    for (let count = 0; count < 201; count += 1) bills.push(await till.bill());
    await till.submitBills(
      bills.map(({ text }) => text),
      { trigger: 'batch' },
    );
    const reply = await test.app.inject({
      method: 'POST',
      url: '/api/device/v1/chain',
      headers: bearer(till.token),
      payload: { after: null },
    });
    const { bills: part, isComplete } = reply.json<{ bills: unknown[]; isComplete: boolean }>();
    expect([part.length, isComplete]).toEqual([200, false]);
  });
});
