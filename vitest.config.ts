import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      // a glob and not a list of folders: a folder without its own configuration would be run with the default one
      '{domain,contract,websrm,api,web,terminal,simulators,scripts}/vitest.config.ts',
      { test: { name: 'architecture', include: ['architecture.test.ts'], testTimeout: 60_000 } },
    ],
  },
});
