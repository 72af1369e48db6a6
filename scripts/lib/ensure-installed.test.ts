import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ensureInstalled, isInstalled } from './ensure-installed.mjs';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'comptoir-install-'));
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

type Packages = Record<string, { version?: string; optional?: boolean; link?: boolean }>;

const lock = (packages: Packages): void =>
  writeFileSync(
    join(root, 'package-lock.json'),
    JSON.stringify({ packages: { '': { version: '1.0.0' }, ...packages } }),
  );

function install(packages: Packages): void {
  mkdirSync(join(root, 'node_modules'), { recursive: true });
  writeFileSync(join(root, 'node_modules', '.package-lock.json'), JSON.stringify({ packages }));
}

/** An npm that only writes down what it was asked. */
function fakeNpm(exitCode: number): void {
  const file = join(root, 'npm-cli.js');
  const write = "require('node:fs').writeFileSync('asked.txt', process.argv.slice(2).join(' '))";
  writeFileSync(
    file,
    `require('node:fs').mkdirSync('node_modules', { recursive: true }); ${write}; process.exit(${exitCode});`,
  );
  vi.stubEnv('npm_execpath', file);
}

describe('isInstalled', () => {
  it('is false without node_modules, and after an install that was cut off', () => {
    lock({});
    expect(isInstalled(root)).toBe(false);
    mkdirSync(join(root, 'node_modules'));
    expect(isInstalled(root)).toBe(false);
  });

  it('recognises an install by hand, and remembers it', () => {
    lock({ api: {}, 'node_modules/api': { link: true }, 'node_modules/pg': { version: '8.0.0' } });
    install({ 'node_modules/api': { link: true }, 'node_modules/pg': { version: '8.0.0' } });
    expect(isInstalled(root)).toBe(true);
    expect(existsSync(join(root, 'node_modules', '.comptoir-lock-hash'))).toBe(true);
  });

  it('does without optional packages of other systems', () => {
    lock({ 'node_modules/for-another-system': { version: '1.0.0', optional: true } });
    install({});
    expect(isInstalled(root)).toBe(true);
  });

  it.each([
    ['is missing', {}],
    ['has another version', { 'node_modules/pg': { version: '7.0.0' } }],
  ])('is false when a package %s', (_, present) => {
    lock({ 'node_modules/pg': { version: '8.0.0' } });
    install(present);
    expect(isInstalled(root)).toBe(false);
  });

  it('is false again when the lock has changed since', () => {
    lock({ 'node_modules/pg': { version: '8.0.0' } });
    install({ 'node_modules/pg': { version: '8.0.0' } });
    expect(isInstalled(root)).toBe(true);
    lock({ 'node_modules/pg': { version: '9.0.0' } });
    expect(isInstalled(root)).toBe(false);
  });
});

describe('ensureInstalled', () => {
  beforeEach(() => {
    vi.spyOn(console, 'log').mockReturnValue();
    lock({ 'node_modules/pg': { version: '8.0.0' } });
  });

  afterEach(() => {
    vi.unstubAllEnvs();
    vi.restoreAllMocks();
  });

  it('installs once', () => {
    fakeNpm(0);
    ensureInstalled(root);
    expect(readFileSync(join(root, 'asked.txt'), 'utf8')).toBe('ci --no-audit --no-fund');
    fakeNpm(1);
    expect(() => ensureInstalled(root)).not.toThrow();
  });

  it('says in one sentence that npm ci did not succeed, and tries again the next time', () => {
    fakeNpm(1);
    const sentence = 'npm ci did not succeed (exit code 1): see its message above, then run the same command again.';
    expect(() => ensureInstalled(root)).toThrow(sentence);
    expect(() => ensureInstalled(root)).toThrow(sentence);
  });
});
