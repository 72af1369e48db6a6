import { getDocumentProxy } from 'unpdf';
import { describe, expect, it } from 'vitest';
import { renderReportPdf } from '../src/features/base/exports/render-report-pdf.ts';
import { renderPdf } from '../src/features/money/invoices/render-pdf.ts';
import { renderBillPdf } from '../src/features/sales/bills/render-bill-pdf.ts';
import {
  LONG_NAME,
  longInvoices,
  longReceipt,
  longReports,
  textsOfInvoice,
  textsOfReceipt,
  textsOfReport,
} from './long-documents.ts';

interface Piece {
  readonly str: string;
  readonly width: number;
  readonly transform: readonly number[];
}

/** What stands on each line of a document, on any of its pages: pieces that touch are one, as kerning parts a comma from its figure. */
async function linesOf(file: Buffer): Promise<string[]> {
  const document = await getDocumentProxy(new Uint8Array(file));
  const pages = await Promise.all(
    Array.from({ length: document.numPages }, async (_, index) => (await document.getPage(index + 1)).getTextContent()),
  );
  return pages.flatMap(({ items }) => joinTouching(items.flatMap((item) => ('str' in item ? [item as Piece] : []))));
}

/** How far kerning moves a piece over the end of the one before, at most. */
const KERNED = 4;

function joinTouching(pieces: readonly Piece[]): string[] {
  const lines: { text: string; end: number; y: number }[] = [];
  for (const { str, width, transform } of pieces) {
    const [x = 0, y = 0] = transform.slice(4);
    const before = lines.at(-1);
    if (before && Math.abs(before.y - y) < 0.1 && Math.abs(before.end - x) < KERNED) {
      before.text += str;
      before.end = x + width;
    } else lines.push({ text: str, end: x + width, y });
  }
  return lines.map(({ text }) => squeeze(text));
}

const squeeze = (text: string): string => text.replaceAll(/\s/g, ' ');

/** Words that no line has whole; between letters a hyphen is a place to break. An amount is one word: its spaces are unbreakable. */
async function brokenWords(file: Buffer, texts: readonly string[]): Promise<string[]> {
  const lines = await linesOf(file);
  const words = new Set(texts.flatMap((text) => text.split(/[ \n]|(?<=\p{L})-(?=\p{L})/u)).map(squeeze));
  return [...words].filter((word) => !lines.some((line) => line.includes(word)));
}

describe.each(['fr', 'en'] as const)('every word stands whole on a line, however long all is (%s)', (language) => {
  it.each(longReports(language).map((report) => [report.title, report.facts[0]?.[1], report] as const))(
    '%s, %s',
    async (_, __, report) => {
      expect(await brokenWords(await renderReportPdf(report), textsOfReport(report))).toEqual([]);
    },
  );

  it.each(longInvoices(language).map((document) => [document.title, document] as const))('%s', async (_, document) => {
    expect(await brokenWords(await renderPdf(document), textsOfInvoice(document))).toEqual([]);
  });
});

describe('the bill on the paper of a till', () => {
  it('keeps every word and amount whole beside the longest of each', async () => {
    const receipt = longReceipt();
    const file = await renderBillPdf({ title: 'Facture', merchant: LONG_NAME, receipt, qrUrl: null });
    expect(await brokenWords(file, textsOfReceipt(receipt))).toEqual([]);
  });
});
