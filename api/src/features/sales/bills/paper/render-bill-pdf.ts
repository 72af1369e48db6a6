import { groupReceipt, wordsOfItem, type ReceiptPart } from '@comptoir/websrm/receipts/group-receipt';
import type { Receipt } from '@comptoir/websrm/receipts/receipt';
import { workAside } from '../../../../platform/aside/work-aside.ts';
import { openPdf } from '../../../../platform/files/open-pdf.ts';
import {
  drawArtifact,
  drawHeader,
  drawPart,
  drawText,
  endDocument,
  type PdfPart,
  startDocument,
} from '../../../../platform/files/tag-pdf.ts';
import { drawQr } from './draw-qr.ts';

/**
 * The document of a bill and what it is called. `qrUrl`: what its QR code holds; null where there is none to draw. `qrAlt`: what it is
 * called, where it does not lead to the bill.
 */
export interface BillDocument {
  readonly title: string;
  readonly merchant: string;
  readonly receipt: Receipt;
  readonly qrUrl: string | null;
  readonly qrAlt?: string;
}

/** 80 mm, as a till's paper. */
const PAPER = 226.8;
const MARGIN = 12;
const WIDTH = PAPER - 2 * MARGIN;
/** A receipt is one page, as long as it is; one that is longer than this goes on to another. */
const LONGEST = 4000;
const GAP = 8;
/** In which a bill is written, and those in which its items are where a word would not fit beside amounts. */
const SIZE = 8;
const SIZES = [SIZE, 7.5, 7, 6.5, 6];
const INDENT = 8;
/** Figures of one width, so that amounts stand exactly below each other. */
const FIGURES: PDFKit.Mixins.OpenTypeFeatures[] = ['tnum', 'kern'];

/** `renderBillPdf` beside the thread that answers tills. */
export const renderBillPdfAside = (document: BillDocument): Promise<Buffer> =>
  workAside<typeof renderBillPdf>('renderBillPdf', document);

/**
 * A bill, or another document of a till, as PDF on paper of 80 mm, drawn from the lines that a till prints: tagged as PDF/UA-1 has it, in French.
 * Source: SRM-42, decision 60.
 */
export function renderBillPdf(document: BillDocument): Promise<Buffer> {
  const measured = drawOn(document, LONGEST);
  const { pdf, bytes } = measured.pages > 1 ? measured : drawOn(document, measured.height);
  pdf.end();
  return bytes;
}

function drawOn({ title, merchant, receipt, ...qr }: BillDocument, height: number) {
  const { pdf, bytes } = openPdf({ title, author: merchant, language: 'fr', size: [PAPER, height], margin: MARGIN });
  let pages = 1;
  pdf.on('pageAdded', () => (pages += 1));
  pdf.font('regular').fontSize(SIZE);
  const whole = startDocument(pdf);
  for (const part of groupReceipt(receipt)) drawReceiptPart(whole, part, qr);
  endDocument(whole);
  return { pdf, bytes, pages, height: Math.ceil(pdf.y) + MARGIN };
}

type Qr = Pick<BillDocument, 'qrUrl' | 'qrAlt'>;

function drawReceiptPart(whole: PdfPart, part: ReceiptPart, { qrUrl, qrAlt }: Qr): void {
  if (part.kind === 'items') drawItems(whole, part.rows);
  else if (part.kind === 'amounts') drawAmounts(whole, part.rows);
  else if (part.kind === 'qr') drawQr(whole, { url: qrUrl, center: PAPER / 2, alt: qrAlt });
  else if (part.kind === 'link') drawLink(whole, part);
  else if (part.kind === 'blank') drawBlank(whole, part.label);
  else if (part.kind === 'rule') drawRule(whole.pdf);
  else if (part.kind === 'gap') whole.pdf.y += GAP;
  else drawLine(whole, part);
}

type Line = Extract<ReceiptPart, { kind: 'title' | 'centered' | 'mention' | 'text' }>;

function drawLine(whole: PdfPart, { kind, text }: Line): void {
  const { pdf } = whole;
  const isStrong = kind === 'title' || kind === 'mention';
  pdf.font(isStrong ? 'bold' : 'regular').fontSize(kind === 'title' ? 10 : SIZE);
  keepTogether(pdf, pdf.heightOfString(text, { width: WIDTH }));
  drawText(whole, kind === 'title' ? 'H1' : 'P', () =>
    pdf.text(text, MARGIN, pdf.y, { width: WIDTH, align: kind === 'text' ? 'left' : 'center' }),
  );
  pdf.font('regular').fontSize(SIZE);
}

function drawItems(whole: PdfPart, rows: Extract<ReceiptPart, { kind: 'items' }>['rows']): void {
  const { pdf } = whole;
  const items = rows.map((row) => ({ ...row, ...wordsOfItem(row) }));
  const { quantities, amounts, taxes } = placeItems(pdf, items);
  drawPart(whole, 'Table', (table) => {
    for (const { level, quantity, words, amount, taxes: letters } of items) {
      const left = MARGIN + quantities + level * INDENT;
      const right = MARGIN + WIDTH - taxes;
      drawCells(table, [
        { text: quantity, x: MARGIN, width: quantities - 4, align: 'right' },
        { text: words, x: left, width: right - amounts - left, isHeader: true },
        { text: amount ?? '', x: right - amounts, width: amounts, align: 'right' },
        { text: letters, x: right + 3, width: taxes },
      ]);
    }
  });
  pdf.fontSize(SIZE);
}

type Item = { readonly level: number; readonly amount: string | null } & ReturnType<typeof wordsOfItem>;

/** Returns the widths of the columns of figures, in the largest size that leaves every word of an item its room. */
function placeItems(pdf: PDFKit.PDFDocument, items: readonly Item[]) {
  const widest = (texts: readonly string[]): number =>
    Math.max(0, ...texts.map((text) => pdf.widthOfString(text, { features: FIGURES })));
  const place = (size: number) => {
    pdf.fontSize(size);
    const quantities = widest(items.map(({ quantity }) => quantity)) + 5;
    const taxes = widest(['FPS']) + 3;
    const amounts = widest(items.map(({ amount }) => amount ?? '')) + 6;
    const word = Math.max(...items.map(({ level, words }) => level * INDENT + widest(words.split(' '))));
    return { quantities, taxes, amounts, isRoomy: quantities + amounts + taxes + word <= WIDTH };
  };
  const size = SIZES.find((one) => place(one).isRoomy) ?? SIZE;
  return place(size);
}

function drawAmounts(whole: PdfPart, rows: Extract<ReceiptPart, { kind: 'amounts' }>['rows']): void {
  drawPart(whole, 'Table', (table) => {
    for (const { label, amount } of rows)
      drawCells(table, [
        { text: label, x: MARGIN, width: WIDTH / 2, isHeader: true },
        { text: `${amount}\u00A0$`, x: MARGIN + WIDTH / 2, width: WIDTH / 2 - 8, align: 'right' },
      ]);
  });
}

interface Cell {
  readonly text: string;
  readonly x: number;
  readonly width: number;
  readonly align?: 'right';
  /** True when it heads its row. */
  readonly isHeader?: boolean;
}

function drawCells(table: PdfPart, cells: readonly Cell[]): void {
  const { pdf } = table;
  const height = Math.max(...cells.map(({ text, width }) => pdf.heightOfString(text || ' ', { width })));
  keepTogether(pdf, height);
  const { y } = pdf;
  drawPart(table, 'TR', (row) => {
    for (const { text, x, width, align = 'left', isHeader = false } of cells) {
      const draw = (): unknown => pdf.text(text, x, y, { width, align, features: FIGURES });
      if (isHeader) drawHeader(row, 'Row', draw);
      else if (text === '') drawPart(row, 'TD', () => undefined);
      else drawText(row, 'TD', draw);
    }
  });
  pdf.y = y + height;
}

function drawLink(whole: PdfPart, { text, url }: Extract<ReceiptPart, { kind: 'link' }>): void {
  const { pdf } = whole;
  const options = { width: WIDTH, align: 'center' as const };
  drawPart(whole, 'P', (paragraph) =>
    drawText(paragraph, url === null ? 'Span' : 'Link', () =>
      pdf.text(text, MARGIN, pdf.y, url === null ? options : { ...options, link: url, underline: true }),
    ),
  );
}

/** A label and a line to write on by hand. */
function drawBlank(whole: PdfPart, label: string): void {
  const { pdf } = whole;
  pdf.y += GAP;
  const y = pdf.y + pdf.currentLineHeight();
  const from = MARGIN + pdf.widthOfString(label) + 4;
  drawText(whole, 'P', () => pdf.text(label, MARGIN));
  drawArtifact(pdf, () => stroke(pdf, { from, y }));
}

function drawRule(pdf: PDFKit.PDFDocument): void {
  keepTogether(pdf, GAP);
  const y = pdf.y + 3;
  drawArtifact(pdf, () => {
    stroke(pdf, { from: MARGIN, y });
    stroke(pdf, { from: MARGIN, y: y + 2 });
  });
  pdf.y = y + 5;
}

const stroke = (pdf: PDFKit.PDFDocument, { from, y }: { from: number; y: number }): unknown =>
  pdf
    .moveTo(from, y)
    .lineTo(MARGIN + WIDTH, y)
    .lineWidth(0.5)
    .stroke();

/** Begins another page when what comes does not fit on this one: a row is never torn. */
function keepTogether(pdf: PDFKit.PDFDocument, height: number): void {
  if (pdf.y + height > pdf.page.height - MARGIN) pdf.addPage();
}
