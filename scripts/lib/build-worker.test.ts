import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { listFiles } from './build-worker.mjs';

const folder = mkdtempSync(join(tmpdir(), 'comptoir-worker-'));
afterEach(() => rmSync(folder, { recursive: true }));

it('the worker keeps every file that is served: by its name, by its content, or as the server says', () => {
  mkdirSync(join(folder, 'assets'));
  mkdirSync(join(folder, '.vite'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html>');
  writeFileSync(join(folder, 'favicon.svg'), '<svg/>');
  writeFileSync(join(folder, 'assets', 'index-abc.js'), '');
  writeFileSync(join(folder, '.vite', 'manifest.json'), '{}');
  expect(listFiles(folder)).toEqual([
    { url: '/assets/index-abc.js', revision: null },
    { url: '/favicon.svg', revision: expect.stringMatching(/^[\da-f]{16}$/) },
    { url: '/index.html', revision: 'PAGE_REVISION' },
  ]);
});
