import type { Language } from '@comptoir/domain/base/merchants/merchant-information';
import { drawArtifact, drawHeader, drawPart, drawText, type PdfPart } from '../../../platform/files/tag-pdf.ts';
import { GREY, keepTogether, MARGIN, widthOf } from './report-page.ts';
import { writeCell, type ReportTable } from './written-report.ts';

const GAP = 10;
/** From the size that is read best to the smallest that is read at all: the first in which everything fits. */
const SIZES = [9, 8.5, 8, 7.5, 7, 6.5, 6, 5.5];
const LEAST_SIZE = 5;
const MEASURED = 10;
/** A text may be broken into lines of this width; an amount never. */
const LEAST_TEXT = 84;
/** Nor a word that is not wider than this. */
const MOST_WORD = 170;
const FIGURES: PDFKit.Mixins.OpenTypeFeatures[] = ['tnum', 'kern'];

interface Column {
  readonly x: number;
  readonly width: number;
  readonly isFigure: boolean;
}

interface Row {
  readonly cells: readonly string[];
  readonly font: 'regular' | 'bold';
  readonly isHead?: boolean;
}

/** A table with its headers, its sum last. Where it goes on to another page the eye sees the headers again; they are read out once. */
export function drawReportTable(
  whole: PdfPart,
  { columns: names, rows, total }: ReportTable,
  { language, isUpright = false }: { language: Language; isUpright?: boolean | undefined },
): void {
  const { pdf } = whole;
  const write = (cells: ReportTable['rows'][number]): string[] => cells.map((cell) => writeCell(cell, language));
  const head: Row = { cells: names, font: 'bold', isHead: true };
  const body = rows.map((row): Row => ({ cells: write(row), font: 'regular' }));
  const foot: Row[] = total ? [{ cells: write(total), font: 'bold' }] : [];
  const isFigure = names.map((_, index) =>
    rows.some((row) => typeof row[index] !== 'string' && row[index] !== undefined),
  );
  const { columns, size } = placeColumns(pdf, { rows: [head, ...body, ...foot], isFigure, isWide: isUpright });
  const drawAll = (part: PdfPart, some: readonly Row[]): void => {
    for (const row of some) {
      if (keepTogether(pdf, heightOf(pdf, row, columns))) repeatHead(pdf.fontSize(size), head, columns);
      drawRow(part, row, { columns, scope: 'Row' });
    }
  };
  drawPart(whole, 'Table', (table) => {
    keepTogether(pdf, 2 * heightOf(pdf, head, columns));
    // a page that begins writes its number in another size
    pdf.fontSize(size);
    drawPart(table, 'THead', (part) => drawRow(part, head, { columns, scope: 'Column' }));
    drawRule(pdf);
    drawPart(table, 'TBody', (part) => drawAll(part, body));
    if (foot.length === 0) return;
    drawRule(pdf);
    drawPart(table, 'TFoot', (part) => drawAll(part, foot));
  });
}

interface Placed {
  readonly rows: readonly Row[];
  readonly isFigure: readonly boolean[];
  /** True when the first column gets the spare width, so that amounts of one table stand under those of another. */
  readonly isWide: boolean;
}

/** Amounts have the room they need, texts what is left, each its widest word; when that is too little, all is written smaller. */
function placeColumns(pdf: PDFKit.PDFDocument, { rows, isFigure, isWide }: Placed) {
  // letters grow alike: measured in one size, every other is known
  pdf.fontSize(MEASURED);
  const measured = isFigure.map((figure, index) => widest(pdf, rows, { index, isFigure: figure }));
  const widthsIn = (size: number): Widths[] =>
    measured.map(({ whole, word, name }) => {
      const natural = (whole / MEASURED) * size + GAP;
      return {
        natural,
        least: Math.min(natural, Math.max(LEAST_TEXT, Math.min((word / MEASURED) * size + GAP, MOST_WORD))),
        named: Math.max(natural, (name / MEASURED) * size + GAP),
      };
    });
  const neededIn = (size: number): number =>
    sum(widthsIn(size).map(({ natural, least }, index) => (isFigure[index] ? natural : least)));
  const size = SIZES.find((one) => neededIn(one) <= widthOf(pdf)) ?? LEAST_SIZE;
  const wanted = widthsIn(size);
  const widths = nameInOneLine(wanted, {
    widths: shareOut(wanted, { isFigure, room: widthOf(pdf) }),
    room: widthOf(pdf) + GAP,
  });
  pdf.fontSize(size);
  const spare = isWide ? Math.max(0, widthOf(pdf) + GAP - sum(widths)) : 0;
  let x = MARGIN;
  const columns = widths.map((shared, index): Column => {
    const width = shared + (index === 0 ? spare : 0);
    const column = { x, width: width - GAP, isFigure: isFigure[index] ?? false };
    x += width;
    return column;
  });
  return { columns, size };
}

/** Natural and least width of a column, with the gap after it. */
interface Widths {
  readonly natural: number;
  readonly least: number;
  /** With its name on one line. */
  readonly named: number;
}

/** Gives the spare width to columns whose name would stand on several lines. */
function nameInOneLine(
  wanted: readonly Widths[],
  { widths, room: given }: { widths: readonly number[]; room: number },
): number[] {
  const lacking = wanted.map(({ named }, index) => Math.max(0, named - (widths[index] ?? 0)));
  const share = Math.min(1, Math.max(0, given - sum(widths)) / Math.max(1, sum(lacking)));
  return widths.map((width, index) => width + (lacking[index] ?? 0) * share);
}

/** Takes the width that texts lack from texts with more than they need; only where that is not enough, from all of them. */
function shareOut(
  widths: readonly Widths[],
  { isFigure, room: given }: { isFigure: readonly boolean[]; room: number },
): number[] {
  const texts = widths.filter((_, index) => !isFigure[index]);
  const left = given - sum(widths.map(({ natural }, index) => (isFigure[index] ? natural : 0)));
  const [natural, least] = [sum(texts.map((one) => one.natural)), sum(texts.map((one) => one.least))];
  const share = natural === least ? 1 : Math.min(1, (left - least) / (natural - least));
  const scale = least === 0 ? 1 : Math.min(1, left / least);
  return widths.map((one, index) => {
    if (isFigure[index]) return one.natural;
    return share >= 0 ? one.least + (one.natural - one.least) * share : one.least * scale;
  });
}

/** The widest cell of a column, and its widest word. Of a figure the cells alone: its name may be broken into lines, but no word of it. */
function widest(
  pdf: PDFKit.PDFDocument,
  rows: readonly Row[],
  { index, isFigure }: { index: number; isFigure: boolean },
): { whole: number; word: number; name: number } {
  // figures of one width are wider, and so is a hyphen among them: of texts alone they are left out
  const measure = (text: string): number => pdf.widthOfString(text, isFigure ? { features: FIGURES } : {});
  const cells = rows.map(({ cells: texts, font }, place) => {
    const text = texts[index] ?? '';
    pdf.font(font);
    const word = Math.max(...text.split(' ').map(measure));
    const line = measure(text);
    return { whole: isFigure && place === 0 ? word : line, word, line };
  });
  return {
    whole: Math.max(...cells.map(({ whole }) => whole)),
    word: Math.max(...cells.map(({ word }) => word)),
    name: cells[0]?.line ?? 0,
  };
}

/** A figure is one line; texts, and the names of columns, may be several. */
function heightOf(pdf: PDFKit.PDFDocument, { cells, font, isHead }: Row, columns: readonly Column[]): number {
  pdf.font(font);
  const heights = cells.map((text, index) =>
    columns[index]?.isFigure && !isHead
      ? pdf.currentLineHeight(true)
      : pdf.heightOfString(text || ' ', optionsOf(columns[index])),
  );
  return Math.max(...heights) + 3;
}

function drawRow(
  part: PdfPart,
  drawn: Row,
  { columns, scope }: { columns: readonly Column[]; scope: 'Row' | 'Column' },
): void {
  const { pdf } = part;
  const { cells } = drawn;
  const height = heightOf(pdf, drawn, columns);
  const { y } = pdf;
  drawPart(part, 'TR', (row) => {
    for (const [index, text] of cells.entries()) {
      const draw = (): unknown => drawCell(pdf, { text, column: columns[index], y });
      if (text === '') drawPart(row, scope === 'Column' ? 'TH' : 'TD', () => undefined);
      else if (scope === 'Column' || index === 0) drawHeader(row, scope, draw);
      else drawText(row, 'TD', draw);
    }
  });
  pdf.y = y + height;
}

function drawCell(
  pdf: PDFKit.PDFDocument,
  { text, column, y }: { text: string; column: Column | undefined; y: number },
): void {
  pdf.text(text, column?.x ?? MARGIN, y, optionsOf(column));
}

/** Returns the options of a cell's text, for drawing and measuring: other ones would break it into other lines. */
const optionsOf = (column: Column | undefined): PDFKit.Mixins.TextOptions => ({
  width: room(column),
  ...(column?.isFigure ? { align: 'right', features: FIGURES } : {}),
});

/** A hair more than was measured, or rounding breaks a line. */
const room = (column: Column | undefined): number => (column?.width ?? 0) + 0.5;

function repeatHead(pdf: PDFKit.PDFDocument, head: Row, columns: readonly Column[]): void {
  const { y } = pdf;
  pdf.font(head.font);
  drawArtifact(pdf, () => {
    for (const [index, text] of head.cells.entries()) drawCell(pdf, { text, column: columns[index], y });
  });
  pdf.y = y + heightOf(pdf, head, columns);
  drawRule(pdf);
}

function drawRule(pdf: PDFKit.PDFDocument): void {
  const y = pdf.y;
  drawArtifact(pdf, () =>
    pdf
      .moveTo(MARGIN, y)
      .lineTo(MARGIN + widthOf(pdf), y)
      .lineWidth(0.5)
      .strokeColor(GREY)
      .stroke(),
  );
  pdf.y = y + 4;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
