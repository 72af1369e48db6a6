import { median } from '../lib/quantile.ts';
import type { Load } from '../relay/open-terminals.ts';

/** One round at the database that holds many bills, and one at the empty one. */
export interface Pair {
  readonly full: Load;
  readonly empty: Load;
}

type Side = keyof Pair;

/** Prints medians over the rounds, and the median of the rounds' ratios. */
export function reportGrowth(stored: number, pairs: readonly Pair[]): void {
  printRow('', [`${stored} bills`, 'none', 'times']);
  const print = (name: string, figureOf: (load: Load) => number): void => {
    const of = (side: Side): number => median(pairs.map((pair) => figureOf(pair[side])));
    const ratio = median(pairs.map(({ full, empty }) => figureOf(full) / figureOf(empty)));
    printRow(
      name,
      [of('full'), of('empty'), ratio].map((figure) => figure.toFixed(2)),
    );
  };
  print('bills per second', ({ perSecond }) => perSecond);
  print('server, ms per bill', ({ cpu }) => cpu?.server ?? Number.NaN);
  print('PostgreSQL, ms per bill', ({ cpu }) => cpu?.PostgreSQL ?? Number.NaN);
  print('both (aim ≤ 1.15 times)', ({ cpu }) => (cpu?.server ?? Number.NaN) + (cpu?.PostgreSQL ?? Number.NaN));
}

const printRow = (name: string, figures: readonly string[]): void =>
  console.log(`${name.padEnd(28)}${figures.map((figure) => figure.padStart(16)).join('')}`);
