import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { reportPeriod } from './reports.ts';

const WHAT_IT_HOLDS =
  'Days are those of the merchant’s zone, both included, 366 at most, today the last. Texts are in the language of `Accept-Language`.';

export const getSalesPdf = endpoint({
  method: 'GET',
  path: '/reports/sales/pdf',
  access: 'read-bills',
  summary: 'Sales of a period as PDF',
  description: `The sum, then day by day, by kind, payment, device, employee and item, tagged for screen readers. ${WHAT_IT_HOLDS}`,
  replyForm: 'pdf',
  query: reportPeriod,
  reply: z.null(),
});

export const getTaxPdf = endpoint({
  method: 'GET',
  path: '/reports/taxes/pdf',
  access: 'read-bills',
  summary: 'GST and QST of a period as PDF',
  description: `Months, quarters, their rounding, and whether Revenu Québec has the bills, tagged for screen readers. ${WHAT_IT_HOLDS}`,
  replyForm: 'pdf',
  query: reportPeriod,
  reply: z.null(),
});

export const getTaxWorkbook = endpoint({
  method: 'GET',
  path: '/reports/taxes/xlsx',
  access: 'read-bills',
  summary: 'GST and QST of a period as a workbook',
  description: `The same as in the PDF, a sheet for each part. ${WHAT_IT_HOLDS}`,
  replyForm: 'xlsx',
  query: reportPeriod,
  reply: z.null(),
});
