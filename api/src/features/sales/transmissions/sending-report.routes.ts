import {
  getSendingReport,
  getSendingReportFile,
  listSendingReportMerchants,
} from '@comptoir/contract/sales/sending-report';
import { SENDING_SECTION as section } from '@comptoir/domain/sales/transmissions/sending-section';
import { sendingSectionEn } from '@comptoir/domain/sales/transmissions/sending-section.en';
import { sendingSectionFr } from '@comptoir/domain/sales/transmissions/sending-section.fr';
import type { FastifyInstance } from 'fastify';
import { serveSection, type SectionDeps } from '../../base/figures/serve-section.ts';
import { listSendingMerchantsBehind, listSendingSums } from './sending-figures.queries.ts';

/** Serves the report on the bills of all merchants, and their results, to administrators. */
export function sendingReportRoutes(app: FastifyInstance, deps: SectionDeps): void {
  serveSection(app, deps, {
    calls: { report: getSendingReport, merchants: listSendingReportMerchants, file: getSendingReportFile },
    section,
    words: { en: sendingSectionEn, fr: sendingSectionFr },
    listSums: listSendingSums,
    listBehind: listSendingMerchantsBehind,
  });
}
