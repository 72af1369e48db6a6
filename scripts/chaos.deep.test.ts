import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

const run = promisify(execFile);
const root = join(import.meta.dirname, '..');

/** One of each kind, in an order that lets the restore undo something; `npm run bench -- chaos` draws many more by seed. */
const FAULTS = [
  'reply of the authority lost',
  'backup',
  'server killed',
  'server killed as sales are stored',
  'database killed as sales are recorded',
  'server killed at midnight',
  'restore',
  'database killed',
  'disk full',
];

it('kills, a full disk and a restore during sales and a midnight: tills, database, authority and card network agree', async () => {
  const words = ['scripts/run.mjs', 'bench', 'chaos', '--seed', '7', '--faults', FAULTS.join(',')];
  // it ends with 1 when the books differ, and then says where
  const { stdout } = await run(process.execPath, words, { cwd: root }).catch((failure: { stdout: string }) => failure);
  expect(stdout).toContain('All books agree.');
  expect(Number(/(\d+) {2}bills at the authority/.exec(stdout)?.[1])).toBeGreaterThan(3);
}, 400_000);
