import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { addMerchants, listLookers, type Looker } from './admin/add-merchants.ts';
import { quantile } from './lib/quantile.ts';
import { pushCalls } from './reads/push-calls.ts';
import { readTokenKey, signToken } from './reads/sign-token.ts';
import { startComptoir } from './relay/start-comptoir.ts';

/**
 * What administrators and partners wait for: `npm run bench -- admin`, or `-- admin 50000 /a/folder` for so many merchants, of three
 * devices each, in a folder that keeps them for the next time. Eight connections call without a pause.
 */
const COUNT = Number(process.argv[2] ?? 50_000);
const FOLDER = process.argv[3];
const LOAD = { connections: 8, forMs: 5000 };

/** What is typed, letter by letter, and how it may end. */
const TYPED = [
  'b',
  'bi',
  'bis',
  'bistro',
  'bistro q',
  'creme',
  'cremrie',
  'cafe nord',
  'ile',
  'levis',
  'pizeria gare',
  'zzzyx',
];
const NUMBERS = ['ER0042', '1111111042TQ0001', '2222-2222-2042', '100%', '4185555042'];

const paths = (queries: readonly string[], rest: string): string[] =>
  queries.map((q) => `/api/merchant?q=${encodeURIComponent(q)}${rest}`);

const FIGURES: readonly [name: string, aimMs: number, paths: readonly string[]][] = [
  [
    'list, a page of 50',
    200,
    ['', '&sort=-city', '&sort=fileNumber', '&states=registering', '&subSectors=bar&states=inactive'].map(
      (rest) => `/api/merchant?limit=50${rest}`,
    ),
  ],
  ['count', 200, ['', '?states=registering', '?q=bistro', '?q=cremrie'].map((rest) => `/api/merchant/count${rest}`)],
  ['search, first rows', 150, paths([...TYPED, ...NUMBERS], '&limit=20')],
  ['picker, opened', 100, ['/api/merchant?limit=20']],
];

async function measure(url: string, tokens: Readonly<Record<string, string>>): Promise<void> {
  for (const [who, token] of Object.entries(tokens))
    for (const [name, aim, called] of FIGURES) {
      const call = (number: number) => ({ path: called[number % called.length] ?? '', token });
      await pushCalls(url, { ...LOAD, forMs: 1000, call });
      const { perSecond, times } = await pushCalls(url, { ...LOAD, call });
      const at = (share: number): string => `${quantile(times, share).toFixed(0)} ms`;
      console.log(`${who}, ${name}: p50 ${at(0.5)}, p95 ${at(0.95)} (aim ≤ ${aim} ms), ${perSecond.toFixed(0)}/s`);
    }
}

const dataDir = FOLDER ?? mkdtempSync(join(tmpdir(), 'comptoir-bench-'));
mkdirSync(dataDir, { recursive: true });
const isFilled = existsSync(join(dataDir, 'postgres'));
try {
  const comptoir = await startComptoir(dataDir);
  const client = new pg.Client({ connectionString: comptoir.postgresUrl });
  await client.connect();
  try {
    if (!isFilled) await addMerchants(client, COUNT);
    const { admin, partner } = await listLookers(client);
    const key = readTokenKey(dataDir);
    const sign = ({ partnerId, ...session }: Looker): string =>
      signToken(key, { ...session, ...(partnerId ? { role: 'partner', partnerId } : { role: 'admin' }) });
    await measure(comptoir.url, { administrator: sign(admin), 'partner of 300': sign(partner) });
  } finally {
    await client.end();
    await comptoir.stop();
  }
} finally {
  if (!FOLDER) rmSync(dataDir, { recursive: true, force: true });
}
