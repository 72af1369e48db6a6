import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readOrMakeKeyFile } from './key-file.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'comptoir-key-'));
});
afterEach(() => rm(folder, { recursive: true }));

it('makes a secret once and keeps it, readable by its owner only', async () => {
  const file = path.join(folder, 'new', 'secret.key');
  expect(await readOrMakeKeyFile(file, () => 'first')).toBe('first');
  expect(await readOrMakeKeyFile(file, () => 'second')).toBe('first');
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect(await readdir(path.dirname(file))).toEqual(['secret.key']);
});

it('gives two starts at once the same secret', async () => {
  const file = path.join(folder, 'secret.key');
  const [one, two] = await Promise.all(['one', 'two'].map((text) => readOrMakeKeyFile(file, () => text)));
  expect(one).toBe(two);
});

it('refuses an empty file instead of sealing with a new secret', async () => {
  const file = path.join(folder, 'secret.key');
  await writeFile(file, '');
  await expect(readOrMakeKeyFile(file, () => 'new')).rejects.toThrow(/is empty/);
});
