import { SENDING_SECTION } from '@comptoir/domain/sales/transmissions/sending-section';
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

const groupBy = z.enum(SENDING_SECTION.groups).default('month').describe('What a row stands for.');

export const sendingFigures = figuresOf(SENDING_SECTION, {
  made: 'All bills of the period.',
  accepted: 'Those that the authority has.',
  remarked: 'Those of them that it remarked on.',
  late: 'Those that took longer than 48 hours, whatever became of them.',
  waiting: 'Those that it does not have yet.',
  refused: 'Those that it refused.',
});
export const sendingReportRow = rowOf(sendingFigures);

export const getSendingReport = endpoint({
  method: 'GET',
  path: '/reports/sending',
  access: 'read-reports',
  summary: 'Bills made, accepted, late, waiting and refused',
  description: `Of all merchants, by the day each bill was made, as it stands today. ${FIGURE_PERIOD}`,
  query: figurePeriod.extend({ groupBy }),
  reply: reportOf(sendingFigures, sendingReportRow),
});
export type SendingReport = z.infer<typeof getSendingReport.reply>;

export const sendingReportMerchant = merchantOf(SENDING_SECTION.measures);

export const listSendingReportMerchants = endpoint({
  method: 'GET',
  path: '/reports/sending/merchants',
  access: 'read-reports',
  summary: 'The merchants behind a figure of that report',
  description: MERCHANTS_BEHIND,
  query: behindFigure(z.enum(SENDING_SECTION.figures), groupBy),
  reply: merchantsOf(SENDING_SECTION.measures, sendingReportMerchant),
});
export type SendingReportMerchants = z.infer<typeof listSendingReportMerchants.reply>;

export const getSendingReportFile = endpoint({
  method: 'GET',
  path: '/reports/sending/file',
  access: 'read-reports',
  summary: 'Bills made, accepted, late, waiting and refused, as a file',
  description: 'The same figures as the report, in the language of `Accept-Language`.',
  replyForm: 'report',
  query: figurePeriod.extend({ groupBy, format: fileFormat.default('csv') }),
  reply: z.null(),
});
