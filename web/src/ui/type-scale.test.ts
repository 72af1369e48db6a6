import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const SOURCES = path.join(import.meta.dirname, '..');

const TOKEN = /^(var\(--text-(sm|md|lg|xl|2xl)\)|inherit)$/;

it('has five sizes, and a style sheet names them', () => {
  const sheets = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.css'));
  expect(sheets.length).toBeGreaterThan(30);
  for (const sheet of sheets) {
    const sizes = readFileSync(path.join(SOURCES, sheet), 'utf8').matchAll(/font-size: ([^;]+);/g);
    const odd = [...sizes].map(([, size]) => size).filter((size) => !TOKEN.test(size ?? ''));
    expect(odd, sheet).toEqual([]);
  }
});
