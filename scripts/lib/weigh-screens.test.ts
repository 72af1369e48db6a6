import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { findHeavy } from './weigh-screens.mjs';

const folder = mkdtempSync(path.join(tmpdir(), 'comptoir-weight-'));
afterAll(() => rmSync(folder, { recursive: true }));

const MANIFEST = {
  'index.html': { file: 'index.js', imports: ['shared'] },
  shared: { file: 'shared.js' },
  'style.css': { file: 'style.css' },
  'src/app/app-shell.tsx': { file: 'shell.js', imports: ['shared'] },
};
const screen = (route: string, name: string) => ({
  path: route,
  scripts: ['shell.js', `${name}.js`],
  texts: { fr: ['fr.js'] },
});

/** Files of so many kB. */
function write(sizes: Readonly<Record<string, number>>): void {
  mkdirSync(path.join(folder, '.vite'), { recursive: true });
  writeFileSync(path.join(folder, '.vite', 'manifest.json'), JSON.stringify(MANIFEST));
  writeFileSync(
    path.join(folder, '.vite', 'preloads.json'),
    JSON.stringify([screen('/', 'login'), screen('/sales', 'sales')]),
  );
  for (const [name, size] of Object.entries(sizes)) writeFileSync(path.join(folder, name), 'x'.repeat(size * 1000));
}

const LIGHT = {
  'index.js': 1,
  'shared.js': 100,
  'style.css': 5,
  'shell.js': 10,
  'login.js': 1,
  'fr.js': 1,
  'sales.js': 1,
};

it('a screen is as heavy as what a browser asks for, each file once, compressed where it is', () => {
  write(LIGHT);
  expect(findHeavy(folder)).toEqual([]);
  write({ 'sales.js': 140 });
  expect(findHeavy(folder)).toEqual(['/sales: 265.1 kB on the wire, 262 at most']);
  write({ 'sales.js.br': 50 });
  expect(findHeavy(folder)).toEqual([]);
});

it('login and shell have a limit of scripts', () => {
  write({ ...LIGHT, 'login.js': 60 });
  expect(findHeavy(folder)).toEqual(['login and shell, in scripts: 174.6 kB on the wire, 172 at most']);
});
