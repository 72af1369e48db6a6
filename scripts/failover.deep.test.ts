import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

const run = promisify(execFile);
const root = join(import.meta.dirname, '..');

it('the primary’s machine dies amid sales: nothing acknowledged is lost, and a cluster that does not wait loses bills', async () => {
  const words = ['scripts/run.mjs', 'bench', 'failover', '--quick'];
  // without Debian's packages it ends with a sentence that names deploy/ha/install.sh
  const { stdout, stderr } = await run(process.execPath, words, { cwd: root }).catch(
    (failure: { stdout: string; stderr: string }) => failure,
  );
  expect(`${stdout}${stderr}`).toContain('The drill went as it must.');
  expect(Number(/^asynchronous +primary’s machine gone +[\d.]+ s +\d+ +(\d+)/m.exec(stdout)?.[1])).toBeGreaterThan(0);
}, 600_000);
