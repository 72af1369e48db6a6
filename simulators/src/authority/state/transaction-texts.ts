import { closeSync, fstatSync, openSync, readSync, writeFileSync } from 'node:fs';

export interface TextPlace {
  offset: number;
  length: number;
}

/** The bills as they were received, one a line: too many to keep in memory, so the journal only says where each one lies. */
export interface TransactionTexts {
  append: (texts: readonly string[]) => TextPlace[];
  read: (place: TextPlace) => string;
  close: () => void;
}

export function openTransactionTexts(file: string): TransactionTexts {
  const descriptor = openSync(file, 'a+', 0o600);
  return {
    append: (texts) => {
      const places: TextPlace[] = [];
      // Asked of the file itself: a write that failed halfway may have moved its end.
      let offset = fstatSync(descriptor).size;
      for (const text of texts) {
        const length = Buffer.byteLength(text);
        places.push({ offset, length });
        offset += length + 1;
      }
      writeFileSync(descriptor, texts.map((text) => `${text}\n`).join(''));
      return places;
    },
    read: ({ offset, length }) => {
      const bytes = Buffer.alloc(length);
      readSync(descriptor, bytes, 0, length, offset);
      return bytes.toString('utf8');
    },
    close: () => closeSync(descriptor),
  };
}
