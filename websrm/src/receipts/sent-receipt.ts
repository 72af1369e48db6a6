import { readThirdPartyDeclaration } from '../requests/third-party-declaration.ts';
import { buildDeclaration } from './build-declaration.ts';
import type { Receipt } from './receipt.ts';
import { reportReceipt, type StoredReport } from './report-receipt.ts';

/** A user report or a declaration as it is stored, with the authority's number; null when it refused the document. */
export type StoredDocument = StoredReport & {
  report: { kind: 'user-report' | 'third-party-declaration'; number: string | null };
};

/**
 * A stored document as the till shows and prints it, and what its QR code holds: of a declaration all of its signed text. Throws
 * `RangeError` for a text that is none. Source: SRM-47, SRM-48.
 */
export function sentReceipt(stored: StoredDocument): { receipt: Receipt; qrText: string } {
  const { report, document, tradeName, addressLines } = stored;
  if (report.kind === 'user-report') return reportReceipt(stored);
  const { declaration } = readThirdPartyDeclaration(document);
  const answer =
    report.number === null ? ({ kind: 'refused' } as const) : ({ kind: 'taken', number: report.number } as const);
  return { receipt: buildDeclaration({ declaration, tradeName, addressLines, answer }), qrText: document };
}
