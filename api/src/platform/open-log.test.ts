import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openLog } from './open-log.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'comptoir-log-'));
});
afterEach(() => rm(folder, { recursive: true }));

it.each(['new', 'there before'])('is a file that its owner alone may read: %s', async (kind) => {
  const logFile = path.join(folder, kind === 'new' ? 'made/comptoir.log' : 'comptoir.log');
  if (kind !== 'new') await writeFile(logFile, '', { mode: 0o644 });
  openLog({ logLevel: 'info', logFile }).info('said');
  expect((await stat(logFile)).mode & 0o777).toBe(0o600);
});
