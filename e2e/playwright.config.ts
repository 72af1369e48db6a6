import { defineConfig, type PlaywrightTestConfig } from '@playwright/test';
import type { LanguageOption } from './support/test.ts';

/** Flags for a browser that talks to nobody but us. */
const FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const config: PlaywrightTestConfig<LanguageOption> = {
  testDir: 'journeys',
  outputDir: 'test-results',
  globalSetup: './support/global-setup.ts',
  // One Comptoir for all, whose authority is shut down and put to sleep: one journey after the other. A journey that passes only
  // when repeated has failed.
  workers: 1,
  retries: 0,
  forbidOnly: true,
  timeout: 90_000,
  // When so much is broken, the rest would only repeat it, slowly.
  maxFailures: 10,
  expect: { timeout: 10_000 },
  reporter: 'list',
  use: {
    launchOptions: { executablePath: process.env['CHROMIUM_PATH'] || '/usr/bin/chromium', args: FLAGS },
    viewport: { width: 1280, height: 800 },
    actionTimeout: 10_000,
    navigationTimeout: 15_000,
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'français', use: { language: 'fr', locale: 'fr-CA' } },
    { name: 'English', use: { language: 'en', locale: 'en-CA' } },
  ],
};

export default defineConfig<LanguageOption>(config);
