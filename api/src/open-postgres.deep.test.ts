import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { migrateOnly, openPostgres } from './open-postgres.ts';

let ownerUrl: string;
let servingUrl: string;
let login: string;

/** An empty database, and a login that may do nothing in it yet. */
beforeEach(async () => {
  const name = `given_${randomBytes(6).toString('hex')}`;
  login = `serve_${name}`;
  await asAdministrator(`create database ${name} owner comptoir_owner`);
  await asAdministrator(`create role ${login} login noinherit password 'secret'`);
  const url = new URL(inject('ownerUrl'));
  url.pathname = name;
  ownerUrl = url.href;
  [url.username, url.password] = [login, 'secret'];
  servingUrl = url.href;
});
afterEach(async () => {
  await asAdministrator(`drop database ${new URL(ownerUrl).pathname.slice(1)} with (force)`);
  await asAdministrator(`drop role ${login}`);
});

async function asAdministrator(statement: string): Promise<void> {
  const client = new pg.Client(inject('postgresUrl'));
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

const given = (settings: { databaseUrl: string | null; databaseMigrateUrl?: string; demo?: boolean }) => ({
  dataDir: '/nowhere',
  demo: false,
  databaseMigrateUrl: null,
  ...settings,
});
const log = pino({ level: 'silent' });

describe('a database that is given', () => {
  it('is migrated by its owner and served by a login that owns nothing', async () => {
    const { url } = await openPostgres(given({ databaseUrl: servingUrl, databaseMigrateUrl: ownerUrl }), log);
    expect(url).toBe(servingUrl);
    const client = new pg.Client({ connectionString: url, options: '-c role=comptoir_app' });
    await client.connect();
    await expect(client.query('select from invoices')).resolves.toBeDefined();
    await expect(client.query('drop table invoices')).rejects.toThrow(/must be owner/);
    await client.end();
  });

  it.each([
    ['no server', (url: URL) => (url.port = '9')],
    ['another password', (url: URL) => (url.password = 'hunter2-hunter2')],
    ['no such database', (url: URL) => (url.pathname = 'none')],
  ])('is asked for in one sentence that holds no password where there is %s', async (_what, change) => {
    const [wrong, owner] = [new URL(servingUrl), new URL(ownerUrl)];
    change(wrong);
    change(owner);
    const starts = [
      [() => openPostgres(given({ databaseUrl: wrong.href }), log), 'DATABASE_URL'],
      [
        () => migrateOnly(given({ databaseUrl: servingUrl, databaseMigrateUrl: owner.href }), log),
        'DATABASE_MIGRATE_URL',
      ],
    ] as const;
    for (const [start, setting] of starts) {
      const sentence = await start().then(String, (error: Error) => error.message);
      expect(sentence).toMatch(
        new RegExp(`^The database of ${setting} lets no one in \\(.+\\): start it, or correct the setting\\.$`),
      );
      expect(sentence).not.toContain('hunter2');
    }
  });

  it('is migrated beforehand, and served by a login that never knew the owner', async () => {
    await expect(openPostgres(given({ databaseUrl: servingUrl }), log)).rejects.toThrow(
      'run "npm run migrate" with its owner\'s login in DATABASE_MIGRATE_URL.',
    );
    await migrateOnly(given({ databaseUrl: servingUrl, databaseMigrateUrl: ownerUrl }), log);
    await expect(openPostgres(given({ databaseUrl: servingUrl }), log)).resolves.toMatchObject({ url: servingUrl });
  });

  it('is not served by its owner, but in the demo', async () => {
    await expect(openPostgres(given({ databaseUrl: ownerUrl }), log)).rejects.toThrow(
      'The login of DATABASE_URL could change the tables themselves: serve with one that cannot, and give the owner in DATABASE_MIGRATE_URL (docs/runbook.md, "Logins").',
    );
    await expect(openPostgres(given({ databaseUrl: ownerUrl, demo: true }), log)).resolves.toMatchObject({
      url: ownerUrl,
    });
  });

  it('is served by no login that may take the role of someone stronger', async () => {
    await asAdministrator(`grant pg_execute_server_program to ${login}`);
    await expect(openPostgres(given({ databaseUrl: servingUrl, databaseMigrateUrl: ownerUrl }), log)).rejects.toThrow(
      'could change the tables themselves',
    );
  });

  it('says when there is no such login', async () => {
    const unknown = new URL(servingUrl);
    unknown.username = 'nobody_at_all';
    await expect(migrateOnly(given({ databaseUrl: unknown.href, databaseMigrateUrl: ownerUrl }), log)).rejects.toThrow(
      'There is no login nobody_at_all in the database, which DATABASE_URL names',
    );
  });
});
