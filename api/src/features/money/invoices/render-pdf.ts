import NewPdf from 'pdfkit';
import type { Entry, WrittenDocument } from './write-document.ts';

const MARGIN = 56;
const WIDTH = 612 - 2 * MARGIN;
const AMOUNT_WIDTH = 130;
const GREEN = '#1b6d00';
const GREY = '#555555';

/** A document as PDF on one letter-size page. */
export function renderPdf(document: WrittenDocument): Promise<Buffer> {
  const title = `${document.title} ${document.number}`;
  const pdf = new NewPdf({
    size: 'LETTER',
    margin: MARGIN,
    lang: `${document.language}-CA`,
    displayTitle: true,
    info: { Title: title, Author: document.issuer.name },
  });
  const chunks: Buffer[] = [];
  const whole = new Promise<Buffer>((resolve, reject) => {
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
    pdf.on('end', () => resolve(Buffer.concat(chunks)));
    pdf.on('error', reject);
  });
  drawHead(pdf, document);
  drawParties(pdf, document);
  drawAmounts(pdf, document);
  pdf.end();
  return whole;
}

type Pdf = InstanceType<typeof NewPdf>;

function drawHead(pdf: Pdf, { title, issuer, taxNumbers }: WrittenDocument): void {
  pdf.font('Helvetica-Bold').fontSize(13).text(issuer.name, MARGIN, MARGIN);
  pdf.font('Helvetica').fontSize(9).fillColor(GREY).text(issuer.address);
  for (const [label, number] of taxNumbers) pdf.text(`${label} ${number}`);
  pdf.moveDown(2).font('Helvetica-Bold').fontSize(22).fillColor(GREEN).text(title);
  pdf.fillColor('black').moveDown(0.5);
}

function drawParties(pdf: Pdf, { facts, client }: WrittenDocument): void {
  for (const entry of facts) drawFact(pdf, entry);
  pdf.moveDown(1).font('Helvetica-Bold').fontSize(10).text(client.label);
  pdf.font('Helvetica');
  for (const line of [client.name, ...client.address]) pdf.text(line);
  pdf.moveDown(1.5);
}

function drawFact(pdf: Pdf, [label, value]: Entry): void {
  const { y } = pdf;
  pdf.font('Helvetica').fontSize(10).fillColor(GREY).text(label, MARGIN, y, { width: 110 });
  pdf.fillColor('black').text(value, MARGIN + 110, y, { width: WIDTH - 110 });
  pdf.x = MARGIN;
}

function drawAmounts(pdf: Pdf, { heading, lines, totals, final }: WrittenDocument): void {
  pdf.font('Helvetica-Bold');
  drawRow(pdf, heading);
  drawRule(pdf);
  pdf.font('Helvetica');
  for (const line of lines) drawRow(pdf, line);
  drawRule(pdf);
  for (const total of totals) drawRow(pdf, total);
  drawRule(pdf);
  pdf.font('Helvetica-Bold').fontSize(12);
  drawRow(pdf, final);
}

function drawRow(pdf: Pdf, [label, amount]: Entry): void {
  const { y } = pdf;
  pdf.text(label, MARGIN, y, { width: WIDTH - AMOUNT_WIDTH });
  const below = pdf.y;
  pdf.text(amount, MARGIN + WIDTH - AMOUNT_WIDTH, y, { width: AMOUNT_WIDTH, align: 'right' });
  pdf.x = MARGIN;
  pdf.y = below + 4;
}

function drawRule(pdf: Pdf): void {
  const y = pdf.y + 2;
  pdf
    .moveTo(MARGIN, y)
    .lineTo(MARGIN + WIDTH, y)
    .lineWidth(0.5)
    .strokeColor(GREY)
    .stroke();
  pdf.y = y + 8;
}
