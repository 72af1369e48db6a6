import { existsSync } from 'node:fs';
import { installDebian } from './install-debian.mjs';
import { refusal } from './refusal.mjs';

const PLACES = ['/usr/bin/promtool', '/usr/local/bin/promtool', '/opt/homebrew/bin/promtool'];

/**
 * The program that tests alert rules, or null.
 * @param {NodeJS.ProcessEnv} env
 * @param {(path: string) => boolean} exists
 */
export function findPromtool(env, exists = existsSync) {
  const chosen = env['PROMTOOL_PATH'];
  if (chosen && !exists(chosen)) throw refusal(`PROMTOOL_PATH names ${chosen}, and there is no such file.`);
  return chosen || (PLACES.find((path) => exists(path)) ?? null);
}

/**
 * The program that tests alert rules; installs Debian's when it is missing and we may.
 * @param {NodeJS.ProcessEnv} env
 */
export function ensurePromtool(env) {
  const found = findPromtool(env);
  if (found) return found;
  installDebian(['prometheus'], 'the tests of alert rules');
  const installed = findPromtool(env);
  if (installed) return installed;
  throw refusal(
    'The deep tests need promtool: install it (Debian: apt-get install prometheus) or name one with PROMTOOL_PATH.',
  );
}
