import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openFolder } from '../node/open-folder.ts';
import { readComptoirTime, rememberTime } from './comptoir-time.ts';

let folder = '';
let computer = { boot: 'a', ms: 0 };
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'comptoir-time-'));
  computer = { boot: 'a', ms: 100_000 };
});
afterEach(() => rmSync(folder, { recursive: true }));

const context = { uptime: () => computer };
const NOON = Date.parse('2026-01-15T17:00:00Z');
const hear = (ms: number) => rememberTime(context, openFolder(folder), new Date(NOON + ms));
/** Milliseconds after noon; null when it is not known. */
const known = async () => {
  const time = await readComptoirTime(context, openFolder(folder));
  return time && time.getTime() - NOON;
};

it('Comptoir’s time is counted on from its last reply', async () => {
  expect(await known()).toBeNull();
  await hear(0);
  expect(await known()).toBe(0);
  computer.ms += 90_000;
  expect(await known()).toBe(90_000);
});

it.each([
  [2999, 0],
  [-2999, 0],
  [3000, 3000],
  [-3000, -3000],
])('a reply %i ms away from what was counted on makes it %i', async (heard, then) => {
  await hear(0);
  await hear(heard);
  expect(await known()).toBe(then);
});

it('nothing is known of it once the computer was started again, whether that is named or seen by its count', async () => {
  await hear(0);
  computer.boot = 'b';
  expect(await known()).toBeNull();
  computer = { boot: 'a', ms: 99_999 };
  expect(await known()).toBeNull();
  computer.ms = 100_000;
  expect(await known()).toBe(0);
});

it('the time stands in one file, the owner’s alone, and one that cannot be read is none', async () => {
  await hear(0);
  expect(readdirSync(folder)).toEqual(['time.json']);
  expect(statSync(join(folder, 'time.json')).mode & 0o777).toBe(0o600);
  writeFileSync(join(folder, 'time.json'), '{"comptoirAt":"noon"}');
  expect(await known()).toBeNull();
  await hear(5000);
  expect(await known()).toBe(5000);
});
