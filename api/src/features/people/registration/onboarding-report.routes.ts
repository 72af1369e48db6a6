import {
  getOnboardingReport,
  getOnboardingReportFile,
  listOnboardingReportMerchants,
} from '@comptoir/contract/people/onboarding-report';
import { ONBOARDING_SECTION as section } from '@comptoir/domain/people/registration/onboarding-section';
import { onboardingSectionEn } from '@comptoir/domain/people/registration/onboarding-section.en';
import { onboardingSectionFr } from '@comptoir/domain/people/registration/onboarding-section.fr';
import type { FastifyInstance } from 'fastify';
import { serveSection, type SectionDeps } from '../../base/figures/serve-section.ts';
import { listOnboardingMerchantsBehind, listOnboardingSums } from './onboarding-figures.queries.ts';

/** Serves the report on registrations to administrators. */
export function onboardingReportRoutes(app: FastifyInstance, deps: SectionDeps): void {
  serveSection(app, deps, {
    calls: { report: getOnboardingReport, merchants: listOnboardingReportMerchants, file: getOnboardingReportFile },
    section,
    words: { en: onboardingSectionEn, fr: onboardingSectionFr },
    listSums: (tx, bounds, groupBy) => listOnboardingSums(tx, { ...bounds, now: deps.now() }, groupBy),
    listBehind: (tx, bounds, part) => listOnboardingMerchantsBehind(tx, { ...bounds, now: deps.now() }, part),
  });
}
