import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sourceHash } from './source-hash.mjs';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'comptoir-sources-'));
  write('api/src/main.ts');
  write('package-lock.json');
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

function write(path: string, text = ''): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

describe('sourceHash', () => {
  it('stays the same while nothing changes', () => {
    expect(sourceHash(root)).toBe(sourceHash(root));
  });

  it.each([
    'api/src/main.ts',
    'api/migrations/0001.sql',
    'web/public/logo.svg',
    'websrm/src/new.ts',
    'package-lock.json',
    'scripts/lib/x.mjs',
  ])('changes with %s', (path) => {
    const before = sourceHash(root);
    write(path, 'changed');
    expect(sourceHash(root)).not.toBe(before);
  });

  it.each([
    'api/src/main.test.ts',
    'web/src/page.test.tsx',
    'api/test/x.ts',
    'api/node_modules/x.js',
    'bench/x.ts',
    'dist/api.mjs',
  ])('does not change with %s, which is not built', (path) => {
    const before = sourceHash(root);
    write(path, 'changed');
    expect(sourceHash(root)).toBe(before);
  });
});
