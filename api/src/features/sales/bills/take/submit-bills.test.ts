import { beforeEach, describe, expect, it } from 'vitest';
import { accept, answer, lost, unavailable } from '../../../../../test/fake-authority.ts';
import { asSystem } from '../../../../../test/factories/merchants.ts';
import { aTerminal } from '../../../../../test/factories/terminals.ts';
import { useTestApp } from '../../../../../test/test-app.ts';

let clock = new Date('2026-06-01T18:00:00Z');
const test = useTestApp({ now: () => clock });

beforeEach(() => {
  clock = new Date('2026-06-01T18:00:00Z');
  test.authority.behave((request) => accept(test.authority.received, request));
});

const storedOf = (deviceId: string) =>
  asSystem<{ document: string; state: string; psiNoTrans: string | null; noLot: string | null; attempts: number }>(
    test,
    {
      text: `select b.document, t.state, t.psi_no_trans as "psiNoTrans", t.no_lot as "noLot", t.attempts
      from transactions b join transmissions t using (merchant_id, device_id, position) where b.device_id = $1 order by b.position`,
      values: [deviceId],
    },
  );

const eventsOf = async (deviceId: string): Promise<string[]> =>
  (
    await asSystem<{ event: string }>(test, {
      text: 'select event from activity_log where device_id = $1 order by occurred_at, id',
      values: [deviceId],
    })
  ).map(({ event }) => event);

const numbersLogged = async (deviceId: string, event: string): Promise<string[]> =>
  (
    await asSystem<{ noTrans: string }>(test, {
      text: `select facts ->> 'noTrans' as "noTrans" from activity_log where device_id = $1 and event = $2
        order by occurred_at, id`,
      values: [deviceId, event],
    })
  ).map(({ noTrans }) => noTrans);

const bodiesFor = (deviceNumber: string): string[] =>
  test.authority.requests.filter((request) => request.deviceNumber === deviceNumber).map(({ body }) => body);

describe('a bill submitted', () => {
  it('is stored to the byte, accepted with the authority’s number, and logged', async () => {
    const till = await aTerminal(test);
    const { text, transaction } = await till.bill();
    const spaced = text.replace('{', '{ ');
    const { statusCode, body } = await till.submitBills([spaced]);
    expect(statusCode).toBe(200);
    expect(body.results).toMatchObject([{ noTrans: transaction.noTrans, state: 'accepted', errors: [] }]);
    expect(body.results[0]).toHaveProperty('psiNoTrans', expect.stringMatching(/^AAAA-BBBB/));
    expect(body).toMatchObject({ chainHead: transaction.signa.actu, stillWaiting: 0, authorityReachable: true });
    expect(await storedOf(till.id)).toMatchObject([{ document: spaced, state: 'accepted', attempts: 1 }]);
    expect(bodiesFor(till.deviceNumber)).toEqual([`{"reqTrans":{"transActu":${spaced}}}`]);
    expect(await eventsOf(till.id)).toEqual(['bill-accepted']);
  });

  it('keeps every request and every reply as evidence', async () => {
    const till = await aTerminal(test);
    await till.submitBills([(await till.bill()).text]);
    const evidence = await asSystem(test, {
      text: `select a.trigger, a.current_position::int as current, r.outcome, r.http_status as status
        from transmission_attempts a join transmission_replies r on r.attempt_id = a.id where a.device_id = $1`,
      values: [till.id],
    });
    expect(evidence).toEqual([{ trigger: 'sale', current: 1, outcome: 'answer', status: 200 }]);
  });

  it('that comes a second time is not stored, sent or logged again', async () => {
    const till = await aTerminal(test);
    const { text } = await till.bill();
    const first = await till.submitBills([text]);
    const again = await till.submitBills([text]);
    expect(again.body.results).toEqual(first.body.results);
    expect(await storedOf(till.id)).toHaveLength(1);
    expect(bodiesFor(till.deviceNumber)).toHaveLength(1);
    expect(await eventsOf(till.id)).toEqual(['bill-accepted']);
  });

  it('that was known and one that follows it are distinguished', async () => {
    const till = await aTerminal(test);
    const [one, two] = [await till.bill(), await till.bill()];
    await till.submitBills([one.text]);
    const { body } = await till.submitBills([one.text, two.text]);
    expect(body.results.map(({ noTrans, state }) => [noTrans, state])).toEqual([
      [one.transaction.noTrans, 'accepted'],
      [two.transaction.noTrans, 'accepted'],
    ]);
    expect(await storedOf(till.id)).toHaveLength(2);
  });
});

describe('when the authority cannot be reached', () => {
  it('bills wait, in order, and go as a batch before the next one', async () => {
    const till = await aTerminal(test);
    const bills = [await till.bill(), await till.bill(), await till.bill()] as const;
    test.authority.behave(unavailable);
    expect((await till.submitBills([bills[0].text])).body.results).toMatchObject([{ state: 'waiting' }]);
    expect((await till.submitBills([bills[1].text])).body).toMatchObject({
      stillWaiting: 2,
      authorityReachable: false,
    });
    test.authority.behave((request) => accept(test.authority.received, request));
    const { body } = await till.submitBills([bills[2].text]);
    expect(body.results.map(({ noTrans, state }) => [noTrans, state])).toEqual(
      bills.map(({ transaction }) => [transaction.noTrans, 'accepted']),
    );
    const lot = `[${bills[1].text},${bills[0].text}]`;
    expect(bodiesFor(till.deviceNumber).at(-1)).toBe(`{"reqTrans":{"transActu":${bills[2].text},"transLot":${lot}}}`);
    const stored = await storedOf(till.id);
    expect(stored.map(({ state, noLot, psiNoTrans }) => [state, noLot !== null, psiNoTrans !== null])).toEqual([
      ['accepted', true, false],
      ['accepted', true, false],
      ['accepted', false, true],
    ]);
    expect(await eventsOf(till.id)).toEqual([
      'authority-unreachable',
      'bill-waiting',
      'bill-waiting',
      'authority-reachable',
      'bill-accepted-in-batch',
      'bill-accepted-in-batch',
      'bill-accepted',
    ]);
  });

  it('a lost reply is asked about with the same bytes, never as a new bill', async () => {
    const till = await aTerminal(test);
    const { text, transaction } = await till.bill();
    test.authority.behave((request) => {
      accept(test.authority.received, request);
      return lost();
    });
    expect((await till.submitBills([text])).body.results).toMatchObject([{ state: 'waiting' }]);
    expect(await storedOf(till.id)).toMatchObject([{ state: 'unknown' }]);
    test.authority.behave((request) => accept(test.authority.received, request));
    const { body } = await till.submitBills([], { trigger: 'batch' });
    expect(body.stillWaiting).toBe(0);
    expect(bodiesFor(till.deviceNumber)).toEqual([
      `{"reqTrans":{"transActu":${text}}}`,
      `{"reqTrans":{"transLot":[${text}]}}`,
    ]);
    expect(test.authority.received.filter((signature) => signature === transaction.signa.actu)).toHaveLength(1);
    expect(await storedOf(till.id)).toMatchObject([{ state: 'accepted', attempts: 2 }]);
    expect(await eventsOf(till.id)).toContain('bill-reply-lost');
  });

  it('a bill that has to stand behind another one of its second is in the log at once, and once', async () => {
    const till = await aTerminal(test);
    const one = await till.bill();
    const two = await till.bill((draft) => ({ ...draft, datTrans: one.transaction.datTrans }));
    test.authority.behave(unavailable);
    await till.submitBills([one.text]);
    const before = bodiesFor(till.deviceNumber).length;
    expect((await till.submitBills([two.text])).body.results).toMatchObject([{ state: 'waiting' }]);
    expect(bodiesFor(till.deviceNumber).slice(before), 'what has just failed is not sent once more').toHaveLength(1);
    const waiting = () => numbersLogged(till.id, 'bill-waiting');
    expect(await waiting()).toEqual([one.transaction.noTrans, two.transaction.noTrans]);
    await test.dependencies.runner.drain({ deviceId: till.id, trigger: 'retry' });
    expect(await waiting()).toEqual([one.transaction.noTrans, two.transaction.noTrans]);
  });

  it('two bills of one second never share a request as batch and current', async () => {
    const till = await aTerminal(test);
    const one = await till.bill();
    const two = await till.bill((draft) => ({ ...draft, datTrans: one.transaction.datTrans }));
    test.authority.behave(unavailable);
    await till.submitBills([one.text]);
    test.authority.behave((request) => accept(test.authority.received, request));
    const { body } = await till.submitBills([two.text]);
    expect(body.results).toMatchObject([{ state: 'accepted', psiNoTrans: expect.any(String) }]);
    expect(bodiesFor(till.deviceNumber).slice(1)).toEqual([
      `{"reqTrans":{"transLot":[${one.text}]}}`,
      `{"reqTrans":{"transActu":${two.text}}}`,
    ]);
  });

  it('a slow answer makes the bill wait for the till, and it is accepted all the same', async () => {
    const till = await aTerminal(test);
    test.authority.behave(unavailable);
    await till.submitBills([(await till.bill()).text]);
    const gate: { open?: () => void } = {};
    const opened = new Promise<void>((resolve) => {
      gate.open = resolve;
    });
    test.authority.behave(async (request) => {
      await opened;
      return accept(test.authority.received, request);
    });
    const { body } = await till.submitBills([], { trigger: 'end-of-shift' });
    expect(body.stillWaiting).toBe(1);
    gate.open?.();
    await test.dependencies.runner.idle();
    expect(await storedOf(till.id)).toMatchObject([{ state: 'accepted' }]);
  });
});

describe('a bill dated ahead of the server’s clock', () => {
  it('by more than five minutes is taken like any other, and reported to the till and in the log', async () => {
    const till = await aTerminal(test);
    const { text, transaction } = await till.bill();
    clock = new Date('2026-05-30T16:00:00Z');
    const { body } = await till.submitBills([text]);
    expect(body).toMatchObject({ isClockAhead: true, results: [{ state: 'accepted' }] });
    const [logged] = await asSystem<{ facts: object }>(test, {
      text: "select facts from activity_log where device_id = $1 and event = 'till-clock-ahead'",
      values: [till.id],
    });
    expect(logged?.facts).toEqual({ noTrans: transaction.noTrans, minutes: 2881 });
  });

  it('by less than that is not worth a word', async () => {
    const till = await aTerminal(test);
    const { text } = await till.bill();
    clock = new Date('2026-06-01T15:56:00Z');
    expect((await till.submitBills([text])).body.isClockAhead).toBe(false);
    expect(await eventsOf(till.id)).toEqual(['bill-accepted']);
  });
});

describe('errors of the authority', () => {
  const error = (codRetour: string, psiNoTrans: string | null) =>
    answer({
      current: {
        psiNoTrans,
        psiDatTrans: psiNoTrans && '20260601120000',
        errors: [{ id: 'JW00B999466E', mess: 'dossier', codRetour, noTrans: null }],
      },
      lot: null,
    });

  it.each(['00', '10', '90'])('%s: not taken, waits and goes again unchanged', async (codRetour) => {
    const till = await aTerminal(test);
    const { text } = await till.bill();
    test.authority.behave(() => error(codRetour, null));
    expect((await till.submitBills([text])).body.results).toMatchObject([{ state: 'waiting' }]);
    expect(await storedOf(till.id)).toMatchObject([{ state: 'waiting' }]);
  });

  it.each(['11', '91', '95'])('%s: not taken, the till makes it again', async (codRetour) => {
    const till = await aTerminal(test);
    test.authority.behave(() => error(codRetour, null));
    const { body } = await till.submitBills([(await till.bill()).text]);
    expect(body.results).toMatchObject([{ state: 'refused', by: 'authority', reason: null }]);
    expect(body.results[0]).toHaveProperty('errors.0.explanation.fr');
    expect(await eventsOf(till.id)).toEqual(['bill-refused-by-authority']);
  });

  it.each(['12', '14', '16', '96'])('%s: received, with the error reported', async (codRetour) => {
    const till = await aTerminal(test);
    test.authority.behave(() => error(codRetour, 'AAAA-BBBB-CCCC-DDDD'));
    const { body } = await till.submitBills([(await till.bill()).text]);
    expect(body.results).toMatchObject([{ state: 'accepted', errors: [{ id: 'JW00B999466E', codRetour }] }]);
    expect(await storedOf(till.id)).toMatchObject([{ state: 'received-with-errors' }]);
    expect(await eventsOf(till.id)).toEqual(['bill-received-with-errors']);
  });
});

describe('one lane per device', () => {
  it('has one request under way at a time, however many bills come at once', async () => {
    const till = await aTerminal(test);
    const bills = [await till.bill(), await till.bill(), await till.bill(), await till.bill()];
    test.authority.behave(async (request) => {
      await new Promise((resolve) => setTimeout(resolve, 5));
      return accept(test.authority.received, request);
    });
    for (const { text } of bills.slice(0, 1)) await till.submitBills([text]);
    await Promise.all([2, 3, 4].map((end) => till.submitBills(bills.slice(1, end).map(({ text }) => text))));
    await test.dependencies.runner.idle();
    expect(test.authority.mostAtOnce.get(till.deviceNumber)).toBe(1);
    expect((await storedOf(till.id)).map(({ state }) => state)).toEqual([
      'accepted',
      'accepted',
      'accepted',
      'accepted',
    ]);
    const mine = new Set(bills.map(({ transaction }) => transaction.signa.actu));
    expect(test.authority.received.filter((signature) => mine.has(signature))).toEqual([...mine]);
  });
});
