import { ONBOARDING_SECTION } from '@comptoir/domain/people/registration/onboarding-section';
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

const groupBy = z.enum(ONBOARDING_SECTION.groups).default('month').describe('What a row stands for.');

export const onboardingFigures = figuresOf(ONBOARDING_SECTION, {
  signedUp: 'Merchants who signed up.',
  information: 'Whose information is complete; days since they signed up.',
  paid: 'Who paid an invoice, too; days since the step before, as in the following.',
  linked: 'Who linked a device, too.',
  certified: 'Whose device has a certificate, too.',
  billed: 'Who made a bill, too.',
  stuckInformation: 'Whose information is not complete; days since they signed up.',
  stuckPaid: 'Who have paid nothing, and done what comes before; days since then.',
  stuckLinked: 'Without a linked device, likewise.',
  stuckCertified: 'Without a certificate, likewise.',
  stuckBilled: 'Without a bill, likewise.',
});
export const onboardingReportRow = rowOf(onboardingFigures);

export const getOnboardingReport = endpoint({
  method: 'GET',
  path: '/reports/onboarding',
  access: 'read-reports',
  summary: 'How far those have come who signed up',
  description: `Merchants by the day of their sign-up, steps as they stand today. A step counts when those before it are done too. ${FIGURE_PERIOD}`,
  query: figurePeriod.extend({ groupBy }),
  reply: reportOf(onboardingFigures, onboardingReportRow),
});
export type OnboardingReport = z.infer<typeof getOnboardingReport.reply>;

export const onboardingReportMerchant = merchantOf(ONBOARDING_SECTION.measures);

export const listOnboardingReportMerchants = endpoint({
  method: 'GET',
  path: '/reports/onboarding/merchants',
  access: 'read-reports',
  summary: 'The merchants behind a figure of that report',
  description: MERCHANTS_BEHIND,
  query: behindFigure(z.enum(ONBOARDING_SECTION.figures), groupBy),
  reply: merchantsOf(ONBOARDING_SECTION.measures, onboardingReportMerchant),
});
export type OnboardingReportMerchants = z.infer<typeof listOnboardingReportMerchants.reply>;

export const getOnboardingReportFile = endpoint({
  method: 'GET',
  path: '/reports/onboarding/file',
  access: 'read-reports',
  summary: 'How far those have come who signed up, as a file',
  description: 'The same figures as the report, in the language of `Accept-Language`.',
  replyForm: 'report',
  query: figurePeriod.extend({ groupBy, format: fileFormat.default('csv') }),
  reply: z.null(),
});
