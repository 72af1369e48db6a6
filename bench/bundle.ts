import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

/** What a browser loads for a screen, measured on the real build: `npm run bench -- bundle`. Fails when a limit is broken. */

interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
  readonly css?: readonly string[];
}

type Manifest = Readonly<Record<string, Chunk>>;

interface Route {
  readonly name: string;
  /** Sources loaded on demand for it, beside the entry. */
  readonly sources: readonly string[];
  readonly limits: { readonly js?: number; readonly css?: number; readonly total?: number };
}

const ENTRY = 'index.html';
const SHELL = 'src/app/app-shell.tsx';
const PICKER = 'src/app/merchant-picker.tsx';

/** French is the longer language; English is fetched only for those who read it, or for a text that is missing. */
const texts = (folder: string, name: string): string => `${folder}/${name}.fr.ts`;
const feature = (name: string, page: string): string[] => [
  texts('src/app', 'shell-texts'),
  `src/features/${name}/${page}.tsx`,
  texts(`src/features/${name}`, name),
];

const LOGIN = feature('sign-in', 'sign-in-page');
/** Whoever looks after several merchants has the picker on every screen. */
const forAdministrators = (name: string, page: string): string[] => [SHELL, PICKER, ...feature(name, page)];
const LOGS = [SHELL, ...feature('activity-log', 'activity-log-page')];

const ROUTES: readonly Route[] = [
  { name: 'login', sources: LOGIN, limits: {} },
  { name: 'login + shell', sources: [...LOGIN, SHELL], limits: { js: 180, css: 25 } },
  { name: 'dashboard', sources: [SHELL, ...feature('dashboard', 'dashboard-page')], limits: {} },
  { name: 'devices', sources: [SHELL, ...feature('devices', 'devices-page')], limits: {} },
  { name: 'employees', sources: [SHELL, ...feature('employees', 'employees-page')], limits: { total: 215 } },
  { name: 'merchant', sources: [SHELL, ...feature('merchant', 'merchant-page')], limits: { total: 215 } },
  { name: 'logs', sources: LOGS, limits: { total: 215 } },
  { name: 'logs, with the merchant picker', sources: [...LOGS, PICKER], limits: { total: 215 } },
  { name: 'merchants', sources: forAdministrators('merchant-list', 'merchant-list-page'), limits: { total: 215 } },
  { name: 'users', sources: forAdministrators('users', 'users-page'), limits: { total: 215 } },
  { name: 'reports', sources: forAdministrators('reports', 'reports-page'), limits: { total: 215 } },
];

function report(manifest: Manifest): boolean {
  const rows = ROUTES.map((route) => measure(manifest, route));
  console.log('gzipped kB (1 kB = 1000 bytes)\n');
  console.log('screen                              JS    CSS   total  files   limit');
  for (const { route, js, css, files } of rows) {
    const numbers = [js, css, js + css].map((kB) => kB.toFixed(1).padStart(6)).join(' ');
    console.log(`${route.name.padEnd(32)}${numbers}  ${String(files).padStart(5)}   ${limitText(route)}`);
  }
  return rows.every(({ isWithin }) => isWithin);
}

function measure(manifest: Manifest, route: Route) {
  const files = new Set<string>();
  const seen = new Set<string>();
  const follow = (key: string): void => {
    if (seen.has(key)) return;
    seen.add(key);
    const chunk = manifest[key];
    if (!chunk) throw new Error(`the build has no chunk for ${key}: has it been renamed?`);
    files.add(chunk.file);
    for (const file of chunk.css ?? []) files.add(file);
    for (const imported of chunk.imports ?? []) follow(imported);
  };
  for (const key of [ENTRY, ...route.sources]) follow(key);

  const sizeOf = (suffix: string): number =>
    [...files].filter((file) => file.endsWith(suffix)).reduce((sum, file) => sum + gzippedKb(file), 0);
  const [js, css] = [sizeOf('.js'), sizeOf('.css')];
  const { limits } = route;
  const isWithin =
    js <= (limits.js ?? Infinity) && css <= (limits.css ?? Infinity) && js + css <= (limits.total ?? Infinity);
  return { route, js, css, files: files.size, isWithin };
}

const gzippedKb = (file: string): number => gzipSync(readFileSync(join(output, file))).length / 1000;

const limitText = ({ limits }: Route): string =>
  Object.entries(limits)
    .map(([what, kB]) => `${what} ≤ ${kB}`)
    .join(', ');

const output = mkdtempSync(join(tmpdir(), 'comptoir-bundle-'));
try {
  const root = join(import.meta.dirname, '../web');
  execFileSync(process.execPath, [join(root, '../node_modules/vite/bin/vite.js'), 'build', '--outDir', output], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const manifest = JSON.parse(readFileSync(join(output, '.vite/manifest.json'), 'utf8')) as Manifest;
  process.exitCode = report(manifest) ? 0 : 1;
} finally {
  rmSync(output, { recursive: true, force: true });
}
