import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { expect, it } from 'vitest';
import { UNWORN, withoutDarkScheme, withoutUnworn } from '../../build/drop-unseen-styles.ts';

const { resolve } = createRequire(import.meta.url);
const stylesOf = (name: string): string => readFileSync(resolve(`@mantine/core/styles/${name}.css`), 'utf8');
const countOf = (text: string, part: string): number => text.split(part).length - 1;

const DARK = "[data-mantine-color-scheme='dark']";

it('what is for the dark scheme is left out of the library’s styles, and nothing else', () => {
  const styles = stylesOf('Input');
  const kept = withoutDarkScheme(styles);
  expect(countOf(styles, DARK)).toBeGreaterThan(0);
  expect(kept).not.toContain(DARK);
  expect(countOf(kept, '{')).toBe(countOf(styles, '{') - countOf(styles, DARK));
  expect(kept).toContain("[data-mantine-color-scheme='light']");
});

it('what is for the light one as well stays', () => {
  const both = `.a,\n${DARK} .b { color: red; }`;
  expect(withoutDarkScheme(both)).toBe(both);
});

it('colours that nothing in the portal names are left out, and no other', () => {
  const styles = stylesOf('default-css-variables');
  const kept = withoutUnworn(styles);
  for (const color of UNWORN) {
    expect(styles).toContain(`--mantine-color-${color}-6:`);
    expect(kept).not.toContain(`--mantine-color-${color}-`);
  }
  for (const color of ['red', 'blue', 'green', 'gray', 'teal']) expect(kept).toContain(`--mantine-color-${color}-6:`);
  const definedIn = (text: string): number => text.match(/--mantine-[\w-]+:/g)?.length ?? 0;
  const ofRed = styles.match(/--mantine-color-red-[\w-]+:/g)?.length ?? 0;
  expect(definedIn(styles) - definedIn(kept)).toBe(UNWORN.length * ofRed);
});

it('no part of the portal names one of them', () => {
  const sources = path.join(import.meta.dirname, '..');
  const named = new RegExp(`mantine-color-(?:${UNWORN.join('|')})\\b|\\b(?:color|c|bg)="(?:${UNWORN.join('|')})\\b`);
  const files = readdirSync(sources, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(tsx?|css)$/.test(file),
  );
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((file) => named.test(readFileSync(path.join(sources, file), 'utf8')))).toEqual([]);
});
