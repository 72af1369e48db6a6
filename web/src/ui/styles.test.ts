import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { expect, it } from 'vitest';

const SOURCES = path.join(import.meta.dirname, '..');
const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' });
const read = (file: string): string => readFileSync(path.join(SOURCES, file), 'utf8');
const STYLES = path.dirname(createRequire(import.meta.url).resolve('@mantine/core/styles/Input.css'));

/** Lists the parts that a screen takes from the library. */
const partsIn = (source: string): string[] =>
  [...source.matchAll(/import \{([^}]*)\} from '@mantine\/core'/g)].flatMap(([, names = '']) =>
    names.split(',').map((name) => name.trim()),
  );

it('has the styles of every part of the library that a screen uses', () => {
  const screens = files.filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'));
  const parts = new Set(screens.flatMap((file) => partsIn(read(file))));
  const worn = read('ui/styles.ts');
  const bare = [...parts].filter(
    (part) => existsSync(path.join(STYLES, `${part}.css`)) && !worn.includes(`styles/${part}.css`),
  );
  expect(parts.size).toBeGreaterThan(4);
  expect(bare).toEqual([]);
});
