import { SUPPORT_SECTION } from '@comptoir/domain/help/support/support-section';
import { z } from 'zod';
import {
  behindFigure,
  FIGURE_PERIOD,
  figurePeriod,
  figuresOf,
  fileFormat,
  MERCHANTS_BEHIND,
  merchantOf,
  merchantsOf,
  reportOf,
  rowOf,
} from '../base/figures.ts';
import { endpoint } from '../endpoint.ts';

const groupBy = z.enum(SUPPORT_SECTION.groups).default('month').describe('What a row stands for.');

export const supportFigures = figuresOf(SUPPORT_SECTION, {
  messages: 'Messages about a merchant.',
  held: 'Appointments that were not cancelled.',
  cancelled: 'Appointments cancelled, by the day it was done.',
  openedAs: 'How often an administrator acted in the place of a merchant.',
  acts: 'Acts of administrators about a merchant, by the audit trail.',
});
export const supportReportRow = rowOf(supportFigures);

export const getSupportReport = endpoint({
  method: 'GET',
  path: '/reports/support',
  access: 'read-reports',
  summary: 'What merchants asked of support, and what it did',
  description: `By the day of each. Messages that name no merchant are not counted. ${FIGURE_PERIOD}`,
  query: figurePeriod.extend({ groupBy }),
  reply: reportOf(supportFigures, supportReportRow),
});
export type SupportReport = z.infer<typeof getSupportReport.reply>;

export const supportReportMerchant = merchantOf(SUPPORT_SECTION.measures);

export const listSupportReportMerchants = endpoint({
  method: 'GET',
  path: '/reports/support/merchants',
  access: 'read-reports',
  summary: 'The merchants behind a figure of that report',
  description: MERCHANTS_BEHIND,
  query: behindFigure(z.enum(SUPPORT_SECTION.figures), groupBy),
  reply: merchantsOf(SUPPORT_SECTION.measures, supportReportMerchant),
});
export type SupportReportMerchants = z.infer<typeof listSupportReportMerchants.reply>;

export const getSupportReportFile = endpoint({
  method: 'GET',
  path: '/reports/support/file',
  access: 'read-reports',
  summary: 'What merchants asked of support, and what it did, as a file',
  description: 'The same figures as the report, in the language of `Accept-Language`.',
  replyForm: 'report',
  query: figurePeriod.extend({ groupBy, format: fileFormat.default('csv') }),
  reply: z.null(),
});
