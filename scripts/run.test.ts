import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sourceHash } from './lib/source-hash.mjs';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'comptoir-run-'));
  for (const folder of ['dist', 'node_modules', 'bench']) mkdirSync(join(root, folder));
  cpSync(import.meta.dirname, join(root, 'scripts'), { recursive: true });
  writeFileSync(join(root, 'package-lock.json'), '{"packages":{}}');
  writeFileSync(join(root, 'node_modules', '.package-lock.json'), '{"packages":{}}');
  writeFileSync(
    join(root, 'dist', 'terminal.mjs'),
    'console.log(process.argv.slice(2).join(" ")); process.exitCode = 3;',
  );
  writeFileSync(join(root, 'dist', '.hash'), sourceHash(root));
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

function run(...words: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(root, 'scripts', 'run.mjs'), ...words], {
    encoding: 'utf8',
  });
  return { status, output: (stdout + stderr).trim() };
}

describe('npm run terminal, authority, rebuild-sales, bench', () => {
  it('hands on the words and the exit code', () => {
    expect(run('terminal', 'sale', '5.00')).toEqual({ status: 3, output: 'sale 5.00' });
  });

  it('hands on words that a shell would do something with as they are', () => {
    const words = ['$(id)', '`id`', ';', '|', '&&', '*', '$HOME', '>', 'x', "'", '"', '\\n', 'café été'];
    expect(run('terminal', ...words)).toEqual({ status: 3, output: words.join(' ') });
  });

  it('has the server’s program rebuild sales, and nothing else', () => {
    writeFileSync(join(root, 'dist', 'api.mjs'), 'console.log(process.argv.slice(2).join(" "));');
    expect(run('rebuild-sales')).toEqual({ status: 0, output: '--rebuild-sales' });
  });

  it('lists the measurements when none is named', () => {
    writeFileSync(join(root, 'bench', 'relay.ts'), '');
    expect(run('bench')).toEqual({ status: 0, output: 'npm run bench -- <name>: relay' });
  });

  it('refuses a measurement that does not exist and names those that do', () => {
    writeFileSync(join(root, 'bench', 'relay.ts'), '');
    expect(run('bench', 'speed')).toEqual({ status: 1, output: 'There is no measurement "speed": relay.' });
  });

  it('refuses a command that does not exist', () => {
    expect(run('dance')).toEqual({
      status: 1,
      output:
        'There is no command "dance": terminal, authority, audit, log, billing, migrate, rotate-keys, rebuild-sales, backup, restore, restore:check, restored, bench, simulate-billing or build.',
    });
  });

  it('says what to do when nothing is installed', () => {
    rmSync(join(root, 'node_modules'), { recursive: true });
    expect(run('terminal')).toEqual({
      status: 1,
      output: 'Comptoir is not installed here, or not completely: run npm start once, or npm ci.',
    });
  });
});
