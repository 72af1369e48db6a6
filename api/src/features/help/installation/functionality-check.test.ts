import type { FunctionalityView } from '@comptoir/contract/help/installation';
import type { UnsignedTransaction } from '@comptoir/websrm/requests/transaction';
import { beforeEach, describe, expect, it } from 'vitest';
import { aPartner, asSystem, aUser } from '../../../../test/factories/merchants.ts';
import {
  aNewcomer,
  checkEvents,
  installed,
  makeCheck,
  readCheckOf,
  readSteps,
  refundOf,
  stepOf,
  verifyCheck,
  type Newcomer,
} from '../../../../test/factories/newcomers.ts';
import type { MadeTerminal } from '../../../../test/factories/terminals.ts';
import { accept } from '../../../../test/fake-authority.ts';
import { useTestApp } from '../../../../test/test-app.ts';
import { readFacts } from './read-facts.ts';

const NOW = new Date('2026-06-01T17:00:00Z');
const test = useTestApp({ now: () => NOW });

beforeEach(() => {
  test.authority.behave((request) => accept(test.authority.received, request));
});

const step = async ({ token }: Newcomer) => stepOf(await readSteps(test, token), 'functionality');
const wrongIn = ({ comparisons }: FunctionalityView): string[] =>
  comparisons.flatMap(({ bill, what, verdict }) => (verdict === 'wrong' ? [`${bill} ${what}`] : []));
const errorOf = async (reply: ReturnType<typeof verifyCheck>) => (await reply).json<{ error: unknown }>().error;
const refusedAs = (rule: string) => ({ code: 'validation-failed', fields: [{ path: 'receiptId', rule }] });

type Change = (draft: UnsignedTransaction) => UnsignedTransaction;

const amounted =
  ([avantTax, TPS, TVQ, apresTax]: readonly [string, string, string, string], tax: 'P' | 'FP' = 'FP'): Change =>
  (draft) => ({
    ...draft,
    items: draft.items.map((item) => ({ ...item, prix: avantTax, tax })),
    mont: { avantTax, TPS, TVQ, apresTax },
  });
const A_CENT_SHORT = amounted(['+000000005.00', '+000000000.25', '+000000000.49', '+000000005.74']);

/** A receipt, made as it is asked, and its refund; both with the authority. */
async function makePair(till: MadeTerminal, ofReceipt: Change = (draft) => draft): Promise<void> {
  const sale = await till.bill(ofReceipt);
  await till.submitBills([sale.text]);
  await till.submitBills([(await till.bill(refundOf(sale.transaction))).text]);
}

const keptChecks = (merchantId: string) =>
  asSystem<{ outcome: string; comparisons: { what: string }[]; at: Date; by: string; role: string }>(test, {
    text: `select outcome, comparisons, checked_at as at, checked_by_name as by, checked_by_role as role
      from functionality_checks where merchant_id = $1 order by id`,
    values: [merchantId],
  });

describe('the functionality check', () => {
  it('follows the receipt and its refund to the authority', async () => {
    const newcomer = await aNewcomer(test);
    const till = await installed(test, newcomer);
    expect(await step(newcomer)).toEqual(['open', 'test-bill', 'test-refund', 'confirmation']);
    expect(await readCheckOf(test, newcomer.token)).toEqual({
      state: 'receipt',
      receipt: null,
      refund: null,
      comparisons: [],
      result: null,
    });
    const sale = await till.bill();
    const refund = await till.bill(refundOf(sale.transaction));
    test.authority.behave(async () => ({ kind: 'unavailable', detail: 'down' }));
    await till.submitBills([sale.text]);
    expect(await step(newcomer)).toEqual(['open', 'test-bill-waiting', 'test-refund', 'confirmation']);
    const onItsWay = await readCheckOf(test, newcomer.token);
    expect(onItsWay.receipt?.noTrans).toBe(sale.transaction.noTrans);
    expect(onItsWay.comparisons.filter(({ verdict }) => verdict === 'pending').map(({ what }) => what)).toEqual([
      'authority',
    ]);
    test.authority.behave((request) => accept(test.authority.received, request));
    await till.submitBills([refund.text]);
    expect(await step(newcomer)).toEqual(['open', 'confirmation']);
    const { state, comparisons } = await readCheckOf(test, newcomer.token);
    expect(state).toBe('to-verify');
    expect(comparisons).toHaveLength(18);
    expect(comparisons.every(({ verdict }) => verdict === 'right')).toBe(true);
  });

  it('keeps what was found of each comparison, with who and when, and passes once', async () => {
    const newcomer = await aNewcomer(test);
    const { id } = newcomer.merchant;
    await makeCheck(await installed(test, newcomer));
    const replies = await Promise.all([verifyCheck(test, newcomer.token), verifyCheck(test, newcomer.token)]);
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    const [kept, ...others] = await keptChecks(id);
    expect(others).toEqual([]);
    expect(kept).toMatchObject({ outcome: 'passed', at: NOW, role: 'merchant' });
    expect(kept?.comparisons).toHaveLength(18);
    expect((await readCheckOf(test, newcomer.token)).result?.checkedBy).toBe(kept?.by);
    expect((await checkEvents(test, id)).filter(({ event }) => event === 'functionality-confirmed')).toHaveLength(1);
  });

  it('fails a receipt whose tax is a cent short, and passes with another pair', async () => {
    const newcomer = await aNewcomer(test);
    const till = await installed(test, newcomer);
    await makePair(till, A_CENT_SHORT);
    const failed = (await verifyCheck(test, newcomer.token)).json<FunctionalityView>();
    expect([failed.state, failed.result?.outcome]).toEqual(['failed', 'failed']);
    expect(wrongIn(failed)).toEqual(['receipt qst', 'receipt total', 'refund qst', 'refund total']);
    expect(await step(newcomer)).toEqual(['open', 'check-failed', 'confirmation']);
    expect((await verifyCheck(test, newcomer.token)).json()).toEqual(failed);
    expect(await keptChecks(newcomer.merchant.id)).toHaveLength(1);
    expect(await checkEvents(test, newcomer.merchant.id)).toEqual([{ event: 'functionality-failed', byPerson: true }]);
    const again = await till.bill();
    await till.submitBills([again.text]);
    expect(await step(newcomer)).toEqual(['open', 'test-refund', 'confirmation']);
    await till.submitBills([(await till.bill(refundOf(again.transaction))).text]);
    expect((await verifyCheck(test, newcomer.token)).json()).toMatchObject({ state: 'passed' });
    expect((await keptChecks(newcomer.merchant.id)).map(({ outcome }) => outcome)).toEqual(['failed', 'passed']);
  });

  it('fails a refund that names another bill, unless one names the receipt', async () => {
    const newcomer = await aNewcomer(test);
    const till = await installed(test, newcomer);
    const sale = await till.bill();
    const other = await till.bill(refundOf({ ...sale.transaction, noTrans: 'A-9999' }));
    await till.submitBills([sale.text, other.text]);
    const found = await readCheckOf(test, newcomer.token);
    expect([found.state, ...wrongIn(found)]).toEqual(['to-verify', 'refund reference']);
    await till.submitBills([(await till.bill(refundOf(sale.transaction))).text]);
    expect(wrongIn(await readCheckOf(test, newcomer.token))).toEqual([]);
  });

  it('finds a refund of a part wrong, by its amounts', async () => {
    const newcomer = await aNewcomer(test);
    const till = await installed(test, newcomer);
    const sale = await till.bill();
    const part = { avantTax: '-000000002.00', TPS: '-000000000.10', TVQ: '-000000000.20', apresTax: '-000000002.30' };
    const refund = await till.bill((draft) => {
      const whole = refundOf(sale.transaction)(draft);
      return { ...whole, items: whole.items.map((item) => ({ ...item, prix: part.avantTax })), mont: part };
    });
    await till.submitBills([sale.text]);
    await till.submitBills([refund.text]);
    expect(wrongIn(await readCheckOf(test, newcomer.token))).toEqual([
      'refund subtotal',
      'refund gst',
      'refund qst',
      'refund total',
    ]);
  });

  it('takes no bill of the training mode and none over another amount for the receipt', async () => {
    const newcomer = await aNewcomer(test);
    const till = await installed(test, newcomer);
    const training = await till.bill((draft) => ({ ...draft, modTrans: 'FOR' }));
    const dear = await till.bill(amounted(['+000000004.78', '+000000000.24', '+000000000.48', '+000000005.50']));
    await till.submitBills([training.text, dear.text]);
    expect(await step(newcomer)).toEqual(['open', 'test-bill', 'test-refund', 'confirmation']);
  });

  it('expects no GST of a merchant who is not registered for it', async () => {
    const newcomer = await aNewcomer(test, { gst: '000000000RT0000' });
    const till = await installed(test, newcomer);
    await makePair(till, amounted(['+000000005.00', '+000000000.00', '+000000000.50', '+000000005.50'], 'P'));
    expect(wrongIn(await readCheckOf(test, newcomer.token))).toEqual([]);
  });

  it('says that the receipt bears another name than the information does now', async () => {
    const newcomer = await aNewcomer(test);
    await makeCheck(await installed(test, newcomer));
    await asSystem(test, {
      text: "update merchants set company_name = 'Chez Léa' where id = $1",
      values: [newcomer.merchant.id],
    });
    expect(wrongIn(await readCheckOf(test, newcomer.token))).toEqual(['receipt business', 'refund business']);
  });

  it('is made again when it was not verified for a month', async () => {
    const newcomer = await aNewcomer(test);
    await makeCheck(await installed(test, newcomer));
    const checkAt = async (now: string) => {
      const asked = { merchantId: newcomer.merchant.id, now: new Date(now), provider: null };
      const known = await test.dependencies.database.transaction({ role: 'system' }, (tx) => readFacts(tx, asked));
      return known?.facts.check;
    };
    const none = { outcome: null, passedAt: null };
    expect(await checkAt('2026-07-01T00:00:00Z')).toEqual({ receipt: 'accepted', refund: 'accepted', ...none });
    expect(await checkAt('2026-07-02T00:00:00Z')).toEqual({ receipt: 'none', refund: 'none', ...none });
  });

  it('waits for another device when the only one is unlinked in the middle', async () => {
    const newcomer = await aNewcomer(test);
    const till = await installed(test, newcomer);
    await till.submitBills([(await till.bill()).text]);
    await asSystem(test, { text: 'update devices set linked_at = null where id = $1', values: [till.id] });
    expect(await step(newcomer)).toEqual(['blocked', 'certificate-first']);
  });
});

describe('a verification', () => {
  it('is refused before the authority has both', async () => {
    const newcomer = await aNewcomer(test);
    const till = await installed(test, newcomer);
    await till.submitBills([(await till.bill()).text]);
    expect(await errorOf(verifyCheck(test, newcomer.token))).toMatchObject(refusedAs('bills-first'));
    expect(await keptChecks(newcomer.merchant.id)).toEqual([]);
    expect(await checkEvents(test, newcomer.merchant.id)).toEqual([]);
  });

  it('is refused of receipts that others have replaced meanwhile', async () => {
    const newcomer = await aNewcomer(test);
    const till = await installed(test, newcomer);
    await makePair(till);
    const { receipt, refund } = await readCheckOf(test, newcomer.token);
    const seen = { receiptId: receipt?.id ?? '', refundId: refund?.id ?? '' };
    await makePair(till);
    expect(await errorOf(verifyCheck(test, newcomer.token, { seen }))).toMatchObject(refusedAs('other-bills'));
    expect(await keptChecks(newcomer.merchant.id)).toEqual([]);
  });

  it('by a partner is kept under their name', async () => {
    const partnerId = await aPartner(test);
    const newcomer = await aNewcomer(test, { partnerId });
    await makeCheck(await installed(test, newcomer));
    const { token } = await aUser(test, { role: 'partner', partnerId });
    const query = `?merchantId=${newcomer.merchant.id}`;
    expect((await verifyCheck(test, token, { query })).json()).toMatchObject({
      state: 'passed',
      result: { checkedByRole: 'partner' },
    });
  });
});
