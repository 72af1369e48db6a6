import { workAside } from '../../../platform/aside/work-aside.ts';
import { openPdf } from '../../../platform/files/open-pdf.ts';
import {
  drawArtifact,
  drawHeader,
  drawPart,
  drawText,
  endDocument,
  type PdfPart,
  startDocument,
} from '../../../platform/files/tag-pdf.ts';
import type { Entry, WrittenDocument } from './write-document.ts';

const MARGIN = 56;
const WIDTH = 612 - 2 * MARGIN;
const LABEL_WIDTH = 110;
const AMOUNT_WIDTH = 130;
const GREEN = '#1b6d00';
const GREY = '#555555';
/** Figures of one width, so that amounts stand exactly below each other. */
const FIGURES: PDFKit.Mixins.OpenTypeFeatures[] = ['tnum', 'kern'];

/** `renderPdf` beside the thread that answers tills. */
export const renderPdfAside = (document: WrittenDocument): Promise<Buffer> =>
  workAside<typeof renderPdf>('renderPdf', document);

/**
 * A document as PDF on one letter-size page, for the eye and for a screen reader: tagged as PDF/UA-1 has it, with its
 * language, its title, a heading, tables with headers, and the characters that it uses of an embedded font.
 */
export function renderPdf(document: WrittenDocument): Promise<Buffer> {
  const { pdf, bytes } = openPdf({
    title: `${document.title} ${document.number}`,
    author: document.issuer.name,
    language: document.language,
    size: 'LETTER',
    margin: MARGIN,
  });
  const whole = startDocument(pdf);
  drawHead(whole, document);
  drawParties(whole, document);
  drawAmounts(whole, document);
  endDocument(whole);
  pdf.end();
  return bytes;
}

function drawHead(whole: PdfPart, { title, issuer, taxNumbers }: WrittenDocument): void {
  const { pdf } = whole;
  pdf.font('bold').fontSize(13);
  drawText(whole, 'P', () => pdf.text(issuer.name, MARGIN, MARGIN));
  pdf.font('regular').fontSize(9).fillColor(GREY);
  for (const line of [issuer.address, ...taxNumbers.map(([label, number]) => `${label} ${number}`)])
    drawText(whole, 'P', () => pdf.text(line));
  pdf.moveDown(2).font('bold').fontSize(22).fillColor(GREEN);
  drawText(whole, 'H1', () => pdf.text(title));
  pdf.fillColor('black').moveDown(0.5);
}

function drawParties(whole: PdfPart, { facts, client }: WrittenDocument): void {
  const { pdf } = whole;
  drawPart(whole, 'Table', (table) => {
    for (const entry of facts) drawFact(table, entry);
  });
  pdf.moveDown(1).font('bold').fontSize(10);
  drawText(whole, 'H2', () => pdf.text(client.label));
  pdf.font('regular');
  for (const line of [client.name, ...client.address]) drawText(whole, 'P', () => pdf.text(line));
  pdf.moveDown(1.5);
}

function drawFact(table: PdfPart, [label, value]: Entry): void {
  const { pdf } = table;
  const { y } = pdf;
  drawPart(table, 'TR', (row) => {
    pdf.font('regular').fontSize(10).fillColor(GREY);
    drawHeader(row, 'Row', () => pdf.text(label, MARGIN, y, { width: LABEL_WIDTH }));
    pdf.fillColor('black');
    drawText(row, 'TD', () => pdf.text(value, MARGIN + LABEL_WIDTH, y, { width: WIDTH - LABEL_WIDTH }));
  });
  pdf.x = MARGIN;
}

function drawAmounts(whole: PdfPart, { heading, lines, totals, final }: WrittenDocument): void {
  const { pdf } = whole;
  drawPart(whole, 'Table', (table) => {
    pdf.font('bold');
    drawPart(table, 'THead', (head) => drawRow(head, heading, 'Column'));
    drawRule(pdf);
    pdf.font('regular');
    drawPart(table, 'TBody', (body) => {
      for (const line of lines) drawRow(body, line, 'Row');
    });
    drawRule(pdf);
    drawPart(table, 'TFoot', (foot) => {
      for (const total of totals) drawRow(foot, total, 'Row');
      drawRule(pdf);
      pdf.font('bold').fontSize(12);
      drawRow(foot, final, 'Row');
    });
  });
}

/** `scope`: whether the label heads its row, or label and amount their columns. */
function drawRow(part: PdfPart, [label, amount]: Entry, scope: 'Row' | 'Column'): void {
  const { pdf } = part;
  const { y } = pdf;
  drawPart(part, 'TR', (row) => {
    drawHeader(row, scope, () => pdf.text(label, MARGIN, y, { width: WIDTH - AMOUNT_WIDTH }));
    const below = pdf.y;
    const draw = (): unknown =>
      pdf.text(amount, MARGIN + WIDTH - AMOUNT_WIDTH, y, { width: AMOUNT_WIDTH, align: 'right', features: FIGURES });
    if (scope === 'Column') drawHeader(row, scope, draw);
    else drawText(row, 'TD', draw);
    pdf.x = MARGIN;
    pdf.y = below + 4;
  });
}

function drawRule(pdf: PDFKit.PDFDocument): void {
  const y = pdf.y + 2;
  drawArtifact(pdf, () =>
    pdf
      .moveTo(MARGIN, y)
      .lineTo(MARGIN + WIDTH, y)
      .lineWidth(0.5)
      .strokeColor(GREY)
      .stroke(),
  );
  pdf.y = y + 8;
}
