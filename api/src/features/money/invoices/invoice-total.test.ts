import type { ErrorReply } from '@comptoir/contract/errors';
import type { InvoiceTotal, InvoiceView } from '@comptoir/contract/money/invoices';
import { expect, it } from 'vitest';
import { aBilledMerchant, anInvoice } from '../../../../test/factories/billing.ts';
import { aUser, bearer } from '../../../../test/factories/merchants.ts';
import { useTestApp } from '../../../../test/test-app.ts';
import { chargeDue } from '../payments/charge-due.ts';
import { refundInvoice } from '../payments/refund-invoice.ts';

const MADE_AT = new Date('2026-06-15T16:00:00Z');
const NEW_YEARS_EVE = new Date('2027-01-01T04:30:00Z');
const NEW_YEAR = new Date('2027-01-15T16:00:00Z');
let now = MADE_AT;
const test = useTestApp({ now: () => now });

const get = (token: string, url: string) => test.app.inject({ method: 'GET', url, headers: bearer(token) });
const totalOf = async (token: string, query = '') =>
  (await get(token, `/api/invoice-total${query}`)).json<InvoiceTotal>();
const listOf = async (token: string, query: string) =>
  (await get(token, `/api/invoices${query}`)).json<{ items: InvoiceView[] }>().items;

/** Three invoices: one of June, paid and partly given back, one of the last minutes of the year, one of the new year. */
async function threeInvoices() {
  now = MADE_AT;
  const { merchant, invoice } = await aBilledMerchant(test, { now: MADE_AT });
  const user = await aUser(test, { role: 'merchant', merchantId: merchant.id });
  now = new Date('2026-06-16T04:00:00Z');
  await chargeDue(test.dependencies);
  now = MADE_AT;
  const admin = await aUser(test, { role: 'admin' });
  await refundInvoice(test.dependencies, {
    userId: admin.id,
    invoiceId: invoice.id,
    reason: 'essai',
    totalCents: 1000,
  });
  const made = (at: Date, startsOn: string, endsOn: string) =>
    anInvoice(test, { merchantId: merchant.id, now: at, period: { startsOn, endsOn } });
  await made(NEW_YEARS_EVE, '2026-12-31', '2027-01-31');
  await made(NEW_YEAR, '2027-01-31', '2027-02-28');
  return { merchant, user, admin };
}

it('adds up what was made out, paid, credited and is due, and the taxes less what was credited of them', async () => {
  const { user } = await threeInvoices();
  expect(await totalOf(user.token)).toEqual({
    years: [2027, 2026],
    invoices: 3,
    totalCents: 48_291,
    paidCents: 15_097,
    creditedCents: 1000,
    dueCents: 32_194,
    gstCents: 3 * 700 - 43,
    qstCents: 3 * 1397 - 87,
  });
});

it.each([
  ['?year=2026', 2],
  ['?year=2027', 1],
  ['?year=2025', 0],
  ['?unpaid=true', 2],
  ['?unpaid=true&year=2026', 1],
  ['', 3],
])('agrees with the list under it, a year ending at the merchant’s midnight (%s)', async (query, count) => {
  const { user } = await threeInvoices();
  const [total, list] = [await totalOf(user.token, query), await listOf(user.token, query)];
  const sum = (of: 'totalCents' | 'amountDueCents') => list.reduce((all, invoice) => all + invoice[of], 0);
  expect([total.invoices, total.totalCents, total.dueCents]).toEqual([count, sum('totalCents'), sum('amountDueCents')]);
  expect(list).toHaveLength(count);
  expect(total.paidCents + total.creditedCents + total.dueCents).toBe(total.totalCents);
});

it('is of one merchant, and of no one else’s', async () => {
  const [one, other] = [await threeInvoices(), await threeInvoices()];
  expect(await totalOf(one.admin.token, `?merchantId=${other.merchant.id}&year=2027`)).toMatchObject({ invoices: 1 });
  const refusals = [
    await get(one.admin.token, '/api/invoice-total'),
    await get(one.user.token, `/api/invoice-total?merchantId=${other.merchant.id}`),
    await get(one.user.token, '/api/invoice-total?year=soon'),
  ].map((reply) => [reply.statusCode, reply.json<ErrorReply>().error.code]);
  expect(refusals).toEqual([
    [422, 'merchant-required'],
    [403, 'forbidden'],
    [422, 'validation-failed'],
  ]);
});
