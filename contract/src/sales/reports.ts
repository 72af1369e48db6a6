import { TIME_ZONES } from '@comptoir/domain/base/merchants/merchant-information';
import { BILL_KINDS } from '@comptoir/domain/sales/bills/bill-kind';
import { PAYMENT_CODES } from '@comptoir/domain/sales/bills/payment-method';
import { TRANSMISSION_STATES } from '@comptoir/domain/sales/bills/transmission-state';
import { z } from 'zod';
import { endpoint, instant, merchantScope, pageOf, reportDay, rowFormat } from '../endpoint.ts';
import { givenChanges } from './report-changes.ts';

/**
 * Bills that a merchant's tills brought to the authority in a period. `totalCents`: sales after tax of the accepted bills,
 * credit notes taken away; training bills and reproductions are bills, and no sales.
 */
export const transmissionReportRow = z.strictObject({
  merchantId: z.uuid(),
  company_name: z.string(),
  bills: z.number().int(),
  accepted: z.number().int(),
  waiting: z.number().int(),
  refused: z.number().int(),
  totalCents: z.number().int(),
});
export type TransmissionReportRow = z.infer<typeof transmissionReportRow>;

/** The same of all merchants together. */
const transmissionReportTotal = transmissionReportRow
  .omit({ merchantId: true, company_name: true })
  .extend({ merchants: z.number().int() });
export type TransmissionReportTotal = z.infer<typeof transmissionReportTotal>;

const REPORT_COLUMNS = ['name', 'bills', 'accepted', 'waiting', 'refused', 'total'] as const;
/** Columns to order the report by; a minus reverses. */
export const TRANSMISSION_REPORT_SORTS = REPORT_COLUMNS.flatMap((column) => [column, `-${column}`] as const);
export type TransmissionReportSort = (typeof TRANSMISSION_REPORT_SORTS)[number];

export const getTransmissionReport = endpoint({
  method: 'GET',
  path: '/reports/transmissions',
  access: 'read-reports',
  summary: 'Transmissions per merchant in a period',
  description:
    'Both days included, in Québec time, 366 days at most. `totalCents` is sales after tax of accepted bills less ' +
    'credit notes. With `limit` it answers with a page of so many merchants, else with all of them; `total` is of all in either ' +
    'case. By name unless `sort` says what by; a minus turns it round.',
  query: z.strictObject({
    from: z.iso.date(),
    to: z.iso.date(),
    sort: z.enum(TRANSMISSION_REPORT_SORTS).describe('What they are ordered by; a minus turns it round.').optional(),
    cursor: z.coerce.number().int().min(0).max(1_000_000).optional(),
    limit: z.coerce.number().int().min(1).max(100).optional(),
  }),
  reply: pageOf(transmissionReportRow).extend({
    previousCursor: z.string().nullable(),
    total: transmissionReportTotal,
  }),
});
export type TransmissionReport = z.infer<typeof getTransmissionReport.reply>;

const amount = z.number().int();

/** Sums of bills. Amounts are in cents; refunds are negative. */
export const figures = z.strictObject({
  sales: z.number().int().describe('How many bills are sales.'),
  refunds: z.number().int().describe('How many give money back.'),
  grossCents: amount.describe('Sold, before tax.'),
  refundedCents: amount.describe('Given back, before tax; zero or negative.'),
  netCents: amount.describe('Both together.'),
  gstCents: amount,
  qstCents: amount,
  soldCents: amount.describe('After tax, what was given back taken away.'),
  adjustmentCents: amount.describe(
    'Rounding of cash, coupons after tax: between the amount after tax and the amount due.',
  ),
  serviceCents: amount.describe('Service charges; part of the amounts before tax.'),
  alcoholCents: amount.describe('Supplementary taxes, such as duties on alcohol; part of the amounts before tax.'),
  tipCents: amount.describe('Tips; in none of the other amounts.'),
});
export type SalesFigures = z.infer<typeof figures>;

/** Merchant and days of a report. */
export const reportPeriod = merchantScope.extend({ from: reportDay, to: reportDay });

export const WHAT_COUNTS =
  'Days are those of the merchant’s zone, both included, 366 at most, today the last. Real receipts, credit notes and their corrections ' +
  'count on the day they were made, of several instalments the first; training bills, reproductions, table bills, estimates, quotes and bills ' +
  'that the authority refused never do. Figures are exact at any moment.';

const dayFigures = figures.extend({ day: z.iso.date() });
export type DayFigures = z.infer<typeof dayFigures>;

/** Source: spec §1 "annual report". */
export const getSalesReport = endpoint({
  method: 'GET',
  path: '/reports/sales',
  access: 'read-bills',
  summary: 'Sales of a period, in all and by day, kind, payment, device and employee',
  description: `${WHAT_COUNTS} \`before\` is the period before: as many whole months, or as many days. Days without a sale are left out.`,
  query: reportPeriod,
  reply: z.strictObject({
    from: z.iso.date(),
    to: z.iso.date(),
    timeZone: z.enum(TIME_ZONES),
    total: figures,
    given: givenChanges.nullable(),
    before: z.strictObject({ from: z.iso.date(), to: z.iso.date(), total: figures, days: z.array(dayFigures) }),
    days: z.array(dayFigures),
    kinds: z.array(figures.extend({ kind: z.enum(BILL_KINDS) })),
    payments: z.array(figures.extend({ payment: z.enum(PAYMENT_CODES) })),
    devices: z.array(figures.extend({ deviceId: z.uuid(), deviceName: z.string() })),
    employees: z.array(
      figures.extend({ employee: z.string().nullable().describe('Null for bills that name no one.') }),
    ),
  }),
});
export type SalesReport = z.infer<typeof getSalesReport.reply>;

/** Dimensions by which a file of figures has rows. */
export const SALES_DIMENSIONS = ['day', 'month', 'kind', 'payment', 'device', 'employee', 'item', 'category'] as const;
export type SalesDimension = (typeof SALES_DIMENSIONS)[number];

export const exportSalesReport = endpoint({
  method: 'GET',
  path: '/reports/sales/export',
  access: 'read-bills',
  summary: 'Sales of a period as a file',
  description: `${WHAT_COUNTS} One row for each value of \`by\`, and a row of their sum; of items quantities and amounts before tax alone. Texts are in the language of \`Accept-Language\`.`,
  replyForm: 'rows',
  query: reportPeriod.extend({
    by: z.enum(SALES_DIMENSIONS).default('day').describe('What there is a row for.'),
    format: rowFormat.default('csv'),
  }),
  reply: z.null(),
});

const taxes = z.strictObject({
  salesCents: amount.describe('Sales before tax, what was given back taken away: what a return asks for as sales.'),
  gstCents: amount.describe('GST collected: the sum of what each bill says, which is what is owed.'),
  qstCents: amount.describe('QST collected, likewise.'),
  gstBaseCents: amount.describe('What GST is due on.'),
  qstBaseCents: amount.describe('What QST is due on.'),
  gstOfBaseCents: amount.describe(
    'GST on that in one; it differs from what was collected by the rounding of each bill.',
  ),
  qstOfBaseCents: amount.describe('QST on that in one.'),
  soldCents: amount.describe('Sales after tax.'),
});
export type TaxFigures = z.infer<typeof taxes>;

const taxBill = z.strictObject({
  id: z.uuid(),
  noTrans: z.string(),
  signedAt: instant,
  deviceName: z.string(),
  state: z.enum(TRANSMISSION_STATES),
  soldCents: amount,
});
export type TaxBill = z.infer<typeof taxBill>;

/** Source: spec §1 "annual report". */
export const getTaxReport = endpoint({
  method: 'GET',
  path: '/reports/taxes',
  access: 'read-bills',
  summary: 'GST and QST of a period, by month and quarter, held against Revenu Québec',
  description:
    `${WHAT_COUNTS} \`authority\` says what of it Revenu Québec has, which bills it has not, and what the user reports of the year of ` +
    '`to` state.',
  query: reportPeriod,
  reply: z.strictObject({
    from: z.iso.date(),
    to: z.iso.date(),
    timeZone: z.enum(TIME_ZONES),
    total: taxes,
    given: givenChanges.nullable(),
    months: z.array(taxes.extend({ month: z.string().describe('`2026-03`.') })),
    quarters: z.array(taxes.extend({ quarter: z.string().describe('`2026-Q1`.') })),
    authority: z.strictObject({
      acceptedBills: z.number().int().describe('Bills of the sums that Revenu Québec has, counted one by one.'),
      acceptedCents: amount.describe('What they come to after tax.'),
      outstandingBills: z.number().int().describe('Bills of the sums that it does not have yet.'),
      outstandingCents: amount,
      refusedBills: z.number().int().describe('Bills that it refused, which are in no sum; they are made again.'),
      refusedCents: amount,
      unexplainedCents: amount.describe('The sums less both; anything but zero is a fault of ours.'),
      bills: z.array(taxBill).describe('The bills that it has not, or refused; the oldest 200.'),
      counters: z
        .array(
          z.strictObject({
            deviceId: z.uuid(),
            deviceName: z.string(),
            year: z.number().int(),
            receivedAt: instant,
            payments: z.number().int().describe('What the last user report of the device states.'),
            soldCents: amount,
            ourPayments: z
              .number()
              .int()
              .nullable()
              .describe('The same of the bills up to it; null when its last bill is not here.'),
            ourCents: amount.nullable(),
          }),
        )
        .describe(
          'The counters of each device that sent a user report in the year of `to`. They hold refused bills, too.',
        ),
    }),
  }),
});
export type TaxReport = z.infer<typeof getTaxReport.reply>;
