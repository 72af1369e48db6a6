import {
  getSupportReport,
  getSupportReportFile,
  listSupportReportMerchants,
} from '@comptoir/contract/help/support-report';
import { SUPPORT_SECTION as section } from '@comptoir/domain/help/support/support-section';
import { supportSectionEn } from '@comptoir/domain/help/support/support-section.en';
import { supportSectionFr } from '@comptoir/domain/help/support/support-section.fr';
import type { FastifyInstance } from 'fastify';
import { serveSection, type SectionDeps } from '../../base/figures/serve-section.ts';
import { listSupportMerchantsBehind, listSupportSums } from './support-figures.queries.ts';

/** Serves the report on support to administrators. */
export function supportReportRoutes(app: FastifyInstance, deps: SectionDeps): void {
  serveSection(app, deps, {
    calls: { report: getSupportReport, merchants: listSupportReportMerchants, file: getSupportReportFile },
    section,
    words: { en: supportSectionEn, fr: supportSectionFr },
    listSums: listSupportSums,
    listBehind: listSupportMerchantsBehind,
  });
}
