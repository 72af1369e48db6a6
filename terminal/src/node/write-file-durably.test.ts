import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import * as files from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { syncFolder, writeFileDurably } from './write-file-durably.ts';

let folder = '';
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'comptoir-durable-'))));
afterEach(() => rmSync(folder, { recursive: true }));

it('a file is replaced whole, is its owner’s alone, and leaves nothing beside it', async () => {
  const path = join(folder, 'record.json');
  writeFileSync(path, 'a much longer text than the new one');
  await writeFileDurably(path, 'new');
  expect([readFileSync(path, 'utf8'), readdirSync(folder)]).toEqual(['new', ['record.json']]);
  expect(statSync(path).mode & 0o777).toBe(0o600);
  await writeFileDurably(path, 'open to all', 0o644);
  expect(statSync(path).mode & 0o777).toBe(0o644);
});

it('a file that could not be replaced stays as it was, and the new one goes', async () => {
  const path = join(folder, 'record.json');
  mkdirSync(path);
  await expect(writeFileDurably(path, 'new')).rejects.toMatchObject({ syscall: 'rename' });
  expect(readdirSync(folder)).toEqual(['record.json']);
});

it('what could not even be begun fails by its own reason', async () => {
  const path = join(folder, 'missing', 'record.json');
  await expect(writeFileDurably(path, 'new')).rejects.toMatchObject({ code: 'ENOENT', syscall: 'open' });
});

it('a folder that is not there has no names to make durable', async () => {
  await expect(syncFolder(join(folder, 'missing'))).rejects.toMatchObject({ code: 'ENOENT' });
});

it('a system that keeps names durable by itself opens no folder', async () => {
  const platform = vi.spyOn(process, 'platform', 'get').mockReturnValue('win32');
  await expect(syncFolder(join(folder, 'missing'))).resolves.toBeUndefined();
  platform.mockRestore();
});

it('contents and names are on the disk when it returns, and nothing stays open', async () => {
  const before = await openOnes();
  await writeFileDurably(join(folder, 'record.json'), 'new');
  await syncFolder(folder);
  expect(await openOnes()).toEqual(before);
});

/** Files and folders below this one that the process has open; none where the system does not say. */
async function openOnes(): Promise<string[]> {
  const names = await files.readdir('/proc/self/fd').catch(() => []);
  const targets = await Promise.all(names.map((name) => files.readlink(`/proc/self/fd/${name}`).catch(() => '')));
  return targets.filter((target) => target.startsWith(folder));
}
