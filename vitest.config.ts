import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // Left to itself Vitest keeps one core free for watching: on two cores that is half of the machine.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      // a glob and not a list of folders: a folder without its own configuration would be run with the default one
      '{domain,contract,websrm,api,web,terminal,simulators,scripts}/vitest.config.ts',
      { test: { name: 'architecture', include: ['*.test.ts'], testTimeout: 60_000 } },
    ],
  },
});
