import { median, quantile } from '../lib/quantile.ts';
import type { Load } from './open-terminals.ts';
import type { Timed } from './run-lanes.ts';

/** One turn of both, the relay and then its floor. */
export interface Round {
  readonly load: Load;
  readonly floor: Timed;
}

/** Prints the figures as they go into RESULTS.md: medians over the rounds. */
export function reportRelay({ full, paced }: { full: readonly Round[]; paced: readonly Round[] }): void {
  console.log('full load                             median   range');
  const speeds = full.map(({ load }) => load.perSecond);
  const floors = full.map(({ floor }) => floor.perSecond);
  const shares = full.map(({ load, floor }) => load.perSecond / floor.perSecond);
  printSpread('bills per second, end to end', speeds, 0);
  printSpread('floor: verify and one INSERT', floors, 0);
  printSpread('share of the floor (aim ≥ 0.40)', shares, 3);
  console.log(
    `\n${speedOf(paced).toFixed(0)} bills/s, milliseconds            median      p99   (aim: added ≤ 10 at p99)`,
  );
  printLatencies(paced);
  console.log(`\n${speedOf(full).toFixed(0)} bills/s, milliseconds            median      p99`);
  printLatencies(full);
  console.log('\nprocessor milliseconds per bill at full load (others: what else ran on the machine)');
  for (const program of ['terminals', 'server', 'PostgreSQL', 'authority', 'others'] as const) {
    const spent = full.flatMap(({ load }) => load.cpu?.[program] ?? []);
    console.log(`${program.padEnd(36)}${spent.length > 0 ? median(spent).toFixed(2).padStart(8) : 'unknown'}`);
  }
}

const speedOf = (rounds: readonly Round[]): number => median(rounds.map(({ load }) => load.perSecond));

function printSpread(name: string, figures: readonly number[], digits: number): void {
  const [mid, low, high] = [median(figures), Math.min(...figures), Math.max(...figures)].map((v) => v.toFixed(digits));
  console.log(`${name.padEnd(36)}${mid?.padStart(8)}   ${low} to ${high}`);
}

function printLatencies(rounds: readonly Round[]): void {
  const row = (name: string, timesOf: (round: Round) => number[]): void => {
    const figures = [0.5, 0.99].map((share) => median(rounds.map((round) => quantile(timesOf(round), share))));
    console.log(`${name.padEnd(36)}${figures.map((figure) => figure.toFixed(1).padStart(9)).join('')}`);
  };
  row('added by us', ({ load }) => load.bills.map(({ added }) => added));
  row('the authority’s own', ({ load }) => load.bills.map(({ authority }) => authority));
  row('floor', ({ floor }) => floor.took.flat());
}
