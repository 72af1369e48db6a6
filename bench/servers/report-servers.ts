import { median, quantile } from '../lib/quantile.ts';
import type { Load } from '../relay/open-terminals.ts';
import type { Program } from '../relay/read-cpu-times.ts';
import type { PostgresWork } from './read-postgres.ts';

/** One round with so many servers, and what PostgreSQL had done before and after it. */
export interface Turn {
  readonly count: number;
  readonly load: Load;
  readonly before: PostgresWork;
  readonly after: PostgresWork;
  readonly bills: number;
}

const PROGRAMS = ['terminals', 'server', 'PostgreSQL', 'authority', 'proxy', 'others'] as const satisfies Program[];
const HEAD = ['servers', 'bills/s', 'range', 'commits', 'WAL bytes', 'connections', 'added p50', 'p99'];

/** Prints a line for each number of servers: medians over its rounds, commits, WAL and processor time for each bill. */
export function reportServers(counts: readonly number[], turns: readonly Turn[]): void {
  printRow(HEAD);
  for (const count of counts) printWork(ofCount(turns, count), count);
  printRow(['servers', ...PROGRAMS.map((name) => `${name} ms`), 'all but others']);
  for (const count of counts) printCpu(ofCount(turns, count), count);
}

const ofCount = (turns: readonly Turn[], count: number): Turn[] => turns.filter((turn) => turn.count === count);

function printWork(turns: readonly Turn[], count: number): void {
  const speeds = turns.map(({ load }) => load.perSecond);
  const perBill = (name: 'commits' | 'walBytes'): number =>
    median(turns.map(({ before, after, bills }) => (after[name] - before[name]) / bills));
  const added = (share: number): string =>
    median(
      turns.map(({ load }) =>
        quantile(
          load.bills.map((bill) => bill.added),
          share,
        ),
      ),
    ).toFixed(1);
  printRow([
    count,
    median(speeds).toFixed(0),
    `${Math.min(...speeds).toFixed(0)} to ${Math.max(...speeds).toFixed(0)}`,
    perBill('commits').toFixed(2),
    perBill('walBytes').toFixed(0),
    Math.max(...turns.map(({ after }) => after.connections)),
    added(0.5),
    added(0.99),
  ]);
}

function printCpu(turns: readonly Turn[], count: number): void {
  const spent = PROGRAMS.map((program) => median(turns.map(({ load }) => load.cpu?.[program] ?? Number.NaN)));
  const ours = spent.slice(0, -1).reduce((sum, ms) => sum + ms, 0);
  printRow([count, ...[...spent, ours].map((ms) => ms.toFixed(2))]);
}

const printRow = (cells: readonly (string | number)[]): void =>
  console.log(cells.map((cell) => String(cell).padStart(15)).join(''));
