import { existsSync } from 'node:fs';
import { installDebian } from './install-debian.mjs';
import { refusal } from './refusal.mjs';

const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/**
 * The Chromium of this machine, or null.
 * @param {NodeJS.ProcessEnv} env
 * @param {(path: string) => boolean} exists
 */
export function findChromium(env, exists = existsSync) {
  const chosen = env['CHROMIUM_PATH'];
  if (chosen && !exists(chosen)) throw refusal(`CHROMIUM_PATH names ${chosen}, and there is no such file.`);
  return chosen || (PLACES.find((path) => exists(path)) ?? null);
}

/**
 * The Chromium of this machine; installs Debian's when it is missing and we may.
 * @param {NodeJS.ProcessEnv} env
 */
export function ensureChromium(env) {
  const found = findChromium(env);
  if (found) return found;
  installDebian(['chromium'], 'the tests');
  const installed = findChromium(env);
  if (installed) return installed;
  throw refusal(
    'The tests need Chromium: install it (Debian: apt-get install chromium) or name one with CHROMIUM_PATH.',
  );
}
