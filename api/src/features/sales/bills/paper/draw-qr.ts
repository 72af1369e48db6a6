import { encode } from 'uqr';
import { drawFigure, type PdfPart } from '../../../../platform/files/tag-pdf.ts';

/** Light modules around the code, as scanners ask for. */
const QUIET = 4;
/** 4 cm and a little, so that no printer's rounding makes it less. Source: SRM-42. */
const SIDE = 116;

/** Draws the QR code of a document, at least 4 cm by 4 cm without its border; nothing where there is none. */
export function drawQr(
  whole: PdfPart,
  {
    url,
    center,
    alt = ALT,
  }: { readonly url: string | null; readonly center: number; readonly alt?: string | undefined },
): void {
  if (url === null) return;
  const { pdf } = whole;
  const { data, size } = encode(url, { ecc: 'L', border: QUIET });
  const module = SIDE / (size - 2 * QUIET);
  const side = size * module;
  if (pdf.y + side > pdf.page.height - pdf.page.margins.bottom) pdf.addPage();
  const [left, top] = [center - side / 2, pdf.y];
  drawFigure(whole, { alt, box: [left, top, left + side, top + side] }, () => {
    for (const [y, row] of data.entries())
      for (const [x, isDark] of row.entries())
        if (isDark) pdf.rect(left + x * module, top + y * module, module, module);
    pdf.fill('black');
  });
  pdf.y = top + side;
}

const ALT = 'Code QR\u00A0: la transaction chez Revenu Québec';
