import { readUserReport } from '../requests/read-user-report.ts';
import { buildUserReport } from './build-user-report.ts';
import type { Receipt } from './receipt.ts';
import { type BillAnswer, resolveStanding } from './resolve-standing.ts';

/** A user report as it is stored: its signed text, and what stands on it besides. `last`: of the document that it names, when that is known. */
export type StoredReport = {
  document: string;
  tradeName: string;
  addressLines: readonly string[];
  last: (BillAnswer & { form: 'PAP' | 'ELE' | 'PEL' }) | null;
};

const UNKNOWN: NonNullable<StoredReport['last']> = { form: 'PAP', psiNoTrans: null, psiDatTrans: null, errors: [] };

/**
 * A stored user report as the till shows and prints it, and what its QR code holds. Throws `RangeError` for a text that is no report.
 * Source: SRM-47.
 */
export function reportReceipt({ document, tradeName, addressLines, last }: StoredReport): {
  receipt: Receipt;
  qrText: string;
} {
  const { report, qrText } = readUserReport(document);
  const { form, ...answer } = last ?? UNKNOWN;
  const named = report.last && {
    noTrans: report.last.noTrans,
    total: report.last.apresTax,
    datTrans: report.last.datTrans,
    form,
    answer: resolveStanding(answer),
  };
  return { receipt: buildUserReport({ report, tradeName, addressLines, last: named }), qrText };
}
