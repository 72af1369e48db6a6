import { z } from 'zod';
import { endpoint, instant, pageOf } from '../endpoint.ts';

const id = z.strictObject({ id: z.uuid().describe('Of the partner.') });
const month = z
  .string()
  .regex(/^20\d\d-(0[1-9]|1[0-2])$/)
  .describe('A month of Québec, such as `2026-06`.');
const ofMonth = z.strictObject({ ...id.shape, month });

const rate = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('percent'),
    rate: z.number().int().min(0).max(1_000_000).describe('Of the net paid before taxes, in millionths: 50000 is 5 %.'),
  }),
  z.strictObject({
    kind: z.literal('amount'),
    amount: z.number().int().min(0).max(10_000_000).describe('For each paid invoice, in cents.'),
  }),
]);
export type CommissionRateView = z.infer<typeof rate>;

const datedRate = z.strictObject({ from: month, rate });

const amount = z.number().int();
const sums = z.strictObject({
  /** Number of paid invoices. */
  invoices: amount,
  netCents: amount.describe('What was paid of them, before taxes, in cents.'),
  earnedCents: amount.describe('The commission on that.'),
  /** Number of credits after the payment. */
  credits: amount,
  creditedCents: amount.describe('What they took away, before taxes.'),
  takenBackCents: amount.describe('The commission that they take back.'),
  totalCents: amount.describe('Earned less taken back; below zero when more is taken back.'),
});

const monthView = sums.extend({
  month,
  merchants: amount.describe('How many have a line.'),
  closedAt: instant.nullable().describe('Null while the month is not closed: its amounts can still change.'),
});
export type CommissionMonth = z.infer<typeof monthView>;

const line = sums.extend({ merchantId: z.uuid(), company_name: z.string() });

const HOW =
  'An invoice counts for the partner that looked after its merchant on the day it was paid, at the rate of that month; what is credited ' +
  'after that is taken back in the month of the credit.';

export const listCommissions = endpoint({
  method: 'GET',
  path: '/partners/:id/commissions',
  access: 'read-partner',
  summary: 'The commissions of a partner by month, newest first, and its rates',
  description: `${HOW} From the first rate on, at most the last 60 months; those that are not closed as they stand now.`,
  params: id,
  reply: pageOf(monthView).extend({ rates: z.array(datedRate).describe('Newest first.') }),
});
export type Commissions = z.infer<typeof listCommissions.reply>;

export const getCommissionStatement = endpoint({
  method: 'GET',
  path: '/partners/:id/commissions/:month',
  access: 'read-partner',
  summary: 'The commissions of a month, merchant by merchant',
  description: `${HOW} Once it is closed it never changes.`,
  params: ofMonth,
  reply: monthView.extend({ rate: rate.nullable().describe('Of this month.'), lines: z.array(line) }),
});
export type CommissionStatement = z.infer<typeof getCommissionStatement.reply>;

export const exportCommissionStatement = endpoint({
  method: 'GET',
  path: '/partners/:id/commissions/:month/file',
  access: 'read-partner',
  summary: 'The statement of a closed month, as a file',
  description: 'In the language in which the partner is written to. `not-found` while the month is not closed.',
  replyForm: 'report',
  params: ofMonth,
  query: z.strictObject({ format: z.enum(['pdf', 'csv', 'xlsx']) }),
  reply: z.null(),
});

export const setCommissionRate = endpoint({
  method: 'PUT',
  path: '/partners/:id/commissions/:month/rate',
  access: 'edit-partners',
  summary: 'Set the commission rate of a partner from a month on',
  description:
    'Until the month of the next rate. A month that is over keeps its rate: `validation-failed` with the rule `month-over`.',
  params: ofMonth,
  body: rate,
  reply: z.strictObject({ rates: z.array(datedRate) }),
});
