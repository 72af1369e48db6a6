import { describe, expect, it } from 'vitest';
import { createTestDatabase } from '../test/test-database.ts';
import { SMALL } from './read-options.ts';
import { simulateYears, type Course, type SimulationReport } from './simulate-years.ts';
import type { SimulationOptions } from './world.ts';

/** As long as a slow and busy machine may take. */
export const PATIENCE_MS = 1_200_000;

/** Lives through a seed on a database of its own. */
export async function simulateSeed(options: SimulationOptions, course: Course = {}): Promise<SimulationReport> {
  const postgres = await createTestDatabase();
  try {
    return await simulateYears(postgres, options, course);
  } finally {
    await postgres.drop();
  }
}

/** Twenty merchants over fourteen months for each of some seeds; several at a time, each in a world of its own. */
export function describeSeeds({ from, to }: { from: number; to: number }): void {
  const seeds = Array.from({ length: to - from + 1 }, (_, index) => from + index);
  describe.concurrent('fourteen months of billing', () => {
    it.each(seeds)(
      'of seed %i charge what is billed and bill what is owed, each once',
      async (seed) => {
        const report = await simulateSeed({ seed, ...SMALL });
        // Nothing would be proven by years in which nothing happened.
        expect(report.charges).toBeGreaterThan(30);
        expect(report.crashes).toBeGreaterThan(0);
      },
      PATIENCE_MS,
    );
  });
}
