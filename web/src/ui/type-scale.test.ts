import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const SOURCES = path.join(import.meta.dirname, '..');

/** Sheets of lists, whose rows have a measure of their own, and the receipt, whose columns fill what there is. */
const LISTS =
  /data-table|card-table|audit|merchant-money|promo-codes|users|invoices|devices|employees|merchant-summary|people|base\.css/;
const TOKEN = /^(var\(--text-(sm|md|lg|xl|2xl)\)|inherit)$/;
const RECEIPT = 'min(0.8125rem, calc(100cqi / 31))';

it('has five sizes, and a style sheet names them', () => {
  const sheets = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.css') && !LISTS.test(path.basename(file)),
  );
  expect(sheets.length).toBeGreaterThan(30);
  for (const sheet of sheets) {
    const sizes = readFileSync(path.join(SOURCES, sheet), 'utf8').matchAll(/font-size: ([^;]+);/g);
    const odd = [...sizes].map(([, size]) => size).filter((size) => size !== RECEIPT && !TOKEN.test(size ?? ''));
    expect(odd, sheet).toEqual([]);
  }
});
