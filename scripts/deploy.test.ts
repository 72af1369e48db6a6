import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root, trackedFiles } from './lib/tracked-files.ts';

const HA = join(root, 'deploy/ha');

/** Names that other programs read, by their beginning; and what shells and systems set. */
const OF_OTHERS =
  /^(?:DAEMON_ARGS|DEBIAN_FRONTEND|BASH_SOURCE|SECONDS|VERSION_ID|PRETTY_NAME|AF_\w+|POSTGRES_\w+|ON_ERROR_STOP)$/;

/** Names that our own files of deploy give each other. */
const BETWEEN_FILES =
  /^(?:NODE_IMAGE|BASE_IMAGE|DEBIAN_ROOT|NODE_EXTRA_CA_CERTS|COMPTOIR_ENV_FILE|OWNER_PASSWORD|SERVE_PASSWORD|PORTAL_HOST|COMPOSE_PROFILES)$/;

describe('a file of deploy', () => {
  it('names no setting of the environment that nothing reads', () => {
    const readers = ['api/src/settings.ts', 'api/src/metrics', 'api/src/gateways', 'scripts/lib', 'scripts/start.mjs'];
    const known = execFileSync('grep', ['-rhoE', '\\b[A-Z]+(_[A-Z]+)+\\b', ...readers], {
      cwd: root,
      encoding: 'utf8',
    });
    const names = new Set(known.split('\n'));
    const unknown = trackedFiles(/^deploy\//).flatMap(({ name, text }) =>
      [...text.matchAll(/\b[A-Z]+(?:_[A-Z]+)+\b/g)]
        .map(([setting]) => setting)
        .filter((setting) => !OF_OTHERS.test(setting) && !BETWEEN_FILES.test(setting) && !names.has(setting))
        .map((setting) => `${name}: ${setting}`),
    );
    expect(unknown).toEqual([]);
  });
});

/** Output of a shell that has read `render.sh`. */
function render(words: string, cluster: string): { output: string; said: string; status: number | null } {
  const folder = mkdtempSync(join(tmpdir(), 'comptoir-deploy-'));
  try {
    writeFileSync(join(folder, 'cluster'), cluster);
    const { stdout, stderr, status } = spawnSync(
      'bash',
      ['-euc', `. ${HA}/render.sh; ${words}`, 'test', join(folder, 'cluster')],
      {
        encoding: 'utf8',
      },
    );
    return { output: stdout, said: stderr, status };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const EXAMPLE = readFileSync(join(HA, 'cluster.example'), 'utf8');
const FILLED = EXAMPLE.replaceAll(/^(secret \w+) 0$/gm, `$1 ${'0a'.repeat(12)}`);

describe('settings of a cluster', () => {
  it.each([
    [
      'etcd_settings "$1" etcd2 /var/lib/etcd',
      'initial-cluster: etcd1=http://10.0.0.1:2380,etcd2=http://10.0.0.2:2380,etcd3=http://10.0.0.3:2380',
    ],
    // by the third interface Debian's Patroni lets a node that was cut off take the place of the one that followed it
    ['patroni_settings "$1" db2 /var/lib/postgresql /run', "\netcd:\n  hosts: '10.0.0.1:2379"],
    ['etcd_settings "$1" etcd2 /var/lib/etcd', 'enable-v2: true'],
    ['patroni_settings "$1" db2 /var/lib/postgresql /run', 'synchronous_mode_strict: true'],
    ['patroni_settings "$1" db2 /var/lib/postgresql /run', "hosts: '10.0.0.1:2379,10.0.0.2:2379,10.0.0.3:2379'"],
    ['patroni_settings "$1" db2 /var/lib/postgresql /run', 'listen: 10.0.0.2:5432'],
    ['proxy_settings "$1"', 'server db3 10.0.0.3:5432 check port 8008'],
  ])('%s says %s, and leaves nothing to fill in', (words, line) => {
    const { output, status } = render(words, FILLED);
    expect(status).toBe(0);
    expect(output).toContain(line);
    expect(output).not.toMatch(/@\w+@/);
  });

  it.each([
    ['a secret that is too short', EXAMPLE, 'The secret "superuser" in'],
    [
      'a secret with a sign that a file of settings would read',
      FILLED.replace('0a0a', "0a':"),
      'The secret "superuser" in',
    ],
    [
      'another mode',
      FILLED.replace('mode strict', 'mode quick'),
      'strict, or asynchronous, which may lose what was acknowledged',
    ],
  ])('are not made of %s', (_, cluster, sentence) => {
    const { said, status } = render('patroni_settings "$1" db1 /var/lib/postgresql /run', cluster);
    expect(status).toBe(1);
    expect(said).toContain(sentence);
  });
});

describe('install.sh', () => {
  it('refuses another system with a sentence', () => {
    const folder = mkdtempSync(join(tmpdir(), 'comptoir-deploy-'));
    const script = readFileSync(join(HA, 'install.sh'), 'utf8').replaceAll(
      '/etc/os-release',
      join(folder, 'os-release'),
    );
    const install = () => spawnSync('bash', ['-c', script], { encoding: 'utf8' });
    const nowhere = install();
    writeFileSync(join(folder, 'os-release'), 'ID=fedora\nVERSION_ID=44\nPRETTY_NAME="Fedora 44"\n');
    const elsewhere = install();
    rmSync(folder, { recursive: true, force: true });
    expect([nowhere.status, elsewhere.status]).toEqual([1, 1]);
    expect(nowhere.stderr).toContain('This installs packages of Debian 12');
    expect(elsewhere.stderr).toContain(
      'this is Fedora 44: install PostgreSQL, Patroni, etcd and HAProxy with its own tools',
    );
  });
});
