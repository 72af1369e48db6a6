import type { Font, FontCollection } from 'fontkit';

/** The library has it; its types do not. */
declare global {
  namespace PDFKit.Mixins {
    interface StructureElementOptions {
      /** Direction that a header cell heads. */
      readonly scope?: HeaderScope;
      /** Box of a figure: left, top, right, bottom. */
      readonly bbox?: [number, number, number, number];
    }
    interface PDFFont {
      /** A font that is parsed already. */
      registerFont(name: string, font: Font | FontCollection): this;
    }
  }
}

type HeaderScope = 'Row' | 'Column';

/** A part of a document that is being drawn, in which further parts are put. They are read in the order in which they are drawn. */
export interface PdfPart {
  readonly pdf: PDFKit.PDFDocument;
  readonly element: PDFKit.PDFStructureElement;
}

/** The document itself: everything that is read out is a part of it. */
export function startDocument(pdf: PDFKit.PDFDocument): PdfPart {
  const element = pdf.struct('Document');
  pdf.addStructure(element);
  return { pdf, element };
}

export const endDocument = ({ element }: PdfPart): void => element.end();

/** Draws a part that holds others, such as a table or its row. */
export function drawPart({ pdf, element }: PdfPart, tag: string, draw: (part: PdfPart) => void): void {
  const part = pdf.struct(tag);
  element.add(part);
  draw({ pdf, element: part });
  part.end();
}

/** Draws a text and says what it is, such as 'H1', 'P' or 'TD'. */
export function drawText({ pdf, element }: PdfPart, tag: string, draw: () => unknown): void {
  element.add(pdf.struct(tag, {}, draw));
}

/** Draws a cell that heads its row or its column. */
export function drawHeader({ pdf, element }: PdfPart, scope: HeaderScope, draw: () => unknown): void {
  element.add(pdf.struct('TH', { scope }, draw));
}

/** Draws a picture; `alt` says what it is. `box`: where it stands, from the left and from the top. */
export function drawFigure(
  { pdf, element }: PdfPart,
  { alt, box }: { readonly alt: string; readonly box: [number, number, number, number] },
  draw: () => unknown,
): void {
  element.add(pdf.struct('Figure', { alt, bbox: box }, draw));
}

/** Draws what only the eye needs, such as a rule. */
export function drawArtifact(pdf: PDFKit.PDFDocument, draw: () => unknown): void {
  pdf.markContent('Artifact', { type: 'Layout' });
  draw();
  pdf.endMarkedContent();
}
