import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'terminal',
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    isolate: false,
    testTimeout: 30_000,
    hookTimeout: 30_000,
  },
});
