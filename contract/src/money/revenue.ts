import { REVENUE_FIGURES, REVENUE_GROUPS } from '@comptoir/domain/money/revenue/revenue-figures';
import { z } from 'zod';
import { behindFigure, figurePeriod, fileFormat, MERCHANTS_BEHIND, reportOf, rowOf } from '../base/figures.ts';
import { endpoint, pageOf } from '../endpoint.ts';

const amount = z.number().int();

const recurring = z.strictObject({
  count: z.number().int().describe('How many merchants.'),
  cents: amount.describe('What they pay a month before taxes, in cents.'),
});

const documents = z.strictObject({
  count: z.number().int().describe('How many documents.'),
  subtotalCents: amount.describe('Before taxes, in cents.'),
  gstCents: amount.describe('The federal tax (GST), in cents.'),
  qstCents: amount.describe('The Québec tax (QST), in cents.'),
  totalCents: amount.describe('Taxes included, in cents.'),
});

/** The figures of a period, all of them sums: `opening + new + resumed + changed − paused = closing`. */
export const revenueFigures = z.strictObject({
  opening: recurring.describe('Recurring revenue before the first day.'),
  new: recurring.describe('Of merchants whose first period began.'),
  resumed: recurring.describe('Of merchants whose season began again.'),
  changed: recurring.describe('By another price, or the end of a promo code.'),
  paused: recurring.describe('Of merchants whose paid period ended without another one: the season is over.'),
  churned: recurring.describe('Of merchants whose pause became a year old; counted as paused when it began.'),
  closing: recurring.describe('Recurring revenue after the last day.'),
  invoiced: documents.describe('Invoices made.'),
  credited: documents.describe('Credit notes made.'),
});

/** Grouping of the rows of a revenue report. Plan, partner and sector are those of today. */
export const revenueGroup = z.enum(REVENUE_GROUPS);

const groupBy = revenueGroup.default('month').describe('What a row stands for.');

export const revenueRow = rowOf(revenueFigures);
export type RevenueRow = z.infer<typeof revenueRow>;

export const getRevenueReport = endpoint({
  method: 'GET',
  path: '/reports/revenue',
  access: 'read-reports',
  summary: 'Recurring revenue, invoices and credit notes in a period',
  description:
    'Of our own invoices. Both days included, 366 days at most; documents count on their day in Québec, recurring ' +
    'revenue by the days that invoices cover. A period that begins with a month is compared with as many months before.',
  query: figurePeriod.extend({ groupBy }),
  reply: reportOf(revenueFigures, revenueRow),
});
export type RevenueReport = z.infer<typeof getRevenueReport.reply>;

/** A figure that has merchants behind it. */
export const revenueFigure = z.enum(REVENUE_FIGURES);

export const revenueMerchant = z.strictObject({
  merchantId: z.uuid(),
  company_name: z.string(),
  count: z.number().int().describe('How often: documents, or one for a merchant of the recurring revenue.'),
  cents: amount.describe('Its part of the figure before taxes, in cents.'),
  totalCents: amount.describe('With taxes, where the figure is of documents; the same as `cents` elsewhere.'),
});
export type RevenueMerchant = z.infer<typeof revenueMerchant>;

export const listRevenueMerchants = endpoint({
  method: 'GET',
  path: '/reports/revenue/merchants',
  access: 'read-reports',
  summary: 'The merchants behind a figure of the revenue report',
  description: MERCHANTS_BEHIND,
  query: behindFigure(revenueFigure, groupBy),
  reply: pageOf(revenueMerchant).extend({
    previousCursor: z.string().nullable(),
    total: z.strictObject({ merchants: z.number().int(), count: z.number().int(), cents: amount, totalCents: amount }),
  }),
});

export const getRevenueFile = endpoint({
  method: 'GET',
  path: '/reports/revenue/file',
  access: 'read-reports',
  summary: 'The revenue report as a file',
  description: 'The same figures as the report, in the language of `Accept-Language`.',
  replyForm: 'report',
  query: figurePeriod.extend({ groupBy, format: fileFormat.default('csv') }),
  reply: z.null(),
});
