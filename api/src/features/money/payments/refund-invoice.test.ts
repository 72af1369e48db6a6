import type { ErrorReply } from '@comptoir/contract/errors';
import type { InvoiceDetails } from '@comptoir/contract/money/invoices';
import { beforeEach, describe, expect, it } from 'vitest';
import { aBilledMerchant, loggedOf, standingOf } from '../../../../test/factories/billing.ts';
import { asSystem, aUser, bearer } from '../../../../test/factories/merchants.ts';
import { useTestApp } from '../../../../test/test-app.ts';
import { chargeDue } from './charge-due.ts';
import { reconcileRefunds } from './issue-refund.ts';
import { refundInvoice } from './refund-invoice.ts';

const MADE_AT = new Date('2026-06-15T16:00:00Z');
const MIDNIGHT = new Date('2026-06-16T04:00:00Z');
let now = MADE_AT;
const test = useTestApp({ now: () => now });
beforeEach(() => {
  now = MADE_AT;
  test.payments.reachable(true);
});

async function paid() {
  const made = await aBilledMerchant(test, { now: MADE_AT });
  now = MIDNIGHT;
  await chargeDue(test.dependencies);
  return made;
}

async function refund(invoiceId: string, body: { totalCents?: number; reason?: string } = {}) {
  const { token } = await aUser(test, { role: 'admin' });
  return test.app.inject({
    method: 'POST',
    url: `/api/invoices/${invoiceId}/refund`,
    headers: bearer(token),
    payload: { reason: 'facturé par erreur', ...body },
  });
}

const refunded = async (invoiceId: string, totalCents?: number): Promise<InvoiceDetails> => {
  const reply = await refund(invoiceId, totalCents === undefined ? {} : { totalCents });
  expect(reply.statusCode).toBe(200);
  return reply.json<InvoiceDetails>();
};

async function refused(invoiceId: string, body: { totalCents?: number } = {}) {
  const reply = await refund(invoiceId, body);
  return [reply.statusCode, reply.json<ErrorReply>().error.code];
}

const givenBack = () => [...test.payments.refunds.values()].map(({ amountCents }) => amountCents);

describe('crediting', () => {
  it('gives back all of a paid invoice, with a credit note that mirrors it', async () => {
    const { merchant, invoice } = await paid();
    const details = await refunded(invoice.id);
    expect(details).toMatchObject({ state: 'credited', creditedCents: 16_097, amountDueCents: 0 });
    expect(details.credits).toMatchObject([{ totalCents: 16_097, reason: 'facturé par erreur', refund: 'done' }]);
    const [note] = await asSystem(test, {
      text: `select subtotal_cents::int as subtotal, gst_cents::int as gst, qst_cents::int as qst from credit_notes
        where invoice_id = $1`,
      values: [invoice.id],
    });
    expect(note).toEqual({ subtotal: 14_000, gst: 700, qst: 1397 });
    expect(givenBack()).toEqual([16_097]);
    expect((await loggedOf(test, merchant.id)).at(-1)).toEqual({
      event: 'invoice-refunded',
      facts: { number: invoice.number, totalCents: 16_097 },
    });
  });

  it('leaves in the audit trail what changed, and mails the credit note', async () => {
    const { invoice } = await paid();
    await refunded(invoice.id, 5000);
    await refunded(invoice.id);
    const audited = await asSystem(test, {
      text: `select before, after from audit_events where action = 'invoice-refunded' and subject_type = 'invoice'
        and subject_id = $1 order by id`,
      values: [invoice.id],
    });
    const reason = 'facturé par erreur';
    expect(audited).toMatchObject([
      { before: { creditedCents: 0 }, after: { creditedCents: 5000, reason } },
      { before: { state: 'paid', creditedCents: 5000 }, after: { state: 'credited', creditedCents: 16_097, reason } },
    ]);
    const mails = await asSystem(test, {
      text: `select credit_number from invoice_mails where invoice_id = $1 and kind = 'credited'`,
      values: [invoice.id],
    });
    expect(mails).toHaveLength(2);
  });

  it('says which field asks for too much', async () => {
    const { invoice } = await paid();
    const reply = await refund(invoice.id, { totalCents: 16_098 });
    expect(reply.json<ErrorReply>().error).toMatchObject({
      code: 'refund-too-large',
      fields: [{ path: 'totalCents', rule: 'too-large' }],
    });
  });

  it('gives back a part, then the rest, and no cent more', async () => {
    const { invoice } = await paid();
    expect(await refunded(invoice.id, 5000)).toMatchObject({ state: 'paid', creditedCents: 5000 });
    expect(await refused(invoice.id, { totalCents: 11_098 })).toEqual([422, 'refund-too-large']);
    expect(await refunded(invoice.id)).toMatchObject({ state: 'credited', creditedCents: 16_097 });
    expect(await refused(invoice.id)).toEqual([422, 'refund-too-large']);
    const [sums] = await asSystem(test, {
      text: `select sum(subtotal_cents)::int as subtotal, sum(gst_cents)::int as gst, sum(qst_cents)::int as qst
        from credit_notes where invoice_id = $1`,
      values: [invoice.id],
    });
    expect(sums).toEqual({ subtotal: 14_000, gst: 700, qst: 1397 });
  });

  it('numbers credit notes without a gap, also when some are refused', async () => {
    const { invoice } = await paid();
    await refused(invoice.id, { totalCents: 20_000 });
    await Promise.all([1, 2, 3].map(() => refunded(invoice.id, 100)));
    const numbers = await asSystem<{ number: number }>(test, {
      text: 'select number::int from credit_notes order by number',
    });
    expect(numbers.map(({ number }) => number)).toEqual(numbers.map((_, index) => index + 1));
  });

  it('credits once when two administrators want all of it back at once', async () => {
    const { invoice } = await paid();
    const before = givenBack().length;
    const codes = (await Promise.all([refund(invoice.id), refund(invoice.id)])).map(({ statusCode }) => statusCode);
    expect(new Set(codes)).toEqual(new Set([200, 422]));
    expect(givenBack()).toHaveLength(before + 1);
  });

  it('cancels what is not paid yet: nothing is charged, nothing given back', async () => {
    const { invoice } = await aBilledMerchant(test, { now: MADE_AT });
    const before = givenBack().length;
    const details = await refunded(invoice.id);
    expect(details).toMatchObject({ state: 'credited', amountDueCents: 0, nextAttemptAt: null });
    expect(details.credits).toMatchObject([{ refund: 'none' }]);
    now = MIDNIGHT;
    await chargeDue(test.dependencies);
    expect(test.payments.chargesOf(invoice.number)).toEqual([]);
    expect(givenBack()).toHaveLength(before);
  });

  it('charges only the rest of what was credited in part before it was paid', async () => {
    const { invoice } = await aBilledMerchant(test, { now: MADE_AT });
    expect(await refunded(invoice.id, 6097)).toMatchObject({ state: 'open', amountDueCents: 10_000 });
    now = MIDNIGHT;
    await chargeDue(test.dependencies);
    expect(test.payments.chargesOf(invoice.number)).toMatchObject([{ amountCents: 10_000, taxCents: 1303 }]);
    expect(await refunded(invoice.id)).toMatchObject({ state: 'credited' });
    expect(givenBack().at(-1)).toBe(10_000);
  });

  it('credits nothing while no one knows whether it is paid', async () => {
    const { invoice } = await aBilledMerchant(test, { now: MADE_AT });
    now = MIDNIGHT;
    test.payments.next('reply-lost');
    await chargeDue(test.dependencies);
    expect(await refused(invoice.id)).toEqual([409, 'invoice-not-payable']);
  });

  it('does not find what is not there, and is for administrators alone', async () => {
    const { merchant, invoice } = await paid();
    expect(await refused(merchant.id)).toEqual([404, 'not-found']);
    const { token } = await aUser(test, { role: 'merchant', merchantId: merchant.id });
    const reply = await test.app.inject({
      method: 'POST',
      url: `/api/invoices/${invoice.id}/refund`,
      headers: bearer(token),
      payload: { reason: 'je veux' },
    });
    expect(reply.statusCode).toBe(403);
  });
});

describe('a refund whose reply was lost', () => {
  it('is asked again with its key and gives back once', async () => {
    const { invoice } = await paid();
    const before = givenBack().length;
    test.payments.nextRefunds('reply-lost');
    expect((await refunded(invoice.id)).credits).toMatchObject([{ refund: 'unknown' }]);
    expect(await reconcileRefunds(test.dependencies)).toBe(1);
    expect(await reconcileRefunds(test.dependencies)).toBe(0);
    expect(givenBack()).toHaveLength(before + 1);
  });

  it('is made later when the provider could not be reached', async () => {
    const { invoice } = await paid();
    const before = givenBack().length;
    test.payments.reachable(false);
    expect((await refunded(invoice.id)).credits).toMatchObject([{ refund: 'unknown' }]);
    test.payments.reachable(true);
    await reconcileRefunds(test.dependencies);
    expect(givenBack()).toHaveLength(before + 1);
  });

  it('is made by the job when its server ended before the call', async () => {
    const { invoice } = await paid();
    const before = givenBack().length;
    await refunded(invoice.id);
    await asSystem(test, {
      text: `update credit_notes set refund_state = 'under-way', refund_key = gen_random_uuid() where invoice_id = $1`,
      values: [invoice.id],
    });
    expect(await reconcileRefunds(test.dependencies)).toBe(0);
    now = new Date(now.getTime() + 200_000);
    expect(await reconcileRefunds(test.dependencies)).toBe(1);
    expect(givenBack()).toHaveLength(before + 2);
    expect(await standingOf(test, invoice.id)).toMatchObject({ state: 'credited' });
  });

  it('is shown as failed when the provider refuses it', async () => {
    const { invoice } = await paid();
    test.payments.nextRefunds('refused');
    expect((await refunded(invoice.id)).credits).toMatchObject([{ refund: 'failed' }]);
    expect(test.logLines.join()).toContain('a refund was refused');
  });

  it('needs a provider', async () => {
    const { invoice } = await paid();
    const { id: userId } = await aUser(test, { role: 'admin' });
    const refunding = refundInvoice(
      { ...test.dependencies, payments: null },
      { userId, invoiceId: invoice.id, reason: 'rien' },
    );
    await expect(refunding).rejects.toThrow('payments-not-configured');
    expect(await reconcileRefunds({ ...test.dependencies, payments: null })).toBe(0);
  });
});
