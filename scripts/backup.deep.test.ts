import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'comptoir-commands-'));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

function run(words: string, env: NodeJS.ProcessEnv = {}): { code: number | null; output: string } {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(import.meta.dirname, 'run.mjs'), ...words.split(' ')],
    {
      env: { ...process.env, LC_ALL: '', LANG: 'en_CA.UTF-8', DATABASE_URL: '', ...env, DATA_DIR: dataDir },
      encoding: 'utf8',
      timeout: 120_000,
    },
  );
  return { code: status, output: `${stdout}${stderr}`.trim() };
}

describe('the commands for copies of the database', () => {
  it.each(['backup', 'restore:check', 'restored --list'])(
    'npm run %s says in one sentence that a database of one’s own does not answer',
    (words) => {
      const { code, output } = run(words, { DATABASE_URL: 'postgres://127.0.0.1:1/comptoir' });
      expect(output).toMatch(
        /^The database of DATABASE_URL lets no one in \(.*ECONNREFUSED.*\): start it, or correct the setting\.$/,
      );
      expect(code).toBe(1);
    },
  );

  it('npm run restore never takes the place of a database of one’s own', () => {
    const { code, output } = run('restore x --replace', { DATABASE_URL: 'postgres://127.0.0.1:1/comptoir' });
    expect(output).toMatch(/^Say which backup: npm run restore -- <folder>, into the empty database/);
    expect(code).toBe(1);
  });

  it.each([
    ['backup a b', 'Say at most where the backup goes: npm run backup -- /mnt/backups/comptoir-1'],
    [
      'restore --replace',
      'Say which backup: npm run restore -- <folder>, with --replace to move the present database aside.',
    ],
    [
      'restore:check',
      'Say which backup: npm run restore:check -- <folder>; without one, the database of DATABASE_URL is looked into.',
    ],
    [
      'restored now',
      'Say that a database was put back: npm run restored, or what is known since: npm run restored -- --list',
    ],
    [
      'restored --list now',
      'Say that a database was put back: npm run restored, or what is known since: npm run restored -- --list',
    ],
  ])('npm run %s says how it is meant', (words, sentence) => {
    expect(run(words)).toEqual({ code: 1, output: sentence });
  });

  it('speak the language of the window, or the one asked for', () => {
    expect(run('backup', { LANG: 'fr_CA.UTF-8' }).output).toMatch(/^Il n’y a pas de base dans/);
    expect(run('backup --lang fr').output).toMatch(/^Il n’y a pas de base dans/);
    expect(run('backup --lang en', { LANG: 'fr_CA.UTF-8' }).output).toMatch(/^There is no database in/);
  });

  it('npm run restored leaves word for the server, also of an external database', () => {
    const { code, output } = run('restored', { DATABASE_URL: 'postgres://elsewhere/comptoir' });
    expect(output).toMatch(/^Noted\./);
    expect(code).toBe(0);
    expect(existsSync(join(dataDir, 'restored.json'))).toBe(true);
    expect(JSON.parse(readFileSync(join(dataDir, 'restored.json'), 'utf8'))).toEqual({
      reason: 'said',
      dataUntil: null,
    });
  });
});
