import { defineProject } from 'vitest/config';

export default defineProject({
  // Nothing here keeps state or mocks a module: files share a thread and what it has loaded.
  test: { name: 'contract', testTimeout: 60_000, include: ['src/**/*.test.ts'], isolate: false, pool: 'threads' },
});
