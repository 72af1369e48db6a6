import { chmodSync, closeSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { EN } from '../backup.en.ts';
import { FR } from '../backup.fr.ts';
import { connectionEnvironment, findPostgresTool, runPostgresTool } from './postgres-tools.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'comptoir-tools-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function aTool(name: string, script: string): string {
  const file = path.join(folder, name);
  writeFileSync(file, `#!/bin/sh\n${script}\n`);
  chmodSync(file, 0o700);
  return file;
}

const find = (major: number, texts = EN) => findPostgresTool('pg_dump', { env: { PG_BIN: folder }, major }, texts);

describe('a tool of PostgreSQL', () => {
  it('is taken where it is as young as the server, or younger', async () => {
    const tool = aTool('pg_dump', 'echo "pg_dump (PostgreSQL) 16.3 (Debian 16.3-1)"');
    expect(await find(16)).toBe(tool);
    expect(await find(15)).toBe(tool);
  });

  it('that is older than the server is refused, in both languages', async () => {
    aTool('pg_dump', 'echo "pg_dump (PostgreSQL) 15.18"');
    await expect(find(16)).rejects.toThrow('pg_dump is of PostgreSQL 15 and the database of PostgreSQL 16: install');
    await expect(find(16, FR)).rejects.toThrow(
      'pg_dump est de PostgreSQL 15 et la base de PostgreSQL 16\u00A0: installez',
    );
  });

  it('that is missing is named with the package that has it', async () => {
    await expect(find(17)).rejects.toThrow(
      `pg_dump is not in ${folder}: install PostgreSQL 17’s client tools (postgresql-client-17`,
    );
    await expect(find(17, FR)).rejects.toThrow(`pg_dump n’est pas dans ${folder}\u00A0: installez`);
  });

  it('that is no tool of PostgreSQL’s is not taken for one', async () => {
    aTool('pg_dump', 'echo hello');
    await expect(find(15)).rejects.toThrow('pg_dump is of PostgreSQL ? and');
  });
});

describe('a tool at work', () => {
  const url = 'postgres://own%40er:s3cr%2Ft@db.example:5433/comp%20toir?sslmode=verify-full&sslrootcert=/ca.pem';

  it('has the password in its environment alone, and nothing of ours', async () => {
    process.env['COMPTOIR_SECRET_KEY'] = 'ours';
    const output = openSync(path.join(folder, 'said'), 'w');
    await runPostgresTool(aTool('pg_dump', 'echo "$@"; env'), ['--format=custom'], { url, output });
    closeSync(output);
    delete process.env['COMPTOIR_SECRET_KEY'];
    const [words, ...env] = readFileSync(path.join(folder, 'said'), 'utf8').split('\n');
    expect(words).toBe('--format=custom');
    expect(env).toEqual(expect.arrayContaining(['PGPASSWORD=s3cr/t', 'PGOPTIONS=-c app.role=system']));
    expect(env.some((line) => /^(?:COMPTOIR|DATABASE)_/.test(line))).toBe(false);
  });

  it('ends with its own words', async () => {
    const tool = aTool('pg_dump', 'echo "pg_dump: note" >&2; echo "pg_dump: error: no such table" >&2; exit 1');
    await expect(runPostgresTool(tool, [], { url })).rejects.toThrow('pg_dump: error: no such table');
    await expect(runPostgresTool(aTool('pg_restore', 'exit 3'), [], { url })).rejects.toThrow('it ended with 3');
  });

  it.each([
    ['postgres://o:p@[::1]/c', { PGHOST: '::1', PGUSER: 'o', PGPASSWORD: 'p', PGDATABASE: 'c' }],
    ['postgres://o@localhost/c?host=/run/postgresql', { PGHOST: '/run/postgresql', PGUSER: 'o', PGDATABASE: 'c' }],
    [
      url,
      {
        PGHOST: 'db.example',
        PGPORT: '5433',
        PGUSER: 'own@er',
        PGDATABASE: 'comp toir',
        PGSSLMODE: 'verify-full',
        PGSSLROOTCERT: '/ca.pem',
        PGPASSWORD: 's3cr/t',
      },
    ],
  ])('reaches %s as it is given', (address, env) => {
    expect(connectionEnvironment(address)).toEqual({
      ...env,
      PGCONNECT_TIMEOUT: '10',
      PGOPTIONS: '-c app.role=system',
    });
  });
});
