import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { scripts: Record<string, string> };

/** Each command of `npm run` that is one of the product: a new one is here by itself. */
const COMMANDS = Object.values(scripts).flatMap(
  (line) => /^node (scripts\/run\.mjs) (\S+)$/.exec(line)?.slice(1) ?? [],
);
const NAMES = COMMANDS.filter((word) => word !== 'scripts/run.mjs');

/** Arguments with which a program says something, and does nothing. */
const WORDS: Readonly<Record<string, readonly string[]>> = { 'simulate-billing': ['--seed', 'none'] };

let dataDir: string;
beforeAll(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'comptoir-pipes-'));
});
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

/** Runs a program whose reader has left, and has it write to it; what it says on the other output, and how it ended. */
async function runUnread(closed: 'stdout' | 'stderr', words: readonly string[]) {
  const preload = new URL('test/write-at-the-end.mjs', import.meta.url).href;
  const child = spawn(process.execPath, words, {
    cwd: ROOT,
    env: {
      ...process.env,
      NODE_OPTIONS: `--import=${preload}`,
      DATA_DIR: dataDir,
      DATABASE_URL: '',
      LANG: 'en_CA.UTF-8',
    },
  });
  child[closed].destroy();
  let output = '';
  const other = closed === 'stdout' ? child.stderr : child.stdout;
  other.on('data', (text: Buffer) => (output += text.toString()));
  const [code, signal] = await new Promise<[number | null, string | null]>((done) =>
    child.once('close', (...ended) => done(ended)),
  );
  return { code, signal, output };
}

describe.each(['stdout', 'stderr'] as const)('a command whose %s no one reads any more', (closed) => {
  it.each([
    ...NAMES.map((name) => [`npm run ${name}`, ['scripts/run.mjs', name, ...(WORDS[name] ?? [])]] as const),
    ['verify.mjs', ['dist/verifier/verify.mjs', 'no-such-proof.zip']] as const,
  ])('%s ends as it would have, without a trace', { timeout: 60_000 }, async (_, words) => {
    const { code, signal, output } = await runUnread(closed, words);
    expect(output).toContain('the last line');
    expect(output).not.toMatch(/EPIPE|^ +at /m);
    expect([0, 1, 2]).toContain(code);
    expect(signal).toBeNull();
  });
});

it('knows the commands of the product', () => {
  expect(NAMES).toEqual(
    expect.arrayContaining([
      'terminal',
      'authority',
      'billing',
      'backup',
      'restore:check',
      'migrate',
      'audit',
      'log',
      'bench',
    ]),
  );
});
