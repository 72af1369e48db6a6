import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { archivePath, checkArchive, readPart, writeArchive } from './archive-file.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'comptoir-archive-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const MONTH = '2019-06-01';

/** Whatever a person may have typed, as one line: a line break in it is escaped, and signs that some take for one are not. */
const text = fc
  .string({ unit: 'binary', maxLength: 60 })
  .map((typed) => JSON.stringify({ typed: `${typed}\u2028\u0085` }));
const merchants = fc.array(fc.array(text, { maxLength: 6 }), { maxLength: 5 });

async function* linesOf(texts: readonly string[]) {
  for (const line of texts) yield { id: crypto.randomUUID(), text: line };
}

const readAll = async (lines: AsyncIterable<string>): Promise<string[]> => {
  const all: string[] = [];
  for await (const line of lines) all.push(line);
  return all;
};

describe('a file of the log', () => {
  it('gives every merchant its own lines back, to the character, and knows how many there are', async () => {
    await fc.assert(
      fc.asyncProperty(merchants, async (texts) => {
        const given = texts.map((own) => ({ id: crypto.randomUUID(), texts: own }));
        const end = await writeArchive(folder, {
          month: MONTH,
          merchants: given.map(({ id, texts: own }) => ({ id, lines: linesOf(own) })),
        });
        const file = archivePath(folder, MONTH);
        const parts = new Map(end.parts.map((part) => [part.merchantId, part]));
        for (const { id, texts: own } of given) {
          const part = parts.get(id);
          expect(part ? await readAll(readPart(file, part)) : []).toEqual(own);
        }
        expect((await checkArchive(file)).lines).toBe(texts.flat().length);
        expect(readdirSync(folder)).toEqual([path.basename(file)]);
      }),
      { numRuns: 25 },
    );
  });

  it('gets its name when it is whole, and no half of it is left when the log cannot be read', async () => {
    rmSync(archivePath(folder, MONTH), { force: true });
    async function* broken() {
      yield { id: crypto.randomUUID(), text: '{}' };
      throw new Error('the database is gone');
    }
    const lines = { month: MONTH, merchants: [{ id: crypto.randomUUID(), lines: broken() }] };
    await expect(writeArchive(folder, lines)).rejects.toThrow('the database is gone');
    expect(readdirSync(folder)).toEqual([]);
  });
});
