import { appendFileSync, mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { countedText } from '../../test/counted-text.ts';
import { openFolder } from '../node/open-folder.ts';
import type { Undated } from './journal-entry.ts';
import { openJournal } from './open-journal.ts';
import { JournalDamagedError } from './read-entries.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'journal-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const now = (): Date => new Date('2026-01-15T17:05:00Z');
const path = (): string => join(folder, 'journal.jsonl');

const signed = (index: number): Undated => ({
  kind: 'signed',
  noTrans: `AAAA-${index}`,
  actu: `${String(index).padStart(86, 'A')}==`,
  signedAt: now().toISOString(),
  origin: 'sale',
  replaces: null,
  text: countedText(`AAAA-${index}`, { items: [{ descr: 'crème brûlée' }] }),
});

async function write(...entries: Undated[]): Promise<void> {
  const journal = await openJournal(openFolder(folder), now);
  for (const entry of entries) await journal.append(entry);
  await journal.close();
}

async function readState() {
  const journal = await openJournal(openFolder(folder), now);
  await journal.close();
  return journal.state;
}

describe('openJournal', () => {
  it('knows after opening again what it knew when it was closed', async () => {
    const journal = await openJournal(openFolder(folder), now);
    await journal.append(signed(1), signed(2));
    await journal.close();
    expect(await readState()).toEqual(journal.state);
    expect(journal.state.open.map(({ noTrans }) => noTrans)).toEqual(['AAAA-1', 'AAAA-2']);
  });

  it('tolerates a last line cut at any byte, and goes on behind the whole ones', async () => {
    await write(signed(1));
    const whole = readFileSync(path());
    await write(signed(2));
    const full = readFileSync(path());
    for (let length = whole.length; length < full.length; length += 7) {
      writeFileSync(path(), full.subarray(0, length));
      const journal = await openJournal(openFolder(folder), now);
      expect(journal.state.open).toHaveLength(1);
      await journal.append(signed(3));
      await journal.close();
      expect((await readState()).open.map(({ noTrans }) => noTrans)).toEqual(['AAAA-1', 'AAAA-3']);
    }
  });

  it('refuses a journal with a damaged line inside, and says where', async () => {
    await write(signed(1));
    const { length } = readFileSync(path());
    appendFileSync(path(), '{"kind":"sig\n');
    await write(signed(2)).then(
      () => expect.unreachable(),
      (error: unknown) => {
        expect(error).toBeInstanceOf(JournalDamagedError);
        expect((error as JournalDamagedError).offset).toBe(length);
      },
    );
  });

  it('opens from a checkpoint, and without it when that is gone, false or of another journal', async () => {
    await write(...Array.from({ length: 201 }, (_, index) => signed(index)));
    const expected = await readState();
    const checkpoint = readFileSync(join(folder, 'checkpoint.json'), 'utf8');
    expect(await readState()).toEqual(expected);
    writeFileSync(join(folder, 'checkpoint.json'), '{"version":1,');
    expect(await readState()).toEqual(expected);
    rmSync(join(folder, 'checkpoint.json'));
    rmSync(path());
    await write(signed(7));
    writeFileSync(join(folder, 'checkpoint.json'), checkpoint);
    expect((await readState()).open).toHaveLength(1);
  });

  it('does not trust a checkpoint beyond the end of the journal', async () => {
    await write(...Array.from({ length: 201 }, (_, index) => signed(index)));
    await readState();
    truncateSync(path(), readFileSync(path()).indexOf('\n') + 1);
    expect((await readState()).open).toHaveLength(1);
  });
});
