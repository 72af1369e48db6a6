import { createRequire } from 'node:module';
import { openSync, type Font, type GlyphRun } from 'fontkit';
import NewPdf from 'pdfkit';
import { isDrawable } from '@comptoir/domain/base/files/is-drawable';
import { showAddresses } from '@comptoir/domain/base/mail/show-addresses';

const { resolve: find } = createRequire(import.meta.url);
const FILES = {
  regular: '@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf',
  bold: '@expo-google-fonts/inter/700Bold/Inter_700Bold.ttf',
};
let fonts: Record<keyof typeof FILES, ReturnType<typeof openFont>> | undefined;

/**
 * Parses a font, once and with the first document: it takes longer than a document, and a server may never make one. The library remembers of each shape the character that first asked for it, and
 * a part of an accented letter is asked for by none: every character asks beforehand, or "I" would be unreadable after an "Î".
 */
function openFont(file: string) {
  const font = openSync(file);
  if (!('characterSet' in font)) throw new Error(`${file} holds several fonts.`);
  const others = font.characterSet.filter((character) => !isOurs(character) && !isPrivate(character));
  for (const character of [...font.characterSet.filter(isOurs), ...others]) font.glyphForCodePoint(character);
  font.layout('0123456789 $%.,()-−', ['tnum', 'kern']);
  font.layout = rememberLayouts(font.layout.bind(font));
  return font;
}

/** So many words are remembered, then all are forgotten: those of a document, and more. */
const MOST_LAYOUTS = 5000;

/** A cell is measured, aligned and drawn: its letters are joined once. The library scales what it is given in place, so each time it is given a copy. */
function rememberLayouts(layout: Font['layout']): Font['layout'] {
  const known = new Map<string, GlyphRun>();
  return (text, features, ...others) => {
    const key = JSON.stringify([text, features ?? null, others]);
    const run = known.get(key) ?? layout(text, features, ...others);
    if (known.size >= MOST_LAYOUTS) known.clear();
    known.set(key, run);
    return Object.assign(Object.create(run), { positions: run.positions.map((position) => ({ ...position })) });
  };
}

/** Of several characters that share a shape, such as the apostrophe and a modifier letter, the one that our texts are written with. */
function isOurs(character: number): boolean {
  return character < 0x180 || (character >= 0x2000 && character < 0x2300);
}

/** A code that fonts give to shapes that are no characters. */
function isPrivate(character: number): boolean {
  return character >= 0xe000 && character <= 0xf8ff;
}

/** The types of the library do not know this standard. */
const STANDARD: object = { subset: 'PDF/UA' };

/** Head of a document: title, author, form. `size`: in points. */
export interface PdfHead {
  readonly title: string;
  readonly author: string;
  readonly language: 'fr' | 'en';
  readonly size: 'LETTER' | [width: number, height: number];
  readonly margin: number;
}

/** Opens a PDF/UA-1 with the fonts `regular` and `bold`; `bytes` come once it was ended. */
export function openPdf({ title, author, language, size, margin }: PdfHead): {
  pdf: PDFKit.PDFDocument;
  bytes: Promise<Buffer>;
} {
  const pdf = new NewPdf({
    ...STANDARD,
    size,
    margin,
    pdfVersion: '1.7',
    tagged: true,
    lang: `${language}-CA`,
    displayTitle: true,
    info: { Title: title, Author: author },
  });
  drawAsWritten(pdf);
  const chunks: Buffer[] = [];
  const bytes = new Promise<Buffer>((resolve, reject) => {
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
    pdf.on('end', () => resolve(Buffer.concat(chunks)));
    pdf.on('error', reject);
  });
  fonts ??= { regular: openFont(find(FILES.regular)), bold: openFont(find(FILES.bold)) };
  pdf.registerFont('regular', fonts.regular).registerFont('bold', fonts.bold);
  return { pdf, bytes };
}

/** Has the document measure and draw what the typeface has signs for, without words that run on for ever. */
function drawAsWritten(pdf: PDFKit.PDFDocument): void {
  const [draw, measure, width] = [pdf.text.bind(pdf), pdf.heightOfString.bind(pdf), pdf.widthOfString.bind(pdf)];
  pdf.text = (text: string, ...places: unknown[]) => Reflect.apply(draw, pdf, [writeAsDrawn(text), ...places]);
  pdf.heightOfString = (text, options) => measure(writeAsDrawn(text), options);
  pdf.widthOfString = (text, options) => width(writeAsDrawn(text), options);
}

/** Sign written in a name that no one could refuse, such as one of the provider, for a sign that the typeface lacks. */
const UNKNOWN = '?';

/** A text as our documents draw it: whole, addresses as they were typed, without words that run on for ever, and without the empty box of a sign that the typeface lacks. */
export function writeAsDrawn(text: string): string {
  const shown = showAddresses(text);
  return breakLongWords(isDrawable(shown) ? shown : withoutBoxes(shown));
}

const withoutBoxes = (text: string): string =>
  Array.from(text.normalize('NFC').replaceAll(/\p{Default_Ignorable_Code_Point}/gu, ''), (sign) =>
    isDrawable(sign) ? sign : UNKNOWN,
  ).join('');

/**
 * A text as it can be drawn: a blank after each five hundred letters without one, which no word that a person reads has. What draws a text looks
 * at each letter of a word that fits no line again for every line: ten thousand letters without a blank took more than a minute.
 */
export const breakLongWords = (text: string): string => text.replaceAll(/\S{500}(?=\S)/gu, '$& ');
