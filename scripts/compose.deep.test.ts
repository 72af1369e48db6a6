import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { root } from './lib/tracked-files.ts';
import { requireDebian } from './test/require-debian.ts';

let folder: string;

beforeAll(() => {
  requireDebian('docker-compose', 'docker-compose');
  folder = mkdtempSync(join(tmpdir(), 'comptoir-compose-'));
  cpSync(join(root, 'deploy'), join(folder, 'deploy'), { recursive: true });
  cpSync(join(root, 'deploy/comptoir.env.example'), join(folder, 'deploy/comptoir.env'));
  // Debian's knows no name of a project yet: all else is held against its schema
  const file = readFileSync(join(root, 'deploy/compose.yaml'), 'utf8');
  writeFileSync(join(folder, 'deploy/compose.yaml'), file.replace(/^name: .*$/m, ''));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function compose(words: string, settings: string): { status: number | null; said: string } {
  writeFileSync(join(folder, 'deploy/.env'), settings);
  const { status, stdout, stderr } = spawnSync('docker-compose', ['-f', 'compose.yaml', ...words.split(' ')], {
    cwd: join(folder, 'deploy'),
    env: { PATH: process.env['PATH'], HOME: folder },
    encoding: 'utf8',
  });
  return { status, said: stdout + stderr };
}

const PASSWORDS = 'POSTGRES_PASSWORD=a\nOWNER_PASSWORD=b\nSERVE_PASSWORD=c\n';

it('compose.yaml is understood, with every service', () => {
  const { said } = compose('config --services', PASSWORDS);
  const services = ['database', 'migrate', 'one', 'proxy', 'try', 'two', 'worker'];
  expect(said.trim().split('\n').toSorted()).toEqual(services);
});

it('a server has the login that serves and none else; the step before them has the owner’s', () => {
  const { said } = compose('config', `${PASSWORDS}COMPTOIR_ROLE=web\n`);
  const serviceOf = (name: string): string => new RegExp(`^  ${name}:\n((?:   .*\n)+)`, 'm').exec(said)?.[1] ?? '';
  expect(serviceOf('migrate')).toContain('DATABASE_MIGRATE_URL: postgres://comptoir_owner:b@database/comptoir');
  for (const name of ['one', 'two']) {
    expect(serviceOf(name)).toContain('DATABASE_URL: postgres://comptoir_serve:c@database/comptoir');
    expect(serviceOf(name)).toContain('COMPTOIR_ROLE: web');
    expect(serviceOf(name)).not.toMatch(/OWNER|POSTGRES_|MIGRATE/);
  }
});

it.each(['POSTGRES_PASSWORD', 'OWNER_PASSWORD', 'SERVE_PASSWORD'])('nothing starts without %s', (name) => {
  const { status, said } = compose('config', PASSWORDS.replace(new RegExp(`^${name}=.*\n`, 'm'), ''));
  expect(status).toBe(1);
  expect(said).toContain('in deploy/.env');
});
