import { defineConfig } from '@playwright/test';
import { BROWSER_FLAGS } from './support/browser-flags.ts';

export default defineConfig({
  testDir: 'journeys',
  // `npm run test:deep` names its own
  testIgnore: process.env['TEST_STAGE'] === 'quick' ? /\.deep\.test\.ts$/ : [],
  outputDir: 'test-results',
  globalSetup: './support/global-setup.ts',
  // Two workers, each with a Comptoir: a third of a journey is to wait. What is waited for comes late then, so patience is long; a
  // journey that passes only when repeated has failed.
  workers: 2,
  retries: 0,
  forbidOnly: true,
  timeout: 180_000,
  // When so much is broken, the rest would only repeat it, slowly.
  maxFailures: 10,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['./support/report-slowest.ts']],
  use: {
    launchOptions: { executablePath: process.env['CHROMIUM_PATH'] || '/usr/bin/chromium', args: BROWSER_FLAGS },
    viewport: { width: 1280, height: 800 },
    // Journeys about the worker let it in; it would fill each new browser from scratch, and take requests out of a journey's hands.
    serviceWorkers: 'block',
    // What moves is compared once it has arrived.
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: 20_000,
    navigationTimeout: 30_000,
    // Snapshots of the page without a film of it: filming took a third of the machine.
    trace: { mode: 'retain-on-failure', screenshots: false },
    screenshot: 'only-on-failure',
  },
});
