import { defineProject } from 'vitest/config';

export default defineProject({
  test: {
    name: 'simulators',
    include: ['src/**/*.test.ts'],
    globalSetup: ['test/shared-keys.ts'],
    isolate: false,
    // Whole processes are started, and a key pair is made, on a machine that may be busy with other tests.
    testTimeout: 30_000,
    hookTimeout: 30_000,
  },
});
