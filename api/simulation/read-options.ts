import { parseArgs } from 'node:util';

/** The seeds that are lived through, and what each of them is made of. */
export interface SimulationPlan {
  readonly seeds: readonly number[];
  readonly merchants: number;
  readonly days: number;
}

/** Size of the simulation that `npm run test:deep` runs for each seed. */
export const SMALL = { merchants: 20, days: 426 };

/** Reads `--seed 1 --merchants 200 --years 3`, or `--seeds 1-50`: small worlds unless said otherwise. @throws Error */
export function readOptions(words: readonly string[]): SimulationPlan {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({
    args: [...words],
    options: { seed: text, seeds: text, merchants: text, years: text, days: text },
  });
  const usual = values.seeds === undefined ? { merchants: 200, days: daysOf(3) } : SMALL;
  const plan = {
    seeds: readSeeds(values.seeds ?? values.seed ?? '1'),
    merchants: Number(values.merchants ?? usual.merchants),
    days: Number(values.days ?? (values.years === undefined ? usual.days : daysOf(Number(values.years)))),
  };
  const isSensible = [...plan.seeds, plan.merchants, plan.days].every((value) => Number.isInteger(value) && value >= 0);
  if (!isSensible || plan.days === 0 || plan.seeds.length === 0)
    throw new Error(
      '--seed, --merchants and --days are whole numbers, --seeds two such as 1-50, --years a number above zero.',
    );
  return plan;
}

const daysOf = (years: number): number => Math.round(years * 365.25);

function readSeeds(range: string): number[] {
  const [from = Number.NaN, to = from] = range.split('-').map(Number);
  return Number.isNaN(from) || Number.isNaN(to)
    ? []
    : Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);
}
