import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { copyDatabase } from '../../../../test/copy-database.ts';
import {
  aBilledMerchant,
  aCard,
  anInvoice,
  aSubscription,
  loggedOf,
  setPrices,
  standingOf,
} from '../../../../test/factories/billing.ts';
import { aMerchant, asSystem, aUser } from '../../../../test/factories/merchants.ts';
import { useTestApp } from '../../../../test/test-app.ts';
import { createDueInvoices } from '../invoices/create-due-invoices.ts';
import { chargeDue } from './charge-due.ts';
import { payInvoice } from './pay-invoice.ts';
import { reconcilePayments } from './reconcile-payments.ts';
import { reconcileAfterRestore } from './reconcile-after-restore.ts';
import { refundInvoice } from './refund-invoice.ts';

const COPIED_AT = new Date('2026-06-15T16:00:00Z');
const MIDNIGHT = new Date('2026-06-16T04:00:00Z');
let now = COPIED_AT;
const test = useTestApp({ now: () => now });
beforeAll(() => setPrices(test));
beforeEach(async () => {
  now = COPIED_AT;
  test.payments.reachable(true);
  await asSystem(test, { text: 'update invoices set next_attempt_at = null' });
  await asSystem(test, { text: "update subscriptions set state = 'paused'" });
});

const copy = () => copyDatabase(test.databaseUrl);

async function midnight(at: Date): Promise<void> {
  now = at;
  await createDueInvoices(test.dependencies);
  await chargeDue(test.dependencies);
}

const reconcile = () => reconcileAfterRestore(test.dependencies, { since: COPIED_AT });
const chargesOf = (merchantId: string) =>
  [...test.payments.settled.values()].filter(
    ({ purpose, outcome }) => purpose.merchantId === merchantId && outcome.kind === 'succeeded',
  );

async function subscribed(anchor: string, more: { billed?: number; state?: 'paused' | 'pausing' } = {}) {
  const { id: merchantId } = await aMerchant(test);
  await aCard(test, merchantId);
  await aSubscription(test, { merchantId, anchor, ...more });
  return merchantId;
}

interface Billed {
  readonly id: string;
  readonly number: number;
  readonly state: string;
  readonly starts: string;
  readonly total: number;
}

const invoicesOf = (merchantId: string) =>
  asSystem<Billed>(test, {
    text: `select id, number::int, state, period_starts_on::text as starts, total_cents::int as total
      from invoices where merchant_id = $1 order by period_starts_on`,
    values: [merchantId],
  });

const unexpectedOf = (merchantId: string) =>
  asSystem<{ reason: string; amount: number }>(test, {
    text: 'select reason, amount_cents::int as amount from unexpected_charges where merchant_id = $1 order by charged_at',
    values: [merchantId],
  });

describe('a database put back to an older copy', () => {
  it('charges no card again at the same midnight, even before anybody asks the provider', async () => {
    const merchantId = await subscribed('2026-05-16');
    const copied = await copy();
    await midnight(MIDNIGHT);
    const before = await invoicesOf(merchantId);
    await copied.restore();
    await midnight(MIDNIGHT);
    expect(chargesOf(merchantId)).toHaveLength(1);
    expect(await invoicesOf(merchantId)).toMatchObject([{ state: 'paid', number: before[0]?.number }]);
  });

  it('answers a repeated attempt with its old outcome, and the next one with its own', async () => {
    const { merchant, invoice } = await aBilledMerchant(test, { now: COPIED_AT });
    const copied = await copy();
    test.payments.next('decline-soft');
    await midnight(MIDNIGHT);
    await midnight(new Date(MIDNIGHT.getTime() + 86_400_000));
    expect(await standingOf(test, invoice.id)).toMatchObject({ attempts: ['declined-soft', 'succeeded'] });
    await copied.restore();
    await midnight(MIDNIGHT);
    expect(await standingOf(test, invoice.id)).toMatchObject({ state: 'open', attempts: ['declined-soft'] });
    await midnight(new Date(MIDNIGHT.getTime() + 86_400_000));
    expect(await standingOf(test, invoice.id)).toMatchObject({ state: 'paid' });
    expect(chargesOf(merchant.id)).toHaveLength(1);
  });

  it('remakes the invoices that were paid since, under their own numbers, and goes on after the highest one', async () => {
    const [one, two] = [await subscribed('2026-05-16'), await subscribed('2026-05-16')];
    const copied = await copy();
    await midnight(MIDNIGHT);
    await midnight(new Date('2026-07-16T04:00:00Z'));
    const before = [await invoicesOf(one), await invoicesOf(two)];
    await copied.restore();
    const { charges, next } = await reconcile();
    expect(charges).toMatchObject({ recreated: 4, unexpected: 0 });
    const after = [await invoicesOf(one), await invoicesOf(two)];
    const shown = (billed: Billed[][]) => billed.map((all) => all.map((invoice) => ({ ...invoice, id: '' })));
    expect(shown(after)).toEqual(shown(before));
    expect(next.invoice).toBe(Math.max(...before.flat().map(({ number }) => number)) + 1);
    const charged = test.payments.settled.size;
    await midnight(new Date('2026-07-16T04:00:00Z'));
    expect(test.payments.settled.size).toBe(charged);
    expect((await loggedOf(test, one)).map(({ event }) => event)).toEqual(['charge-adopted', 'charge-adopted']);
    expect(await reconcile()).toMatchObject({ charges: { recreated: 0, settled: 0, unexpected: 0 } });
  });

  it('settles an invoice that it knows and that was paid since, and writes to no one again', async () => {
    const { merchant, invoice } = await aBilledMerchant(test, { now: COPIED_AT });
    const copied = await copy();
    await midnight(MIDNIGHT);
    await copied.restore();
    expect((await reconcile()).charges).toMatchObject({ settled: 1 });
    expect(await standingOf(test, invoice.id)).toMatchObject({ state: 'paid', attempts: ['succeeded'] });
    const mails = await asSystem(test, {
      text: "select kind from invoice_mails where merchant_id = $1 and kind = 'paid'",
      values: [merchant.id],
    });
    expect(mails).toEqual([]);
  });

  it('settles what was under way when it was copied', async () => {
    const { invoice } = await aBilledMerchant(test, { now: COPIED_AT });
    now = MIDNIGHT;
    test.payments.next('reply-lost');
    await chargeDue(test.dependencies);
    const copied = await copy();
    await copied.restore();
    now = new Date(MIDNIGHT.getTime() + 3_600_000);
    await reconcile();
    expect(await standingOf(test, invoice.id)).toMatchObject({ state: 'paid', attempts: ['succeeded'] });
  });

  it('adopts a charge made under the key of an attempt that it knows as not made', async () => {
    const { merchant, invoice } = await aBilledMerchant(test, { now: COPIED_AT });
    test.payments.next('unavailable');
    await midnight(MIDNIGHT);
    const copied = await copy();
    await midnight(new Date(MIDNIGHT.getTime() + 3_600_000));
    await copied.restore();
    expect((await reconcile()).charges).toMatchObject({ settled: 1 });
    const { state, attempts } = await standingOf(test, invoice.id);
    expect([state, ...attempts.toSorted()]).toEqual(['paid', 'not-charged', 'succeeded']);
    expect(chargesOf(merchant.id)).toHaveLength(1);
  });

  it('bills months before a paid one that no one remembers', async () => {
    const merchantId = await subscribed('2026-05-16');
    const copied = await copy();
    test.payments.next('decline-hard');
    await midnight(MIDNIGHT);
    await midnight(new Date('2026-07-16T04:00:00Z'));
    await copied.restore();
    await reconcile();
    expect(await invoicesOf(merchantId)).toMatchObject([
      { starts: '2026-06-16', state: 'open' },
      { starts: '2026-07-16', state: 'paid' },
    ]);
    now = new Date('2026-07-16T05:00:00Z');
    await chargeDue(test.dependencies);
    // It has another number than the one that was refused: the provider takes no other request under its key, and is asked.
    await reconcilePayments(test.dependencies);
    expect(await invoicesOf(merchantId)).toMatchObject([{ state: 'refused' }, { state: 'paid' }]);
  });

  it('goes on with a season that began since', async () => {
    const merchantId = await subscribed('2026-01-10', { state: 'paused' });
    const copied = await copy();
    const period = { startsOn: '2026-06-15', endsOn: '2026-07-15' };
    await anInvoice(test, { merchantId, now: COPIED_AT, period });
    await midnight(MIDNIGHT);
    await copied.restore();
    expect((await reconcile()).charges).toMatchObject({ recreated: 1 });
    const [subscription] = await asSystem(test, {
      text: `select s.state, s.anchor_on::text as anchor, m.active from subscriptions s
        join merchants m on m.id = s.merchant_id where m.id = $1`,
      values: [merchantId],
    });
    expect(subscription).toEqual({ state: 'active', anchor: '2026-06-15', active: true });
  });

  it('shows an administrator what it cannot place: no subscription, days billed otherwise, no one known', async () => {
    const merchantId = await subscribed('2026-05-16');
    const { id: never } = await aMerchant(test);
    const { id: later } = await aMerchant(test);
    const copied = await copy();
    const overlapping = { startsOn: '2026-06-01', endsOn: '2026-07-01' };
    for (const [id, period] of [[merchantId, overlapping], [never], [later]] as const) {
      if (id !== merchantId) await aCard(test, id);
      await anInvoice(test, { merchantId: id, now: COPIED_AT, ...(period ? { period } : {}) });
    }
    now = MIDNIGHT;
    await chargeDue(test.dependencies);
    await copied.restore();
    for (const [key, charge] of test.payments.settled)
      if (charge.purpose.merchantId === later)
        (test.payments.settled as Map<string, unknown>).set(key, {
          ...charge,
          purpose: { ...charge.purpose, merchantId: '00000000-0000-4000-8000-000000000000' },
        });
    const { charges } = await reconcile();
    expect(charges).toMatchObject({ unexpected: 3, recreated: 0 });
    for (const id of [merchantId, never]) {
      expect(await unexpectedOf(id)).toEqual([{ reason: 'no-invoice', amount: 16_097 }]);
      expect((await loggedOf(test, id)).at(-1)).toMatchObject({ event: 'charge-unexpected' });
    }
    const ownerless = await asSystem(test, {
      text: 'select reason from unexpected_charges where merchant_id is null',
    });
    expect(ownerless).toHaveLength(1);
    expect((await reconcile()).charges).toMatchObject({ unexpected: 0 });
  });

  it('holds an invoice that was charged another amount than is due', async () => {
    const { merchant, invoice } = await aBilledMerchant(test, { now: COPIED_AT });
    const copied = await copy();
    const { id: userId } = await aUser(test, { role: 'admin' });
    await refundInvoice(test.dependencies, { userId, invoiceId: invoice.id, totalCents: 6000, reason: 'essai' });
    await midnight(MIDNIGHT);
    await copied.restore();
    expect((await reconcile()).charges).toMatchObject({ unexpected: 1 });
    expect(await standingOf(test, invoice.id)).toMatchObject({ state: 'held', nextAttemptAt: null });
    expect(await unexpectedOf(merchant.id)).toEqual([{ reason: 'amount-differs', amount: 10_097 }]);
    await midnight(new Date('2026-06-20T04:00:00Z'));
    expect(chargesOf(merchant.id)).toHaveLength(1);
  });

  it('writes the credit notes of refunds again, under their own numbers, and gives nothing back twice', async () => {
    const { invoice } = await aBilledMerchant(test, { now: COPIED_AT });
    await midnight(MIDNIGHT);
    const { id: userId } = await aUser(test, { role: 'admin' });
    const copied = await copy();
    const credit = { userId, invoiceId: invoice.id, totalCents: 6000, reason: 'essai' };
    const before = await refundInvoice(test.dependencies, credit);
    await copied.restore();
    const { refunds, next } = await reconcile();
    expect(refunds).toMatchObject({ credited: 1 });
    const [note] = before.credits;
    expect(next.credit).toBe(Number(note?.number.slice(1)) + 1);
    const given = test.payments.refunds.size;
    const after = await refundInvoice(test.dependencies, { ...credit, totalCents: 1000 });
    expect(after.credits).toMatchObject([
      { number: note?.number, totalCents: 6000, refund: 'done' },
      { totalCents: 1000, refund: 'done' },
    ]);
    expect(test.payments.refunds.size).toBe(given + 1);
    expect((await reconcile()).refunds).toMatchObject({ credited: 0, unplaced: 0 });
  });

  it('gives back once when the same credit is asked for again before anybody asks the provider', async () => {
    const { invoice } = await aBilledMerchant(test, { now: COPIED_AT });
    await midnight(MIDNIGHT);
    const { id: userId } = await aUser(test, { role: 'admin' });
    const copied = await copy();
    const credit = { userId, invoiceId: invoice.id, totalCents: 6000, reason: 'essai' };
    await refundInvoice(test.dependencies, credit);
    const given = test.payments.refunds.size;
    await copied.restore();
    expect((await refundInvoice(test.dependencies, credit)).credits).toMatchObject([{ refund: 'done' }]);
    expect(test.payments.refunds.size).toBe(given);
  });

  it('goes on after the highest numbers that are known from outside', async () => {
    const numbers = { invoice: 90_000, credit: 70_000 };
    const { next } = await reconcileAfterRestore(test.dependencies, { since: COPIED_AT, numbers });
    expect(next).toEqual({ invoice: 90_001, credit: 70_001 });
    expect((await reconcile()).next).toEqual(next);
  });

  it('lets nothing begin while the provider does not answer', async () => {
    test.payments.reachable(false);
    await expect(reconcile()).rejects.toThrow('does not answer');
  });

  it('has no one to ask where no provider is chosen', async () => {
    const deps = { ...test.dependencies, payments: null };
    expect((await reconcileAfterRestore(deps, { since: COPIED_AT })).charges).toMatchObject({ settled: 0 });
  });

  it('pays by hand what was paid by hand before, with one charge', async () => {
    const { merchant, invoice } = await aBilledMerchant(test, { now: COPIED_AT });
    const { id: userId } = await aUser(test, { role: 'admin' });
    const copied = await copy();
    const click = { scope: { role: 'admin' }, userId, by: 'admin', invoiceId: invoice.id } as const;
    await payInvoice(test.dependencies, click);
    await copied.restore();
    expect(await payInvoice(test.dependencies, click)).toMatchObject({ state: 'paid' });
    expect(chargesOf(merchant.id)).toHaveLength(1);
  });
});
