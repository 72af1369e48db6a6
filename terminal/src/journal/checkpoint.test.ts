import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openFolder } from '../node/open-folder.ts';
import { openLines } from '../node/open-lines.ts';
import type { Lines } from '../platform.ts';
import { readCheckpoint, writeCheckpoint } from './checkpoint.ts';
import { NEW_TERMINAL } from './terminal-state.ts';

let folder = '';
let journal: Lines;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'checkpoint-'));
  await fill('x'.repeat(10_000));
});
afterEach(async () => {
  await journal.close();
  rmSync(folder, { recursive: true });
});

async function fill(text: string): Promise<void> {
  await journal?.close().catch(() => undefined);
  writeFileSync(join(folder, 'journal.jsonl'), text);
  journal = await openLines(join(folder, 'journal.jsonl'));
}
const save = (offset: number) => writeCheckpoint(openFolder(folder), journal, { offset, state: NEW_TERMINAL });
const path = () => join(folder, 'checkpoint.json');

it('what was saved is read again, with how far it goes, and is the owner’s alone', async () => {
  expect(await readCheckpoint(openFolder(folder), journal)).toBeNull();
  await save(9000);
  expect(await readCheckpoint(openFolder(folder), journal)).toEqual({ offset: 9000, state: NEW_TERMINAL });
  expect(readdirSync(folder).toSorted()).toEqual(['checkpoint.json', 'journal.jsonl']);
  expect(statSync(path()).mode & 0o777).toBe(0o600);
});

it('a checkpoint is of a journal that ends there with the same four kilobytes, and of no other', async () => {
  await save(9000);
  await fill(`${'y'.repeat(4904)}${'x'.repeat(5096)}`);
  expect(await readCheckpoint(openFolder(folder), journal)).not.toBeNull();
  await fill(`${'y'.repeat(4905)}${'x'.repeat(5095)}`);
  expect(await readCheckpoint(openFolder(folder), journal)).toBeNull();
  await fill('x'.repeat(8999));
  expect(await readCheckpoint(openFolder(folder), journal)).toBeNull();
});

it('a journal shorter than that counts as a whole', async () => {
  await fill('x'.repeat(100));
  await save(100);
  expect(await readCheckpoint(openFolder(folder), journal)).not.toBeNull();
  await fill(`y${'x'.repeat(99)}`);
  expect(await readCheckpoint(openFolder(folder), journal)).toBeNull();
});

it.each([
  ['is no JSON', () => '{'],
  ['lacks its state', (text: string) => JSON.stringify({ ...JSON.parse(text), state: undefined })],
  ['is of a later version', (text: string) => JSON.stringify({ ...JSON.parse(text), version: 2 })],
])('one that %s is none', async (_, spoil) => {
  await save(9000);
  writeFileSync(path(), spoil(readFileSync(path(), 'utf8')));
  expect(await readCheckpoint(openFolder(folder), journal)).toBeNull();
});
