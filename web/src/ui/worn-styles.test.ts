import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const SOURCES = path.join(import.meta.dirname, '..');
const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' });
const read = (file: string): string => readFileSync(path.join(SOURCES, file), 'utf8');
const code = files.filter((file) => /\.tsx?$/.test(file)).map((file) => ({ file, text: read(file) }));

/** The classes that code takes out of a sheet, by the name under which it imports it. */
function wornOf(sheet: string): Set<string> {
  const worn = code.flatMap(({ file, text }) =>
    [...text.matchAll(/import (\w+) from '([^']+\.module\.css)'/g)]
      .filter(([, , from = '']) => path.join(path.dirname(file), from) === sheet)
      .flatMap(([, name = '']) => [...text.matchAll(new RegExp(`\\b${name}(?:\\.|\\[')([\\w-]+)`, 'g'))]),
  );
  return new Set(worn.map(([, name = '']) => name));
}

it('has no class that nothing wears', () => {
  const sheets = files.filter((file) => file.endsWith('.module.css'));
  expect(sheets.length).toBeGreaterThan(30);
  for (const sheet of sheets) {
    const rules = read(sheet).replaceAll(/\/\*[\s\S]*?\*\//g, '');
    const classes = [...rules.matchAll(/\.([A-Za-z][\w-]*)(?=[^{}]*\{)/g)].map(([, name]) => name ?? '');
    const worn = wornOf(sheet);
    expect(
      classes.filter((name) => !worn.has(name)),
      sheet,
    ).toEqual([]);
  }
});
