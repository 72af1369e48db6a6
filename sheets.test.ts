import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { csvLine } from '@comptoir/domain/base/files/csv';

const ROOT = join(import.meta.dirname, '.');
/** Modules that write cells so that no text is taken for a formula, or pass rows to one that does. */
const WRITERS =
  /\/(?:files\/(?:csv|shown-csv|write-rows|write-xlsx)|figures\/write-figure-report|exports\/[\w-]+|accounting\/write-journal)(?:\.ts)?'/;
const MAKES_A_SHEET = /text\/csv|spreadsheetml|name: .*\.(?:csv|xlsx)/;
/** The portal takes a file in by its kind; the writers themselves; and what a file is called. */
const KNOWN = /ui\/choose-file\.tsx$|files\/write-(?:rows|xlsx)\.ts$|\.(?:en|fr)\.ts$/;

const sources = ['api/src', 'web/src'].flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .map((file) => ({ file: `${folder}/${file}`, text: readFileSync(join(ROOT, folder, file), 'utf8') })),
);
const sheets = sources.filter(({ file, text }) => MAKES_A_SHEET.test(text) && !KNOWN.test(file));

describe('every file for a spreadsheet', () => {
  it('is written by what lets no text be a formula', () => {
    expect(sheets.length).toBeGreaterThan(3);
    expect(sheets.filter(({ text }) => !WRITERS.test(text)).map(({ file }) => file)).toEqual([]);
  });

  it('has no cell that begins as a formula does, whatever the text', () => {
    for (const sign of ['=', '+', '-', '@', '\t=', '\r=', '\n=', '＝', '＋', '－', '＠'])
      for (const language of ['fr', 'en'] as const)
        expect(csvLine([`${sign}1+1|cmd`], language)).toBe(`"'${sign}1+1|cmd"\r\n`);
  });
});
