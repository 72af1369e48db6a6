import { execFileSync, spawnSync, type ChildProcess } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { claimAnyPort } from './lib/claim-port.mjs';
import { root } from './lib/tracked-files.ts';
import { findFirst, runBeside, startInside, type Inside } from './test/enter-root.ts';
import { requireDebian } from './test/require-debian.ts';
import { startOwnPostgres, type OwnPostgres } from './test/start-own-postgres.ts';

const DEBIAN = '/usr/lib/postgresql/15/bin';

interface Config {
  readonly User: string;
  readonly Env: readonly string[];
  readonly Entrypoint: readonly string[];
  readonly Cmd: readonly string[];
  readonly Volumes: Readonly<Record<string, object>>;
  readonly StopSignal: string;
  readonly Healthcheck: { readonly Test: readonly string[] };
}

/** Environment of a shell of root on a new machine. */
const BARE = { PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin', HOME: '/root', LANG: 'C.UTF-8' };
/** The demo's till is linked a moment after the server is ready. */
const TILL = 'terminal/caisse/certificate.pem';
const ACCEPTED = /accept(?:ée par|ed by) Revenu Québec/;

let home: string;
let storage: NodeJS.ProcessEnv | null = null;
let image: string;
let postgres: OwnPostgres | null = null;
const running = new Set<ChildProcess>();

beforeAll(async () => {
  for (const name of ['mmdebstrap', 'buildah', 'systemd-analyze']) requireDebian(name, name.replace('-analyze', ''));
  requireDebian(`${DEBIAN}/postgres`, 'postgresql-15');
  home = mkdtempSync(join(tmpdir(), 'comptoir-image-'));
  // PostgreSQL's own user passes through
  chmodSync(home, 0o755);
  writeFileSync(
    join(home, 'storage.conf'),
    `[storage]\ndriver = "overlay"\ngraphroot = "${home}/images"\nrunroot = "${home}/run"\n`,
  );
  const debian = join(home, 'debian.tar');
  execFileSync('mmdebstrap', ['--quiet', '--variant=minbase', 'bookworm', debian], { stdio: 'pipe' });
  storage = { ...process.env, CONTAINERS_STORAGE_CONF: join(home, 'storage.conf'), DEBIAN_ROOT: debian };
  execFileSync(join(root, 'deploy/build-image.sh'), { env: storage, stdio: 'pipe' });
  image = buildah('mount', buildah('from', 'localhost/comptoir'));
  postgres = await startOwnPostgres(join(home, 'postgres'), { bin: DEBIAN, psql: join(DEBIAN, 'psql') });
}, 600_000);

afterAll(async () => {
  for (const child of running) child.kill('SIGKILL');
  await postgres?.stop();
  if (storage) buildah('rm', '--all');
  rmSync(home, { recursive: true, force: true });
}, 60_000);

const buildah = (...words: readonly string[]): string =>
  execFileSync('buildah', words, { env: storage ?? {}, encoding: 'utf8', stdio: 'pipe' }).trim();

it(
  'the image is built without a registry, and serves from a root that may only be read',
  { timeout: 500_000 },
  async () => {
    const config = (
      JSON.parse(buildah('inspect', '--type=image', 'localhost/comptoir')) as { Docker: { config: Config } }
    ).Docker.config;
    expect(config).toMatchObject({
      User: 'comptoir',
      StopSignal: 'SIGTERM',
      Healthcheck: { Test: ['CMD', 'comptoir', 'ready'] },
      Volumes: { '/var/lib/comptoir': {} },
    });
    expect(() => execFileSync('chroot', [image, 'npm', '--version'], { stdio: 'pipe' })).toThrow('npm');
    expect(execFileSync('chroot', [image, '/opt/comptoir/bin/node', '--version'], { encoding: 'utf8' })).toMatch(
      /^v24\./,
    );

    const own = postgres;
    if (!own) throw new Error('there is no database');
    const env = { ...ofImage(config), ...settings(own, await claimAnyPort()) };
    const inside = { env, user: 990, writable: ['/var/lib/comptoir'] };
    const words = config.Entrypoint;
    expect(await endOf(start(image, [...words, 'migrate'], inside))).toContain('has the schema of this Comptoir.');

    const server = start(image, [...words, ...config.Cmd], inside);
    const first = await findFirst(server);
    // the image's own check of its health
    await until(() => runBeside(first, config.Healthcheck.Test.slice(1), env));
    const portal = `http://127.0.0.1:${env['PORT']}`;
    expect(await (await fetch(`${portal}/api/readyz`)).json()).toEqual({ status: 'ready' });
    expect(await (await fetch(`${portal}/`)).text()).toContain('<script');
    expect(() => runBeside(first, ['touch', '/opt/comptoir/mark'], env)).toThrow('Read-only file system');

    const ended = endOf(server);
    process.kill(first, config.StopSignal);
    await ended;
  },
);

it('two commands lead from a Debian machine with nothing on it to an accepted bill', { timeout: 500_000 }, async () => {
  const machine = join(home, 'machine');
  mkdirSync(machine);
  execFileSync('tar', ['-xf', join(home, 'debian.tar'), '-C', machine]);
  cpSync('/etc/resolv.conf', join(machine, 'etc/resolv.conf'));
  execFileSync('cp', ['-a', join(image, 'opt/comptoir'), join(machine, 'root/comptoir')]);
  // packages come while there is a network; then the machine is alone, with every port free
  const fetchPackages = 'apt-get update -q && apt-get install -q -y --no-install-recommends --download-only postgresql';
  await endOf(start(machine, ['sh', '-c', fetchPackages], { env: BARE }));
  const first = await findFirst(start(machine, ['sleep', 'infinity'], { env: BARE, isAlone: true }));
  const shell = (line: string): string => runBeside(first, ['sh', '-c', line], BARE);
  await until(() => expect(shell('cat /proc/1/comm')).toBe('sleep\n'));

  const installed = shell('/root/comptoir/deploy/debian/install.sh --try');
  const byHand = /Start it with: (.*)$/m.exec(installed)?.[1] ?? '';
  expect(byHand).toBe('runuser -u comptoir -- comptoir start');
  shell(`${byHand} >/tmp/log 2>&1 &`);
  await until(() => shell('comptoir ready || { cat /tmp/log; exit 1; }'));
  await until(() => expect(existsSync(join(machine, 'var/lib/comptoir/3000', TILL))).toBe(true));
  const [, command = ''] = /--try\nsudo (.*)$/m.exec(readFileSync(join(root, 'docs/self-hosting.md'), 'utf8')) ?? [];
  expect(shell(command)).toMatch(ACCEPTED);
  expect(shell('stat -c "%n %a %U %G" /etc/comptoir/*').trim().split('\n')).toEqual([
    '/etc/comptoir/comptoir.env 640 root comptoir',
    '/etc/comptoir/passwords.env 600 root comptoir',
  ]);
  // the unit, as systemd itself reads it beside the programs and the user that it names
  for (const [from, to] of [
    ['deploy/systemd/comptoir@.service', 'etc/systemd/system/comptoir@.service'],
    ['/usr/lib/systemd/system', 'usr/lib/systemd/system'],
  ] as const)
    cpSync(resolve(root, from), join(machine, to), { recursive: true, verbatimSymlinks: true });
  const verify = spawnSync('systemd-analyze', [`--root=${machine}`, 'verify', 'comptoir@3000.service']);
  expect([verify.status, verify.stderr.toString()]).toEqual([0, '']);

  // again, it changes nothing; without the demo it asks for what is to be filled, and then is no try any more
  const secrets = shell('cat /etc/comptoir/*.env');
  expect(shell('/root/comptoir/deploy/debian/install.sh --try')).toContain('Start it with');
  expect(shell('cat /etc/comptoir/*.env')).toBe(secrets);
  shell('rm /etc/comptoir/comptoir.env');
  expect(shell('/root/comptoir/deploy/debian/install.sh')).toContain('Fill /etc/comptoir/comptoir.env now');
  expect(() => shell('/root/comptoir/deploy/debian/install.sh --try')).toThrow('has a true installation');
  expect(() => shell('PORT=3001 DATA_DIR= comptoir start')).toThrow(/ISSUER_NAME/);
});

function start(where: string, words: readonly string[], inside: Inside): ChildProcess {
  const child = startInside(where, words, inside);
  running.add(child);
  child.once('exit', () => running.delete(child));
  return child;
}

/** Settings that the image brings. */
const ofImage = ({ Env }: Config): NodeJS.ProcessEnv =>
  Object.fromEntries(Env.map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]));

/** Those of the one who starts it, as `try` of compose.yaml has them. */
function settings(own: OwnPostgres, port: number): NodeJS.ProcessEnv {
  execFileSync(join(root, 'deploy/create-database.sh'), {
    env: {
      PATH: `${DEBIAN}:/usr/bin:/bin`,
      PGHOST: '127.0.0.1',
      PGPORT: String(own.port),
      POSTGRES_USER: 'admin',
      OWNER_PASSWORD: 'owner',
      SERVE_PASSWORD: 'serve',
    },
    stdio: 'pipe',
  });
  const at = `127.0.0.1:${own.port}/comptoir`;
  return {
    HOST: '127.0.0.1',
    PORT: String(port),
    COMPTOIR_DEMO: 'on',
    DATABASE_URL: `postgres://comptoir_serve:serve@${at}`,
    DATABASE_MIGRATE_URL: `postgres://comptoir_owner:owner@${at}`,
  };
}

/** Resolves with all that a program said once it has ended well. */
async function endOf(child: ChildProcess): Promise<string> {
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text: Buffer) => (said += text.toString()));
  const code: unknown = await new Promise((done) => child.once('close', done));
  expect({ code, said: code === 0 ? '' : said }).toEqual({ code: 0, said: '' });
  return said;
}

/** Tries until it does not throw. @throws what it threw last, after three minutes */
async function until(attempt: () => unknown): Promise<void> {
  for (let left = 180; ; left -= 1) {
    try {
      attempt();
      return;
    } catch (error) {
      if (left === 0) throw error;
    }
    await sleep(1000);
  }
}
