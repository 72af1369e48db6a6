import { inflateSync } from 'node:zlib';

/** The text of a PDF in the order in which it is drawn, as a reader would find it: one line for each piece. */
export function textOfPdf(pdf: Buffer): string[] {
  const raw = pdf.toString('latin1');
  if (!raw.startsWith('%PDF-')) throw new Error('this is no PDF');
  const streams = [...raw.matchAll(/stream\n([\s\S]*?)\nendstream/g)].map(([, content = '']) =>
    inflateSync(Buffer.from(content, 'latin1')).toString('latin1'),
  );
  return streams
    .flatMap((stream) => [...stream.matchAll(/\[(.*?)\] TJ/g)])
    .map(([, pieces = '']) => [...pieces.matchAll(/<([0-9a-f]*)>/g)].map(([, hex = '']) => decode(hex)).join(''));
}

/** WinAnsi, the encoding of the standard fonts. */
const decode = (hex: string): string => new TextDecoder('windows-1252').decode(Buffer.from(hex, 'hex'));
