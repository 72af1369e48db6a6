import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createEmptyDatabase, createTestDatabase, type TestDatabase } from '../../../test/test-database.ts';
import type { EmptyDatabase } from '../../../test/clone-database.ts';
import { describeFile, MANIFEST, type BackupManifest } from '../backup-manifest.ts';
import { EN } from '../backup.en.ts';
import { FR } from '../backup.fr.ts';
import { checkBackup, checkDump } from '../check-backup.ts';
import { makeBackup } from '../make-backup.ts';
import { restoreBackup } from '../restore-backup.ts';
import { DUMP } from './dump-database.ts';
import { onDatabase, readGivenServer, type GivenDatabase } from './given-database.ts';

let home: string;
let served: TestDatabase;
let empty: EmptyDatabase;
/** Of the owner that the test databases have. */
let owned: GivenDatabase;
let system: string;
let files: BackupManifest['files'];

beforeAll(async () => {
  home = mkdtempSync(path.join(tmpdir(), 'comptoir-given-'));
  served = await createTestDatabase();
  empty = await createEmptyDatabase();
  owned = onDatabase({ ownerUrl: inject('ownerUrl'), servingUrl: inject('servingUrl') }, nameOf(served.url));
  ({ system } = await readGivenServer(owned));
  for (const name of ['pg_dump', 'pg_restore']) {
    const version = `if [ "$1" = --version ]; then echo "${name} (PostgreSQL) 18.4"; exit; fi`;
    writeFileSync(path.join(home, name), `#!/bin/sh\n${version}\necho "${name}: error: disk full" >&2\nexit 1\n`);
    chmodSync(path.join(home, name), 0o700);
  }
  writeFileSync(path.join(home, DUMP), 'a dump');
  files = [{ name: DUMP, ...(await describeFile(path.join(home, DUMP))) }];
});
afterAll(async () => {
  await served.drop();
  await empty.drop();
  rmSync(home, { recursive: true });
});

const nameOf = (url: string): string => new URL(url).pathname.slice(1);
const anEmptyOne = (): GivenDatabase => onDatabase(owned, nameOf(empty.ownerUrl));
const env = () => ({ PG_BIN: home });

/** A backup that fits the empty database, but for what is changed. */
function aBackup(changes: Partial<BackupManifest> = {}): string {
  const manifest: BackupManifest = {
    format: 1,
    madeAt: '2026-06-01T00:00:00.000Z',
    comptoir: '0.1.0',
    postgres: 18,
    given: { system, owner: 'comptoir_owner' },
    schema: { last: '', count: 0 },
    counts: {},
    lanes: [],
    keys: { secret: null, token: null },
    files,
    ...changes,
  };
  writeFileSync(path.join(home, MANIFEST), JSON.stringify(manifest));
  return home;
}

const make = (given: GivenDatabase, texts = EN) =>
  makeBackup(
    { dataDir: home, target: path.join(home, 'copy'), version: '0', env: env(), now: new Date(), given },
    texts,
  );

const restore = (changes: Partial<BackupManifest> = {}, { given = anEmptyOne(), elsewhere = false, texts = EN } = {}) =>
  restoreBackup(
    {
      backup: aBackup(changes),
      dataDir: path.join(home, 'data'),
      replace: false,
      elsewhere,
      env: env(),
      now: new Date(),
      given,
    },
    texts,
  );

describe('a backup of a database of one’s own is refused', () => {
  it('with a login that does not own its tables', async () => {
    await expect(make({ ...owned, ownerUrl: owned.servingUrl })).rejects.toThrow(
      'The login of DATABASE_URL does not own',
    );
    await expect(make({ ...owned, ownerUrl: owned.servingUrl }, FR)).rejects.toThrow('Les tables n’appartiennent pas');
  });

  it('where there is no Comptoir', async () => {
    await expect(make(anEmptyOne())).rejects.toThrow('There is no Comptoir in the database of DATABASE_URL');
  });

  it('when its tool ends half-way, and leaves nothing behind', async () => {
    await expect(make(owned)).rejects.toThrow('The database was not copied (pg_dump: error: disk full)');
    await expect(make(owned)).rejects.toThrow('was not copied');
  });
});

describe('a restore into a database of one’s own is refused', () => {
  it.each<[string, Partial<BackupManifest>, string, string]>([
    ['of a backup of the embedded one', { given: undefined }, 'is of an embedded database', 'd’une base intégrée'],
    [
      'into an older PostgreSQL',
      { postgres: 99 },
      'is of PostgreSQL 18 and the backup of PostgreSQL 99',
      'n’est pas plus ancienne',
    ],
    [
      'with an owner of another name',
      { given: { system: '1', owner: 'someone' } },
      'owned by the login someone and this one is comptoir_owner',
      'au compte someone',
    ],
    [
      'into another cluster that no one has named',
      { given: { system: '1', owner: 'comptoir_owner' } },
      'say --elsewhere',
      'dites --elsewhere',
    ],
    [
      'without the key of its secrets',
      { keys: { secret: 'abc', token: null } },
      'made with the key abc',
      'avec la clé abc',
    ],
  ])('%s', async (_, changes, english, french) => {
    await expect(restore(changes)).rejects.toThrow(english);
    await expect(restore(changes, { texts: FR })).rejects.toThrow(french);
  });

  it('that holds a Comptoir, or anything at all', async () => {
    await expect(restore({}, { given: owned })).rejects.toThrow('is not empty: rename it');
    const client = new pg.Client(empty.ownerUrl);
    await client.connect();
    await client.query('create sequence something');
    await expect(restore()).rejects.toThrow('is not empty: rename it');
    await client.query('drop sequence something');
    await client.end();
  });

  it('when the tool ends half-way, with what to do then', async () => {
    await expect(restore()).rejects.toThrow(
      /^The dump was read back in part only \(pg_restore: error: disk full\): drop the database test_/,
    );
    await expect(restore({ given: { system: '1', owner: 'comptoir_owner' } }, { elsewhere: true })).rejects.toThrow(
      'in part only',
    );
  });

  it('as one of the embedded one', async () => {
    await expect(checkBackup(aBackup(), EN)).rejects.toThrow('This backup is of a PostgreSQL of your own');
    const into = { backup: aBackup(), dataDir: path.join(home, 'other'), replace: false, env: {}, now: new Date() };
    await expect(restoreBackup(into, EN)).rejects.toThrow('This backup is of a PostgreSQL of your own');
  });
});

it('a backup is tried in a database beside, which its owner has to be allowed to make', async () => {
  const tried = checkDump({ backup: aBackup(), given: owned, env: env() }, EN);
  await expect(tried).rejects.toThrow(
    'The login comptoir_owner may make no database to try the backup in: alter role comptoir_owner createdb.',
  );
});
