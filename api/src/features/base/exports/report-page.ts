export const MARGIN = 40;
/** The room between the margins of the page that is being drawn. */
export const widthOf = (pdf: PDFKit.PDFDocument): number => pdf.page.width - 2 * MARGIN;
export const GREEN = '#1b6d00';
export const GREY = '#555555';

/** Begins another page when what comes does not fit on this one: a row is never torn. */
export function keepTogether(pdf: PDFKit.PDFDocument, height: number): boolean {
  if (pdf.y + height <= pdf.page.height - MARGIN) return false;
  pdf.addPage();
  return true;
}
