import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // Half of what the tests of the server and of the till do is to wait: for a database, a simulator, a program that is killed.
    // One worker more than there are cores fills that time.
    maxWorkers: availableParallelism() + 1,
    projects: [
      // a glob and not a list of folders: a folder without its own configuration would be run with the default one
      '{domain,contract,websrm,api,web,terminal,simulators,scripts}/vitest.config.ts',
      { test: { name: 'architecture', include: ['*.test.ts'], testTimeout: 60_000, hookTimeout: 60_000 } },
    ],
  },
});
