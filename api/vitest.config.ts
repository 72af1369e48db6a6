import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'api',
    include: ['src/**/*.test.ts', 'test/**/*.test.ts', 'simulation/**/*.test.ts'],
    globalSetup: ['test/global-setup.ts'],
    // Loading the server takes longer than most files' tests: files share what is loaded. One that mocks a module resets them.
    isolate: false,
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
