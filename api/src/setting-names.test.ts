import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { SETTINGS } from './settings.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const NAME = /\b(?:[A-Z][A-Z0-9]*_[A-Z0-9_]*[A-Z0-9]|PORT|HOST|LANG)\b/g;

const read = (file: string): string => readFileSync(path.join(ROOT, file), 'utf8');
const listFiles = (...patterns: readonly string[]): string[] =>
  execFileSync('git', ['ls-files', ...patterns], { cwd: ROOT, encoding: 'utf8' })
    .trim()
    .split('\n');

/** Names in one column of the rows of a page's tables. */
const listNames = (file: string, column: number): string[] =>
  read(file)
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .flatMap((line) => line.split('|')[column]?.match(NAME) ?? []);

const PAGE = 'docs/runbook/settings.md';
const [served, others] = [listNames(PAGE, 1), listNames(PAGE, 2)];
const known = new Set([...Object.keys(SETTINGS.shape), ...served, ...others]);

/** Read by the launcher, which tells the server, or is told by no one. */
const OF_THE_LAUNCHER = ['COMPTOIR_RESTARTS', 'COMPTOIR_MIGRATIONS_DIR'];
/** Given by the demo's launcher alone. */
const OF_THE_DEMO = new Set(['CARDS_FRAME_URL']);

it('the table of settings has every setting of the server, and none that it does not read', () => {
  const settings = [...Object.keys(SETTINGS.shape), ...OF_THE_LAUNCHER].filter((name) => !OF_THE_DEMO.has(name));
  expect([...new Set(served)].toSorted()).toEqual(settings.toSorted());
});

it('a name that other programs read is read somewhere', () => {
  const sources = listFiles('*.ts', '*.mjs', '*.tsx').filter((file) => !file.includes('.test.'));
  const texts = sources.map((file) => read(file)).join('\n');
  expect(others.length).toBeGreaterThan(3);
  for (const name of others) expect(texts, name).toMatch(new RegExp(`\\b${name}\\b`));
});

it('what any page gives as a setting is one', () => {
  const pages = listFiles('*.md', 'deploy/*.example');
  const given = pages.flatMap((file) =>
    [...read(file).matchAll(/(?:^|[\s`(])((?:[A-Z][A-Z0-9]*_)+[A-Z0-9]+|PORT|HOST)=/g)].map(([, name = '']) => ({
      file,
      name,
    })),
  );
  expect(given.length).toBeGreaterThan(15);
  expect(given.filter(({ name }) => !known.has(name) && !OF_OTHERS.has(name))).toEqual([]);
});

/** Switches of tests and builds, and what deploy/compose.yaml reads: nothing that the server knows. */
const OF_OTHERS = new Set(['SWAP_LANGUAGES', 'PORTAL_HOST', 'COMPOSE_PROFILES']);
