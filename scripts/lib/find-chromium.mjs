import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
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
  if (process.getuid?.() === 0 && existsSync('/etc/debian_version')) installDebianChromium();
  const installed = findChromium(env);
  if (installed) return installed;
  throw refusal(
    'The tests need Chromium: install it (Debian: apt-get install chromium) or name one with CHROMIUM_PATH.',
  );
}

function installDebianChromium() {
  console.log('Installing Chromium for the tests (apt-get)…');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const words of [['update'], ['install', '--yes', '--no-install-recommends', 'chromium']]) {
    spawnSync('apt-get', words, { env, stdio: ['ignore', 'inherit', 'inherit'] });
  }
}
