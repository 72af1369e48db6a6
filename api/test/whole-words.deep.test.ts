import { getDocumentProxy } from 'unpdf';
import { describe, expect, it } from 'vitest';
import type { ReportTable } from '../src/features/base/exports/written-report.ts';
import { renderReportPdf } from '../src/features/base/exports/render-report-pdf.ts';
import { renderPdf } from '../src/features/money/invoices/render-pdf.ts';
import { renderBillPdf } from '../src/features/sales/bills/paper/render-bill-pdf.ts';
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

/** Returns the lines of a document, on any of its pages: pieces that touch are one, as kerning parts a comma from its figure. */
const linesOf = async (file: Buffer): Promise<string[]> => (await readPages(file)).flatMap(joinTouching);

async function readPages(file: Buffer): Promise<Piece[][]> {
  const document = await getDocumentProxy(new Uint8Array(file));
  const pages = await Promise.all(
    Array.from({ length: document.numPages }, async (_, index) => (await document.getPage(index + 1)).getTextContent()),
  );
  return pages.map(({ items }) => items.flatMap((item) => ('str' in item ? [item as Piece] : [])));
}

/** Pairs of texts of which one is written over the other. */
const findOverwritten = async (file: Buffer): Promise<string[]> =>
  (await readPages(file)).flatMap((page) => {
    const boxes = page.filter(({ str }) => str.trim() !== '').map(boxOf);
    return boxes.flatMap((one, place) =>
      boxes
        .slice(place + 1)
        .filter((other) => isOver(one, other))
        .map((other) => `${one.str} | ${other.str}`),
    );
  });

/** A line of text takes so much of the size of its letters, from its base to the one above. */
const LINE = 0.95;

function boxOf({ str, width, transform }: Piece) {
  const [height = 0, x = 0, y = 0] = transform.slice(3);
  return { str, x, y, end: x + width, top: y + LINE * height };
}

const isOver = (one: ReturnType<typeof boxOf>, other: ReturnType<typeof boxOf>): boolean =>
  Math.min(one.end, other.end) - Math.max(one.x, other.x) > KERNED &&
  Math.min(one.top, other.top) - Math.max(one.y, other.y) > 0;

/** Farthest that kerning moves a piece over the end of the one before. */
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

describe.each(['fr', 'en'] as const)(
  'every word stands whole on a line, and over no other, however long all is (%s)',
  (language) => {
    it.each(longReports(language).map((report) => [report.title, report.facts[0]?.[1], report] as const))(
      '%s, %s',
      async (_, __, report) => {
        const file = await renderReportPdf(report);
        expect(await brokenWords(file, textsOfReport(report))).toEqual([]);
        expect(await findOverwritten(file)).toEqual([]);
      },
    );

    it.each(longInvoices(language).map((document) => [document.title, document] as const))(
      '%s',
      async (_, document) => {
        const file = await renderPdf(document);
        expect(await brokenWords(file, textsOfInvoice(document))).toEqual([]);
        expect(await findOverwritten(file)).toEqual([]);
      },
    );
  },
);

describe.each(['fr', 'en'] as const)('the columns of every table (%s)', (language) => {
  it('keep their names above amounts of any length', async () => {
    const tables = longReports(language).flatMap(({ parts }) => parts.flatMap(({ table }) => table ?? []));
    const lengths = Array.from({ length: 11 }, (_, digits) => tables.map((table) => withAmounts(table, digits)));
    const parts = lengths.flat().map((table) => ({ heading: 'a', table }));
    const file = await renderReportPdf({
      language,
      fileName: 'a',
      title: 'a',
      merchant: 'a',
      facts: [],
      factsName: 'a',
      hasCover: false,
      parts,
    });
    expect(await findOverwritten(file)).toEqual([]);
  });
});

/** A row of a table, with amounts of so many digits before the comma. */
const withAmounts = ({ columns, rows: [row = []] }: ReportTable, digits: number): ReportTable => ({
  columns,
  rows: [row.map((cell) => (typeof cell === 'string' ? 'TPS' : { ...cell, amount: 10 ** digits - 0.01 }))],
});

describe('the bill on the paper of a till', () => {
  it('keeps every word and amount whole beside the longest of each', async () => {
    const receipt = longReceipt();
    const file = await renderBillPdf({ title: 'Facture', merchant: LONG_NAME, receipt, qrUrl: null });
    expect(await brokenWords(file, textsOfReceipt(receipt))).toEqual([]);
    expect(await findOverwritten(file)).toEqual([]);
  });
});
