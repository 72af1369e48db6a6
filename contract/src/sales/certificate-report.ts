import { CERTIFICATE_SECTION } from '@comptoir/domain/sales/devices/certificate-section';
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

const groupBy = z.enum(CERTIFICATE_SECTION.groups).default('month').describe('What a row stands for.');

export const certificateFigures = figuresOf(CERTIFICATE_SECTION, {
  valid: 'In use at the end.',
  ending30: 'In use at the end, and ending within 30 days.',
  ending60: 'Within 60 days, those before among them.',
  ending90: 'Within 90 days, likewise.',
  issued: 'First ones of a device.',
  renewed: 'Later ones of a device.',
  ended: 'Ran out or revoked, with none in their place.',
  failed: 'Devices whose newest request was refused.',
});
export const certificateReportRow = rowOf(certificateFigures);

export const getCertificateReport = endpoint({
  method: 'GET',
  path: '/reports/certificates',
  access: 'read-reports',
  summary: 'Certificates in use, ending, ended, renewed and refused',
  description: `Of the devices of all merchants. What is valid or ends soon is as it stood at the end of the period, or of each month. ${FIGURE_PERIOD}`,
  query: figurePeriod.extend({ groupBy }),
  reply: reportOf(certificateFigures, certificateReportRow),
});
export type CertificateReport = z.infer<typeof getCertificateReport.reply>;

export const certificateReportMerchant = merchantOf(CERTIFICATE_SECTION.measures);

export const listCertificateReportMerchants = endpoint({
  method: 'GET',
  path: '/reports/certificates/merchants',
  access: 'read-reports',
  summary: 'The merchants behind a figure of that report',
  description: MERCHANTS_BEHIND,
  query: behindFigure(z.enum(CERTIFICATE_SECTION.figures), groupBy),
  reply: merchantsOf(CERTIFICATE_SECTION.measures, certificateReportMerchant),
});
export type CertificateReportMerchants = z.infer<typeof listCertificateReportMerchants.reply>;

export const getCertificateReportFile = endpoint({
  method: 'GET',
  path: '/reports/certificates/file',
  access: 'read-reports',
  summary: 'Certificates in use, ending, ended, renewed and refused, as a file',
  description: 'The same figures as the report, in the language of `Accept-Language`.',
  replyForm: 'report',
  query: figurePeriod.extend({ groupBy, format: fileFormat.default('csv') }),
  reply: z.null(),
});
