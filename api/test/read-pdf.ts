import { getDocumentProxy } from 'unpdf';

/** A part of a tagged document: what it is, and the text or the parts in it. */
export type PdfPart = readonly [role: string, content: string | readonly PdfPart[]];

/** A document as a screen reader has it: an unbreakable space is a space like any other. */
export interface PdfContent {
  readonly isTagged: boolean;
  readonly language: unknown;
  readonly title: unknown;
  readonly root: PdfPart;
}

/** Reads a document of one page by its structure. @throws Error when it is no PDF */
export async function readPdf(file: Buffer): Promise<PdfContent> {
  const document = await getDocumentProxy(new Uint8Array(file));
  const [marks, { info }, page] = await Promise.all([
    document.getMarkInfo(),
    document.getMetadata(),
    document.getPage(1),
  ]);
  const { items } = await page.getTextContent({ includeMarkedContent: true });
  return {
    isTagged: readEntry(marks, 'Marked') === true,
    language: readEntry(info, 'Language'),
    title: readEntry(info, 'Title'),
    root: buildPart(await page.getStructTree(), textsByMark(items)),
  };
}

/** Returns the text of a document, part after part as it is read out. @throws Error when it is no PDF */
export async function textOfPdf(file: Buffer): Promise<string[]> {
  return textsOf((await readPdf(file)).root);
}

/** The parts that a part holds. */
export const partsOf = (part: PdfPart | undefined): readonly PdfPart[] =>
  part === undefined || typeof part[1] === 'string' ? [] : part[1];

const textsOf = ([, content]: PdfPart): string[] =>
  typeof content === 'string' ? [content] : content.flatMap(textsOf);

const readEntry = (record: unknown, key: string): unknown =>
  new Map(Object.entries(typeof record === 'object' && record !== null ? record : {})).get(key);

interface Node {
  readonly role: string;
  readonly children: readonly (Node | { readonly type: string; readonly id: string })[];
}

function buildPart({ role, children }: Node, texts: ReadonlyMap<string, string>): PdfPart {
  const parts = children.filter((child) => 'role' in child).map((child) => buildPart(child, texts));
  const text = children.map((child) => ('id' in child ? (texts.get(child.id) ?? '') : '')).join('');
  return [role, parts.length > 0 ? parts : text.trim()];
}

type Item = { readonly str: string } | { readonly type: string; readonly id?: string };

/** The text of each marked part of the page, by the id that the structure calls it by. */
function textsByMark(items: readonly Item[]): Map<string, string> {
  const texts = new Map<string, string>();
  let mark = '';
  for (const item of items) {
    if ('str' in item) texts.set(mark, (texts.get(mark) ?? '') + item.str);
    else if (item.type.startsWith('begin')) mark = item.id ?? '';
  }
  return texts;
}
