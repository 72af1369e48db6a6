import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, brotliDecompressSync } from 'node:zlib';
import { request } from 'undici';
import { call } from './relay/call.ts';
import { signIn } from './relay/link-terminal.ts';
import { startComptoir, type RunningComptoir } from './relay/start-comptoir.ts';
import { timeTyping } from './lighthouse/time-typing.ts';
import { median, quantile } from './lib/quantile.ts';

/**
 * Measures the menu: `npm run bench -- menu`. A file of 5,000 items is checked and taken, and a till pulls all of it, then what one change
 * made of it: bytes on the wire, and milliseconds of each call, twenty of each kind. Then Chromium, its processor four times slower, types
 * words into the search of the portal's menu.
 */
const ITEMS = 5000;
const TURNS = 20;

const WORDS =
  'soupe tarte poutine burger salade brochette crème truite canard pouding cari gratin sorbet infusion'.split(' ');
const MORE =
  'maison fumée grillée épicée du marché aux pommes à l’érable du chef de saison braisée végétale glacée'.split(' ');

const pick = (words: readonly string[], by: number): string => words[by % words.length] ?? '';

/** Items with names as menus have them, no two alike. */
function makeFile(count: number): string {
  const lines = Array.from({ length: count }, (_, at) => {
    const name = `${pick(WORDS, at)} ${pick(MORE, at * 7)} ${pick(WORDS, at * 3 + 1)} ${at}`;
    return `${name};${name} (en);Catégorie ${at % 40};repas;${5 + (at % 40)},${String(at % 100).padStart(2, '0')}`;
  });
  return Buffer.from(`Nom;Nom anglais;Catégorie;Classe de taxe;Prix\n${lines.join('\n')}\n`).toString('base64');
}

interface Pulled {
  readonly version: string;
  readonly entries: readonly { readonly kind: string; readonly code: string }[];
  readonly bytes: number;
  readonly tookMs: number;
}

/** Pulls a menu as a till does, and counts what came over the wire. */
async function pull(url: string, token: string, since?: string): Promise<Pulled> {
  const startedAt = performance.now();
  const reply = await request(`${url}/api/device/v1/menu${since === undefined ? '' : `?since=${since}`}`, {
    headers: { authorization: `Bearer ${token}`, 'accept-encoding': 'gzip, deflate, br' },
  });
  const bytes = Buffer.from(await reply.body.arrayBuffer());
  const tookMs = performance.now() - startedAt;
  if (reply.statusCode !== 200) throw new Error(`the menu was answered with ${reply.statusCode}`);
  const encoding = reply.headers['content-encoding'];
  const text = encoding === 'br' ? brotliDecompressSync(bytes) : encoding === 'gzip' ? gunzipSync(bytes) : bytes;
  return { ...(JSON.parse(text.toString('utf8')) as Omit<Pulled, 'bytes' | 'tookMs'>), bytes: bytes.length, tookMs };
}

async function timed<Result>(work: () => Promise<Result>): Promise<{ result: Result; tookMs: number }> {
  const startedAt = performance.now();
  const result = await work();
  return { result, tookMs: performance.now() - startedAt };
}

const say = (what: string, times: readonly number[], aim: string): void =>
  console.log(
    `${what.padEnd(28)} median ${median(times).toFixed(0)} ms, p95 ${quantile(times, 0.95).toFixed(0)} ms (aim ≤ ${aim})`,
  );

async function measure(comptoir: RunningComptoir): Promise<void> {
  const { url } = comptoir;
  const token = await signIn(url);
  const body = { name: 'Menu' };
  const { code } = await call<{ code: string }>(url, { path: '/devices/activation-code', token, body });
  const linked = await call<{ deviceToken: string }>(url, { path: '/device/v1/activation', body: { code } });
  const tillToken = linked.deviceToken;
  // the demo has a menu already: as many more as make it full
  const { entries } = await call<Pick<Pulled, 'entries'>>(url, { path: '/menu', token });
  const count = ITEMS - entries.filter(({ kind }) => kind === 'item').length;
  const file = makeFile(count);
  const check = await timed(() => call<{ version: string }>(url, { path: '/menu/file/check', token, body: { file } }));
  const { version } = check.result;
  const taken = await timed(() => call(url, { path: '/menu/file', token, body: { file, version } }));
  console.log(`file of ${count}: checked in ${check.tookMs.toFixed(0)} ms, taken in ${taken.tookMs.toFixed(0)} ms`);
  const before = comptoir.readCpuTimes();
  for (let turn = 0; turn < TURNS; turn += 1) await pull(url, tillToken);
  const after = comptoir.readCpuTimes();
  const spent = (of: 'server' | 'PostgreSQL'): string =>
    (((after?.[of] ?? 0) - (before?.[of] ?? 0)) / TURNS).toFixed(0);
  console.log(`processor time of one whole: server ${spent('server')} ms, PostgreSQL ${spent('PostgreSQL')} ms`);
  const [whole, saves, deltas] = [[] as Pulled[], [] as number[], [] as Pulled[]];
  for (let turn = 0; turn < TURNS; turn += 1) {
    const all = await pull(url, tillToken);
    whole.push(all);
    const item = all.entries.filter(({ kind }) => kind === 'item')[turn]?.code ?? '';
    const isOut = { method: 'PUT', headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' } };
    const saved = await timed(() =>
      fetch(`${url}/api/menu/items/${item}/stock`, { ...isOut, body: JSON.stringify({ isOut: true }) }),
    );
    if (!saved.result.ok) throw new Error(`a change was answered with ${saved.result.status}`);
    saves.push(saved.tookMs);
    deltas.push(await pull(url, tillToken, all.version));
  }
  console.log(`whole: ${whole[0]?.bytes} bytes (aim ≤ 300,000), ${whole[0]?.entries.length} entries`);
  say(
    'whole',
    whole.map(({ tookMs }) => tookMs),
    '1,000',
  );
  console.log(`delta: ${Math.max(...deltas.map(({ bytes }) => bytes))} bytes (aim ≤ 10,000)`);
  say(
    'delta',
    deltas.map(({ tookMs }) => tookMs),
    '1,000',
  );
  say('a change', saves, '100');
  await measureTyping(url, token);
  console.log(
    `load average ${loadavg()
      .map((load) => load.toFixed(1))
      .join(' ')}`,
  );
}

/** Words of which the menu has many, a few and one. */
const TYPED = ['poutine', 'burger', 'crème fumée', 'truite du marché 4995', 'canard', 'érable 12'];

async function measureTyping(url: string, token: string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'comptoir-browser-'));
  try {
    const { letters, lists } = await timeTyping(folder, { url, token, path: '/menu', words: TYPED });
    say(`letter, of ${letters.length}`, letters, '100');
    say(`list of a word, of ${lists.length}`, lists, '300');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const dataDir = mkdtempSync(join(tmpdir(), 'comptoir-bench-'));
try {
  const comptoir = await startComptoir(dataDir);
  try {
    await measure(comptoir);
  } finally {
    await comptoir.stop();
  }
} finally {
  rmSync(dataDir, { recursive: true, force: true });
}
