import { defineConfig } from '@playwright/test';
import { BROWSER_FLAGS } from './support/browser-flags.ts';

export default defineConfig({
  testDir: 'journeys',
  outputDir: 'test-results',
  globalSetup: './support/global-setup.ts',
  // One journey after the other: two workers, each with a Comptoir, fill two cores and make what is waited for late (`--workers 2`
  // on more). A journey that passes only when repeated has failed.
  workers: 1,
  retries: 0,
  forbidOnly: true,
  timeout: 90_000,
  // When so much is broken, the rest would only repeat it, slowly.
  maxFailures: 10,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['./support/report-slowest.ts']],
  use: {
    launchOptions: { executablePath: process.env['CHROMIUM_PATH'] || '/usr/bin/chromium', args: BROWSER_FLAGS },
    viewport: { width: 1280, height: 800 },
    // Journeys about the worker let it in; it would fill each new browser from scratch, and take requests out of a journey's hands.
    serviceWorkers: 'block',
    // What moves is compared once it has arrived.
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: 10_000,
    navigationTimeout: 15_000,
    // Snapshots of the page without a film of it: filming took a third of the machine.
    trace: { mode: 'retain-on-failure', screenshots: false },
    screenshot: 'only-on-failure',
  },
});
