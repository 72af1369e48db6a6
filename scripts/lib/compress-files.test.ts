import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { compressFiles } from './compress-files.mjs';

const LONG = 'export const words = "the same words again and again";\n'.repeat(60);

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'comptoir-compress-'));
  mkdirSync(join(folder, 'assets'));
  mkdirSync(join(folder, '.vite'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it.each(['index.html', 'assets/a.js', 'assets/a.css', 'assets/picture.svg'])(
  'has a twin of each kind beside a long text, which opens to the same: %s',
  (name) => {
    const file = join(folder, name);
    writeFileSync(file, LONG);
    compressFiles(folder);
    expect(brotliDecompressSync(readFileSync(`${file}.br`)).toString()).toBe(LONG);
    expect(gunzipSync(readFileSync(`${file}.gz`)).toString()).toBe(LONG);
    expect(readFileSync(`${file}.br`).length).toBeLessThan(LONG.length / 2);
    expect(readFileSync(file, 'utf8')).toBe(LONG);
  },
);

it.each([
  ['a short text', 'assets/short.js', 'x'.repeat(1024)],
  ['a font', 'assets/letters.woff2', LONG],
  ['what is hidden', '.vite/manifest.json', LONG],
])('leaves %s alone', (_, name, content) => {
  writeFileSync(join(folder, name), content);
  compressFiles(folder);
  expect([existsSync(join(folder, `${name}.br`)), existsSync(join(folder, `${name}.gz`))]).toEqual([false, false]);
});
