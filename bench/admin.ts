import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { addMerchants, listLookers, type Looker } from './admin/add-merchants.ts';
import { fillDatabase } from './lib/fill-database.ts';
import { quantile } from './lib/quantile.ts';
import { watchMemory } from './lib/read-memory.ts';
import { pushCalls } from './reads/push-calls.ts';
import { readTokenKey, signToken } from './reads/sign-token.ts';
import { startComptoir } from './relay/start-comptoir.ts';

/**
 * Measures the waits of administrators and partners: `npm run bench -- admin`, or `-- admin --folder /a/folder` for a folder
 * that keeps the data for the next time. 50,000 merchants with three devices each, 10 million bills of two years and 2 million
 * invoices, unless `--merchants`, `--bills` and `--invoices` say otherwise. Eight connections call without a pause, each figure
 * once for a moment before any is measured; what the server's memory grows by is said at the end.
 */
const { values } = parseArgs({
  options: {
    merchants: { type: 'string', default: '50000' },
    bills: { type: 'string', default: '10000000' },
    invoices: { type: 'string', default: '2000000' },
    folder: { type: 'string' },
  },
});
const PROVINCE = {
  merchants: Number(values.merchants),
  bills: Number(values.bills),
  invoices: Number(values.invoices),
};
const FOLDER = values.folder;
const LOAD = { connections: 8, forMs: 5000 };

/** Searches as they are typed, letter by letter, and as they may end. */
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

type Figure = readonly [name: string, aimMs: number, paths: readonly string[]];

const FIGURES: readonly Figure[] = [
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

const OVERVIEW = '/api/reports/overview';
const YEAR_AGO = new Date(Date.now() - 330 * 86_400_000).toISOString().slice(0, 8).concat('01');
/** Day that is over in Québec, too. */
const YESTERDAY = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);

/** Reports of the province: asked for now and then, by one person at a time. */
const OF_A_YEAR: readonly Figure[] = [
  'transmissions?',
  'sending?',
  'revenue?',
  'invoices?',
  'onboarding?',
  'certificates?',
  'support?',
  'revenue?groupBy=partner&',
  'invoices?groupBy=partner&',
  'sending?groupBy=partner&',
].map((section) => [
  `a year of ${section.replace(/[?&]$/, '')}, alone`,
  400,
  [`/api/reports/${section}from=${YEAR_AGO}&to=${YESTERDAY}`],
]);

/** Pages that administrators alone read. */
const OF_ALL: readonly Figure[] = [
  ['overview', 200, [OVERVIEW, `${OVERVIEW}?look=waiting`, `${OVERVIEW}?look=refused`, `${OVERVIEW}?look=devices`]],
  ['unpaid accounts', 200, ['/api/unpaid-accounts', '/api/unpaid-accounts?cursor=50']],
  ['mails not delivered', 200, ['/api/mail-failures']],
  ['transmissions by the hour', 200, ['/api/transmission-hours']],
  ['a year of revenue by the month', 400, [`/api/reports/revenue?from=${YEAR_AGO}&to=${YESTERDAY}&groupBy=month`]],
  ['partners and how they stand', 200, ['/api/partner-standings', '/api/partner-standings?sort=-waiting&q=partenaire']],
];

/** Returns the pages that a partner reads of its own. */
const ofPartner = (partnerId: string): readonly Figure[] => [
  ['overview', 200, [`/api/partners/${partnerId}`, `/api/partners/${partnerId}?look=devices`]],
  ['unpaid accounts', 200, ['/api/unpaid-accounts']],
  ['transmissions by the hour', 200, ['/api/transmission-hours']],
];

/** Calls of each figure in turn, each time as someone else. */
const callOf =
  (tokens: readonly string[], called: readonly string[]) =>
  (number: number): { path: string; token: string } => ({
    path: called[number % called.length] ?? '',
    token: tokens[number % tokens.length] ?? '',
  });

/** Lets the server compile and keep what it does once. */
async function warmUp(url: string, { tokens, figures }: Caller): Promise<void> {
  for (const [, , called] of figures) await pushCalls(url, { ...LOAD, forMs: 1500, call: callOf(tokens, called) });
}

async function measure(url: string, { who, tokens, figures, connections }: Caller): Promise<void> {
  for (const [name, aim, called] of figures) {
    const { perSecond, times } = await pushCalls(url, { ...LOAD, connections, call: callOf(tokens, called) });
    const at = (share: number): string => `${quantile(times, share).toFixed(0)} ms`;
    console.log(`${who}, ${name}: p50 ${at(0.5)}, p95 ${at(0.95)} (aim ≤ ${aim} ms), ${perSecond.toFixed(0)}/s`);
  }
}

interface Caller {
  readonly who: string;
  readonly tokens: readonly string[];
  readonly figures: readonly Figure[];
  readonly connections: number;
}

async function listCallers(postgresUrl: string, dataDir: string): Promise<Caller[]> {
  const client = new pg.Client({ connectionString: postgresUrl });
  await client.connect();
  const { admins, partners } = await listLookers(client);
  await client.end();
  const key = readTokenKey(dataDir);
  const sign = ({ partnerId, ...session }: Looker): string =>
    signToken(key, { ...session, ...(partnerId ? { role: 'partner', partnerId } : { role: 'admin' }) });
  const own = ofPartner(partners[0]?.partnerId ?? '');
  return [
    { who: 'administrator', tokens: admins.map(sign), figures: [...OF_ALL, ...FIGURES], ...LOAD },
    { who: 'partner of 300', tokens: partners.map(sign), figures: [...own, ...FIGURES], ...LOAD },
    { who: 'administrator', tokens: admins.map(sign), figures: OF_A_YEAR, connections: 1 },
  ];
}

/** Has a Comptoir make its tables, and fills them while it is away. */
async function fill(dataDir: string): Promise<void> {
  const comptoir = await startComptoir(dataDir);
  await comptoir.stop();
  const startedAt = performance.now();
  await fillDatabase(dataDir, (url) => addMerchants(url, PROVINCE));
  console.log(`filled in ${((performance.now() - startedAt) / 1000).toFixed(0)} s`);
}

const dataDir = FOLDER ?? mkdtempSync(join(tmpdir(), 'comptoir-bench-'));
mkdirSync(dataDir, { recursive: true });
const isFilled = existsSync(join(dataDir, 'postgres'));
try {
  if (!isFilled) await fill(dataDir);
  const comptoir = await startComptoir(dataDir);
  try {
    const callers = await listCallers(comptoir.postgresUrl, dataDir);
    const warm = await watchMemory(comptoir.serverPid, async () => {
      for (const caller of callers) await warmUp(comptoir.url, caller);
    });
    const { grewMb } = await watchMemory(comptoir.serverPid, async () => {
      for (const caller of callers) await measure(comptoir.url, caller);
    });
    console.log(
      `the server's memory grew by ${warm.grewMb.toFixed(0)} MiB from its first call, then by ${grewMb.toFixed(0)} MiB`,
    );
  } finally {
    await comptoir.stop();
  }
} finally {
  if (!FOLDER) rmSync(dataDir, { recursive: true, force: true });
}
