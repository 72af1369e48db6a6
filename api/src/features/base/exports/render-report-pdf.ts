import { workAside } from '../../../platform/aside/work-aside.ts';
import { openPdf } from '../../../platform/files/open-pdf.ts';
import {
  drawArtifact,
  drawHeader,
  drawPart,
  drawText,
  endDocument,
  startDocument,
  type PdfPart,
} from '../../../platform/files/tag-pdf.ts';
import type { File } from '../../../platform/http/route.ts';
import { drawReportTable } from './draw-report-table.ts';
import { GREEN, GREY, keepTogether, MARGIN, widthOf } from './report-page.ts';
import type { ReportPart, WrittenReport } from './written-report.ts';

const LETTER_LYING: [number, number] = [792, 612];
const LABEL_WIDTH = 170;

/** A written report as the file that a call answers with; `business` is null where `merchant` names none. */
export const pdfOf = async (report: WrittenReport, business: string | null = report.merchant): Promise<File> => ({
  name: `${report.fileName}.pdf`,
  business,
  contentType: 'application/pdf',
  content: await renderReportPdfAside(report),
});

/** `renderReportPdf` beside the thread that answers tills. */
export const renderReportPdfAside = (document: WrittenReport): Promise<Buffer> =>
  workAside<typeof renderReportPdf>('renderReportPdf', document);

/** A report as PDF on letter paper, most lying down, tagged as PDF/UA-1 has it: amounts of millions stand beside each other. Decision 60. */
export function renderReportPdf(report: WrittenReport): Promise<Buffer> {
  const { title, merchant, language } = report;
  const { pdf, bytes } = openPdf({
    title: `${title} – ${merchant}`,
    author: report.isUpright ? merchant : 'Comptoir',
    language,
    size: report.isUpright ? 'LETTER' : LETTER_LYING,
    margin: MARGIN,
  });
  let page = 1;
  pdf.on('pageAdded', () => {
    page += 1;
    drawPageNumber(pdf, page);
  });
  const whole = startDocument(pdf);
  drawHead(whole, report);
  for (const part of report.parts) drawReportPart(whole, report, part);
  endDocument(whole);
  pdf.end();
  return bytes;
}

function drawHead(whole: PdfPart, { title, merchant, facts, hasCover }: WrittenReport): void {
  const { pdf } = whole;
  if (hasCover) pdf.y += 110;
  pdf
    .font('bold')
    .fontSize(hasCover ? 26 : 20)
    .fillColor(GREEN);
  drawText(whole, 'H1', () => pdf.text(title, MARGIN, pdf.y, { width: widthOf(pdf) }));
  pdf.fillColor('black').fontSize(hasCover ? 16 : 12);
  drawText(whole, 'P', () => pdf.text(merchant, MARGIN, pdf.y, { width: widthOf(pdf) }));
  pdf.y += 14;
  drawPart(whole, 'Table', (table) => {
    for (const fact of facts) drawFact(table, fact);
  });
  if (hasCover) pdf.addPage();
}

function drawFact(table: PdfPart, [label, value]: readonly [string, string]): void {
  const { pdf } = table;
  pdf.font('regular').fontSize(10);
  const height = Math.max(
    pdf.heightOfString(label, { width: LABEL_WIDTH }),
    pdf.heightOfString(value, { width: widthOf(pdf) - LABEL_WIDTH }),
  );
  keepTogether(pdf, height);
  const { y } = pdf;
  drawPart(table, 'TR', (row) => {
    pdf.font('regular').fontSize(10).fillColor(GREY);
    drawHeader(row, 'Row', () => pdf.text(label, MARGIN, y, { width: LABEL_WIDTH - 8 }));
    pdf.fillColor('black');
    drawText(row, 'TD', () => pdf.text(value, MARGIN + LABEL_WIDTH, y, { width: widthOf(pdf) - LABEL_WIDTH }));
  });
  pdf.y = y + height + 3;
}

function drawReportPart(whole: PdfPart, report: WrittenReport, { heading, texts = [], table }: ReportPart): void {
  const { pdf } = whole;
  pdf.y += 16;
  // a heading alone at the end of a page says nothing
  keepTogether(pdf, Math.max(table ? 70 : 45, heightBeneath(pdf, texts[0])));
  pdf.font('bold').fontSize(13).fillColor('black');
  drawText(whole, 'H2', () => pdf.text(heading, MARGIN, pdf.y, { width: widthOf(pdf) }));
  pdf.y += 4;
  for (const text of texts) {
    pdf.font('regular').fontSize(9.5);
    keepTogether(pdf, pdf.heightOfString(text, { width: widthOf(pdf) }));
    pdf.font('regular').fontSize(9.5);
    drawText(whole, 'P', () => pdf.text(text, MARGIN, pdf.y, { width: widthOf(pdf) }));
    pdf.y += 3;
  }
  if (table && texts.length > 0) pdf.y += 4;
  if (table && table.rows.length > 0) drawReportTable(whole, table, report);
}

/** Returns the height of a heading with its first text, which are kept together; 0 for a text over half a page, which begins on any. */
function heightBeneath(pdf: PDFKit.PDFDocument, text: string | undefined): number {
  if (text === undefined) return 0;
  const height = pdf
    .font('regular')
    .fontSize(9.5)
    .heightOfString(text, { width: widthOf(pdf) });
  return height > pdf.page.height / 2 ? 0 : HEADING + height;
}

/** The height of a heading of one line, with what is left free beneath it. */
const HEADING = 24;

/** In the margin, where no line is broken and so no page is added. */
function drawPageNumber(pdf: PDFKit.PDFDocument, page: number): void {
  const { x, y } = pdf;
  drawArtifact(pdf, () =>
    pdf
      .font('regular')
      .fontSize(8)
      .fillColor(GREY)
      .text(String(page), pdf.page.width - MARGIN - 20, pdf.page.height - MARGIN + 12, { lineBreak: false }),
  );
  pdf.fillColor('black');
  pdf.x = x;
  pdf.y = y;
}
