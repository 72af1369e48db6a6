import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { linkTerminals } from './relay/link-terminal.ts';
import { openTerminals } from './relay/open-terminals.ts';
import { startComptoir, type RunningComptoir } from './relay/start-comptoir.ts';
import { openServers, type Servers } from './servers/open-servers.ts';
import { readPostgres } from './servers/read-postgres.ts';
import { reportServers, type Turn } from './servers/report-servers.ts';

/**
 * Measures several servers on one database: `npm run bench -- servers`. The terminals of `relay` submit their bills, as fast as
 * they are answered, to one, two and four built servers in turn, round by round: all run all the time, and a proxy that knows
 * nothing of HTTP gives each connection to the next of those that are in use. One PostgreSQL with fsync on, one simulated
 * authority.
 *
 * On one machine they share its processors: what counts is what a bill costs each program, and what of it is saved or lost when
 * fewer bills share a statement, because each server makes groups of its own. `--servers 1,2,4`, `--terminals 16`, `--bills 60`
 * for a round, `--rounds 4` and `--warm-up 150` make it shorter or longer.
 */
const { values } = parseArgs({
  options: {
    servers: { type: 'string', default: '1,2,4' },
    terminals: { type: 'string', default: '16' },
    bills: { type: 'string', default: '60' },
    rounds: { type: 'string', default: '4' },
    'warm-up': { type: 'string', default: '150' },
  },
});
const COUNTS = values.servers.split(',').map(Number);
const TERMINALS = Number(values.terminals);
const ROUNDS = Number(values.rounds);
const EACH = Number(values.bills);
const WARM_UP = Number(values['warm-up']);

async function measure(comptoir: RunningComptoir, servers: Servers, client: pg.Client): Promise<void> {
  const names = Array.from({ length: TERMINALS }, (_, number) => `Caisse ${number + 1}`);
  const linked = await linkTerminals(comptoir.url, names);
  const bills = COUNTS.length * (WARM_UP + ROUNDS * EACH);
  const terminals = await openTerminals(servers, linked, bills);
  const turns: Turn[] = [];
  const take = async (count: number, each: number): Promise<void> => {
    await servers.use(count);
    const before = await readPostgres(client);
    const load = await terminals.push(TERMINALS, { each });
    const after = await readPostgres(client);
    turns.push({ count, load, before, after, bills: TERMINALS * each });
  };
  for (const count of COUNTS) await take(count, WARM_UP);
  const { before: first } = turns[0] ?? { before: await readPostgres(client) };
  turns.length = 0;
  for (let round = 0; round < ROUNDS; round += 1) for (const count of COUNTS) await take(count, EACH);
  await terminals.close();
  reportServers(COUNTS, turns);
  const last = await readPostgres(client);
  console.log(`bytes in the database, per bill: ${((last.bytes - first.bytes) / (TERMINALS * bills)).toFixed(0)}`);
}

const dataDir = mkdtempSync(join(tmpdir(), 'comptoir-bench-'));
let comptoir: RunningComptoir | null = null;
let servers: Servers | null = null;
try {
  comptoir = await startComptoir(dataDir);
  const client = new pg.Client({ connectionString: comptoir.postgresUrl });
  await client.connect();
  servers = await openServers(comptoir, { dataDir, client, count: Math.max(...COUNTS) });
  await measure(comptoir, servers, client);
  await client.end();
} finally {
  await servers?.stop();
  await comptoir?.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
