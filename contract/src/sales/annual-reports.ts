import { TIME_ZONES } from '@comptoir/domain/base/merchants/merchant-information';
import { z } from 'zod';
import { endpoint, instant, merchantScope } from '../endpoint.ts';
import { changes, reportBill } from './report-changes.ts';
import { outage } from './report-charts.ts';
import { figures, getSalesReport, getTaxReport } from './reports.ts';

const amount = z.number().int();
const sales = getSalesReport.reply.shape;
const taxes = getTaxReport.reply.shape;

const certificate = z.strictObject({
  deviceName: z.string(),
  serial: z.string(),
  notBefore: instant,
  notAfter: instant,
  revokedAt: instant.nullable(),
});

/** Figures of a year, read out of its bills. They are kept as they were when the year was over, and compared with itself later. */
const annualFigures = z.strictObject({
  year: z.number().int(),
  firstMonth: z.number().int(),
  from: z.iso.date(),
  to: z.iso.date().describe('The last day of the year, or today while it runs.'),
  timeZone: z.enum(TIME_ZONES),
  madeAt: instant,
  company: z.strictObject({
    name: z.string(),
    fileNumber: z.string().nullable(),
    qstNumber: z.string().nullable(),
    gstNumber: z.string().nullable(),
  }),
  informationChanges: z
    .array(z.strictObject({ at: instant, fields: z.array(z.string()) }))
    .describe('When the merchant information changed in the year, by the names of its fields.'),
  total: figures,
  before: z.strictObject({ from: z.iso.date(), to: z.iso.date(), total: figures }),
  months: z.array(figures.extend({ month: z.string() })).describe('All of them, those without a sale too.'),
  taxes: z.strictObject({ total: taxes.total, months: taxes.months, quarters: taxes.quarters }),
  kinds: sales.kinds,
  payments: sales.payments,
  devices: sales.devices,
  employees: sales.employees,
  certificates: z.array(certificate),
  earlierRefunds: z
    .strictObject({ bills: z.number().int(), soldCents: amount })
    .describe('What was given back in the year for bills made before it.'),
  outages: z.strictObject({
    count: z.number().int(),
    minutes: z.number().int(),
    longest: z.array(outage).describe('At most 50.'),
  }),
  late: z
    .strictObject({ bills: z.number().int(), oldest: z.array(reportBill.extend({ settledAt: instant.nullable() })) })
    .describe('Bills that Revenu Québec had later than 48 hours after they were made, or has not yet; the oldest 50.'),
  authority: taxes.authority,
  proof: z
    .strictObject({
      root: z.string().nullable().describe('SHA-256 over where each device’s chain ends; null without a bill.'),
      devices: z.array(
        z.strictObject({
          deviceName: z.string(),
          number: z.string().nullable(),
          firstPosition: z.number().int(),
          lastPosition: z.number().int(),
          lastSignature: z.string(),
        }),
      ),
    })
    .describe('Each bill holds the signature of the one before it: the last ones hold all.'),
});
export type AnnualFigures = z.infer<typeof annualFigures>;

const wanted = merchantScope.extend({
  firstMonth: z.coerce.number().int().min(1).max(12).default(1).describe('With which month the fiscal year begins.'),
});
const year = z.coerce.number().int().min(2000).max(2100).describe('The calendar year in which the fiscal year ends.');

const WHAT_A_YEAR_IS =
  'A fiscal year is named for the calendar year in which it ends. Figures are exact at any moment; bills count as in the sales report.';

/** Source: spec §1 "annual report". */
export const getAnnualReport = endpoint({
  method: 'GET',
  path: '/reports/annual',
  access: 'read-bills',
  summary: 'Everything of a year',
  description: `${WHAT_A_YEAR_IS} Of the merchant’s own year a report is kept on the fifth day after it; \`kept\` says what has changed since.`,
  query: wanted.extend({ year }),
  reply: annualFigures.extend({ kept: changes.nullable() }),
});
export type AnnualReport = z.infer<typeof getAnnualReport.reply>;

const asFile = {
  params: z.strictObject({ year }),
  query: wanted.extend({
    version: z
      .enum(['current', 'kept'])
      .default('current')
      .describe('Of today, or as it was kept when the year was over.'),
  }),
};

export const getAnnualPdf = endpoint({
  method: 'GET',
  path: '/reports/annual/:year/pdf',
  access: 'read-bills',
  summary: 'The annual report as PDF',
  description: `Tagged for screen readers, in the language of \`Accept-Language\`. ${WHAT_A_YEAR_IS}`,
  replyForm: 'pdf',
  ...asFile,
  reply: z.null(),
});

export const getAnnualWorkbook = endpoint({
  method: 'GET',
  path: '/reports/annual/:year/xlsx',
  access: 'read-bills',
  summary: 'The annual report as a workbook',
  description: `A sheet for each part, in the language of \`Accept-Language\`. ${WHAT_A_YEAR_IS}`,
  replyForm: 'xlsx',
  ...asFile,
  reply: z.null(),
});

const fiscalYear = z.strictObject({
  firstMonth: z.number().int().min(1).max(12).describe('With which month it begins; 1 for the calendar year.'),
});
const fiscalYearView = fiscalYear.extend({ changedAt: instant.nullable().describe('Null when no one has said so.') });
export type FiscalYearView = z.infer<typeof fiscalYearView>;

export const getFiscalYear = endpoint({
  method: 'GET',
  path: '/reports/fiscal-year',
  access: 'read-bills',
  summary: 'With which month the fiscal year begins',
  query: merchantScope,
  reply: fiscalYearView,
});

export const setFiscalYear = endpoint({
  method: 'PUT',
  path: '/reports/fiscal-year',
  access: 'edit-merchant',
  summary: 'Say with which month the fiscal year begins',
  description: 'Of that year a report is kept and mailed from now on. What is kept stays.',
  query: merchantScope,
  body: fiscalYear,
  reply: fiscalYearView,
});
