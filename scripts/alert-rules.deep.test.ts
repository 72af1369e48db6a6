import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ensurePromtool } from './lib/find-promtool.mjs';

const run = promisify(execFile);
const RULES = join(import.meta.dirname, '../deploy/prometheus');

let promtool: string;
let copy: string;
beforeAll(async () => {
  promtool = ensurePromtool(process.env);
  copy = await mkdtemp(join(tmpdir(), 'comptoir-rules-'));
  await cp(RULES, copy, { recursive: true });
}, 300_000);
afterAll(() => rm(copy, { recursive: true }));

/** Returns what promtool says of the tests of rules in a folder. */
const testRules = async (folder: string): Promise<string> => {
  const { stdout, stderr } = await run(promtool, ['test', 'rules', join(folder, 'comptoir.rules.test.yaml')]).catch(
    (failure: { stdout: string; stderr: string }) => failure,
  );
  return stdout + stderr;
};

describe('the alert rules', () => {
  it('speak when they should, with their chapter of the runbook, and are quiet when they should', async () => {
    const { stdout } = await run(promtool, ['check', 'rules', join(RULES, 'comptoir.rules.yaml')]);
    expect(stdout).toMatch(/SUCCESS: \d{2} rules found/);
    expect(await testRules(RULES)).toContain('SUCCESS');
  });

  it('fail their tests when one asks for something else', async () => {
    const file = join(copy, 'comptoir.rules.yaml');
    const text = await readFile(file, 'utf8');
    await writeFile(
      file,
      text.replace(
        'max(comptoir_oldest_unsent_bill_seconds) > 1800',
        'max(comptoir_oldest_unsent_bill_seconds) > 18000',
      ),
    );
    expect(await testRules(copy)).toContain('FAILED');
  });

  it('are found by the configuration beside them', async () => {
    const file = join(copy, 'prometheus.yaml');
    await writeFile(join(copy, 'comptoir.token'), 't');
    const text = await readFile(file, 'utf8');
    await writeFile(file, text.replace('/etc/prometheus/comptoir.token', join(copy, 'comptoir.token')));
    await writeFile(join(copy, 'comptoir.rules.yaml'), await readFile(join(RULES, 'comptoir.rules.yaml')));
    const { stdout } = await run(promtool, ['check', 'config', file]);
    expect(stdout).toContain('comptoir.rules.yaml');
    expect(stdout).not.toContain('FAILED');
  });
});
