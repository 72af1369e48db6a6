import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const read = (file: string): string => readFileSync(join(root, 'docs', file), 'utf8');

it('every place that an assumption names is there', () => {
  const places = [...read('assumptions.md').matchAll(/`([a-z]+\/[\w./-]+)`/g)].map(([, place]) => place ?? '');
  expect(places.length).toBeGreaterThan(15);
  expect(places.filter((place) => !existsSync(join(root, place)))).toEqual([]);
});

it('the list of what comes before production leads to the assumptions', () => {
  const production = read('runbook.md').split('\n## Production\n')[1]?.split('\n## ')[0];
  expect(production).toContain('(assumptions.md)');
});
