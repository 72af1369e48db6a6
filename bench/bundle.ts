import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startComptoir } from './relay/start-comptoir.ts';

/**
 * Weighs the files that a browser loads for a screen, in bytes on the wire from the running server, headers included:
 * `npm run bench -- bundle`. Fails when a limit is broken.
 */

interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
}

type Manifest = Readonly<Record<string, Chunk>>;

interface Route {
  readonly name: string;
  /** Of its page, which holds the texts of its language: French is the longer one. */
  readonly path: string;
  /** Sources loaded on demand for it, beside the entry. */
  readonly sources: readonly string[];
  /** Upper limit of everything, the page itself included, as browsers ask for it (kB). */
  readonly limit: number;
}

/** Weight on the wire, in kB (1 kB = 1000 bytes). */
interface Weight {
  readonly js: number;
  readonly css: number;
  readonly total: number;
}

const ENTRY = 'index.html';
const STYLES = 'style.css';
const SHELL = 'src/app/app-shell.tsx';
const PICKER = 'src/app/merchant-picker.tsx';

const page = (folder: string, name: string): string => `src/features/${folder}/${name}-page.tsx`;

const LOGIN = page('base/sessions', 'sign-in');
/** A user who looks after several merchants has the picker on every screen. */
const forAdministrators = (folder: string, name: string): string[] => [SHELL, PICKER, page(folder, name)];
const LOGS = [SHELL, page('base/activity-log', 'activity-log')];

const ROUTES: readonly Route[] = [
  { name: 'login', path: '/', sources: [LOGIN], limit: 180 },
  { name: 'login + shell', path: '/', sources: [LOGIN, SHELL], limit: 185 },
  { name: 'dashboard', path: '/dashboard', sources: [SHELL, page('base/dashboard', 'dashboard')], limit: 205 },
  { name: 'devices', path: '/devices', sources: [SHELL, page('sales/devices', 'devices')], limit: 205 },
  { name: 'employees', path: '/employees', sources: [SHELL, page('sales/employees', 'employees')], limit: 205 },
  { name: 'merchant', path: '/merchant', sources: [SHELL, page('base/merchants', 'merchant')], limit: 220 },
  { name: 'logs', path: '/logs', sources: LOGS, limit: 205 },
  { name: 'logs, with the merchant picker', path: '/logs', sources: [...LOGS, PICKER], limit: 205 },
  {
    name: 'merchants',
    path: '/admin/merchantlist',
    sources: forAdministrators('admin/merchants', 'merchant-list'),
    limit: 205,
  },
  { name: 'users', path: '/gestion', sources: forAdministrators('admin/users', 'users'), limit: 205 },
  { name: 'reports', path: '/reports', sources: forAdministrators('admin/reports', 'reports'), limit: 205 },
];

/** As today's browsers ask, as older ones or a proxy in between do, and as if nothing were compressed. */
const ENCODINGS = { br: 'gzip, deflate, br', gzip: 'gzip', plain: 'identity' } as const;

async function report(url: string, manifest: Manifest): Promise<boolean> {
  console.log('kB on the wire, headers included (1 kB = 1000 bytes)\n');
  console.log('screen                              JS    CSS  total  files  limit    gzip  plain');
  const lines: boolean[] = [];
  for (const route of ROUTES) {
    const files = listFiles(manifest, route);
    const [br, gzip, plain] = [
      await weigh(url, files, ENCODINGS.br),
      await weigh(url, files, ENCODINGS.gzip),
      await weigh(url, files, ENCODINGS.plain),
    ];
    const numbers = [br.js, br.css, br.total].map((kB) => kB.toFixed(1).padStart(6)).join(' ');
    const others = [gzip, plain].map(({ total }) => total.toFixed(0).padStart(6)).join(' ');
    const count = String(files.length).padStart(6);
    console.log(`${route.name.padEnd(32)}${numbers} ${count} ${String(route.limit).padStart(6)}  ${others}`);
    lines.push(br.total <= route.limit);
  }
  return lines.every(Boolean);
}

/** Each file that a route needs, the page itself first. */
function listFiles(manifest: Manifest, route: Route): string[] {
  const files = new Set([route.path.slice(1)]);
  const seen = new Set<string>();
  const follow = (key: string): void => {
    if (seen.has(key)) return;
    seen.add(key);
    const chunk = manifest[key];
    if (!chunk) throw new Error(`the build has no chunk for ${key}: has it been renamed?`);
    files.add(chunk.file);
    for (const imported of chunk.imports ?? []) follow(imported);
  };
  for (const key of [ENTRY, STYLES, ...route.sources]) follow(key);
  return [...files];
}

async function weigh(url: string, files: readonly string[], accepted: string): Promise<Weight> {
  const sizes = await Promise.all(
    files.map(async (file) => ({ file, bytes: await countBytes(`${url}/${file}`, accepted) })),
  );
  const sumOf = (suffix: string): number =>
    sizes.filter(({ file }) => file.endsWith(suffix)).reduce((sum, { bytes }) => sum + bytes / 1000, 0);
  return { js: sumOf('.js'), css: sumOf('.css'), total: sumOf('') };
}

/** Counts the bytes of a connection of its own, from the first of the answer's head to the last of its body. */
function countBytes(url: string, accepted: string): Promise<number> {
  const headers = { accept: 'text/html,*/*', 'accept-encoding': accepted };
  return new Promise((resolve, reject) => {
    get(url, { agent: false, headers }, (reply) => {
      const { socket, statusCode } = reply;
      if (statusCode !== 200) reject(new Error(`${url} answered ${statusCode}`));
      reply.resume().on('end', () => resolve(socket.bytesRead));
    }).on('error', reject);
  });
}

const manifestFile = join(import.meta.dirname, '../dist/web/.vite/manifest.json');
if (!existsSync(manifestFile)) throw new Error('there is no build to measure: run npm run build first');
const folder = mkdtempSync(join(tmpdir(), 'comptoir-bundle-'));
try {
  const comptoir = await startComptoir(join(folder, 'data'));
  try {
    const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as Manifest;
    process.exitCode = (await report(comptoir.url, manifest)) ? 0 : 1;
  } finally {
    await comptoir.stop();
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
