import { median, quantile } from '../lib/quantile.ts';
import type { Load } from './open-terminals.ts';
import type { CpuTimes, Program } from './read-cpu-times.ts';

/** One turn of both, the relay and then its floor. */
export interface Round {
  readonly load: Load;
  readonly floor: Load;
}

type Side = keyof Round;

const PROGRAMS = ['terminals', 'server', 'PostgreSQL', 'authority'] as const satisfies readonly Program[];

/** Prints the figures of so many terminals as they go into RESULTS.md: medians over the rounds. */
export function reportRelay(count: number, { full, paced }: { full: readonly Round[]; paced: readonly Round[] }): void {
  console.log(`\n${count} terminals, full load`.padEnd(40), 'median   range');
  printSpread('bills per second, end to end', full, ({ load }) => load.perSecond);
  printSpread('floor, per second', full, ({ floor }) => floor.perSecond);
  printSpread('share of the floor, by the clock', full, ({ load, floor }) => load.perSecond / floor.perSecond);
  printSpread('share of the floor, by processor time', full, ({ load, floor }) => allOf(floor.cpu) / allOf(load.cpu));
  console.log(
    `${'processor ms per bill'.padEnd(40)}${[...PROGRAMS, 'others'].map((name) => name.padStart(11)).join('')}`,
  );
  printCpu('relay', full, 'load');
  printCpu('floor', full, 'floor');
  for (const rounds of [paced, full]) printLatencies(rounds);
}

const allOf = (cpu: CpuTimes | null): number =>
  cpu ? PROGRAMS.reduce((sum, program) => sum + cpu[program], 0) : Number.NaN;

function printSpread(name: string, rounds: readonly Round[], figureOf: (round: Round) => number): void {
  const figures = rounds.map(figureOf);
  // a share is small, a speed is not
  const digits = median(figures) < 10 ? 3 : 0;
  const [mid, low, high] = [median(figures), Math.min(...figures), Math.max(...figures)].map((v) => v.toFixed(digits));
  console.log(`${name.padEnd(40)}${mid?.padStart(8)}   ${low} to ${high}`);
}

function printCpu(name: string, rounds: readonly Round[], side: Side): void {
  const figures = [...PROGRAMS, 'others' as const].map((program) => {
    const spent = rounds.flatMap((round) => round[side].cpu?.[program] ?? []);
    return (spent.length > 0 ? median(spent).toFixed(2) : 'unknown').padStart(11);
  });
  console.log(`${name.padEnd(40)}${figures.join('')}`);
}

function printLatencies(rounds: readonly Round[]): void {
  const speed = median(rounds.map(({ load }) => load.perSecond));
  console.log(`${`milliseconds at ${speed.toFixed(0)} bills per second`.padEnd(40)}   median      p99`);
  const [ours, floors] = [
    quantilesOf(rounds, ({ load }) => load.bills.map(({ added }) => added)),
    quantilesOf(rounds, ({ floor }) => floor.bills.map(({ added }) => added)),
  ];
  printRow('added by us', ours);
  printRow('added by the floor', floors);
  printRow(
    'times the floor’s (aim ≤ 1.5 at p99)',
    ours.map((figure, index) => figure / (floors[index] ?? Number.NaN)),
    2,
  );
  printRow(
    'the authority’s own',
    quantilesOf(rounds, ({ load }) => load.bills.map(({ authority }) => authority)),
  );
}

/** Median and p99 of each round, and of these the median over the rounds. */
const quantilesOf = (rounds: readonly Round[], timesOf: (round: Round) => readonly number[]): number[] =>
  [0.5, 0.99].map((share) => median(rounds.map((round) => quantile(timesOf(round), share))));

const printRow = (name: string, figures: readonly number[], digits = 1): void =>
  console.log(`${name.padEnd(40)}${figures.map((figure) => figure.toFixed(digits).padStart(9)).join('')}`);
