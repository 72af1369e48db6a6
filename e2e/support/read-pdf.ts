import { getDocumentProxy } from 'unpdf';

/** Reads the text of a PDF, piece after piece as it is drawn; an unbreakable space is a space like any other. @throws Error when it is none */
export async function readPdf(pdf: Buffer): Promise<string[]> {
  const document = await getDocumentProxy(new Uint8Array(pdf));
  const page = await document.getPage(1);
  const { items } = await page.getTextContent();
  return items.flatMap((item) => ('str' in item && item.str.trim() !== '' ? [item.str] : []));
}
