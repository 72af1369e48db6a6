import {
  getCertificateReport,
  getCertificateReportFile,
  listCertificateReportMerchants,
} from '@comptoir/contract/sales/certificate-report';
import { CERTIFICATE_SECTION as section } from '@comptoir/domain/sales/devices/certificate-section';
import { certificateSectionEn } from '@comptoir/domain/sales/devices/certificate-section.en';
import { certificateSectionFr } from '@comptoir/domain/sales/devices/certificate-section.fr';
import type { FastifyInstance } from 'fastify';
import { serveSection, type SectionDeps } from '../../base/figures/serve-section.ts';
import { listCertificateMerchantsBehind, listCertificateSums } from './certificate-figures.queries.ts';

/** Serves the report on the certificates of all devices to administrators. */
export function certificateReportRoutes(app: FastifyInstance, deps: SectionDeps): void {
  serveSection(app, deps, {
    calls: { report: getCertificateReport, merchants: listCertificateReportMerchants, file: getCertificateReportFile },
    section,
    words: { en: certificateSectionEn, fr: certificateSectionFr },
    listSums: listCertificateSums,
    listBehind: listCertificateMerchantsBehind,
  });
}
