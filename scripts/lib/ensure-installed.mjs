import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { npmCommand } from './npm-command.mjs';
import { refusal } from './refusal.mjs';

/**
 * Installs what package-lock.json names, unless it is there already.
 * @param {string} root
 */
export function ensureInstalled(root) {
  if (isInstalled(root)) return;
  console.log('Installing what Comptoir is made of (npm ci)…');
  const [command, ...words] = npmCommand(['ci', '--no-audit', '--no-fund']);
  const { status, error } = spawnSync(command, words, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] });
  if (status !== 0) {
    const reason = error ? error.message : `exit code ${status}`;
    throw refusal(`npm ci did not succeed (${reason}): see its message above, then run the same command again.`);
  }
  rememberInstall(root);
}

/**
 * Returns true when node_modules holds what package-lock.json names. The lock's hash, kept inside node_modules, answers at
 * once; without it (after an install by hand) the two lists of packages are compared.
 * @param {string} root
 */
export function isInstalled(root) {
  if (!existsSync(join(root, 'node_modules'))) return false;
  if (readIfThere(hashFile(root)) === lockHash(root)) return true;
  if (!holdsEverything(root)) return false;
  rememberInstall(root);
  return true;
}

/** @param {string} root */
function holdsEverything(root) {
  const installed = readIfThere(join(root, 'node_modules', '.package-lock.json'));
  if (installed === null) return false;
  /** @type {Record<string, { version?: string, optional?: boolean }>} */
  const present = JSON.parse(installed).packages;
  /** @type {Record<string, { version?: string, optional?: boolean }>} */
  const locked = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages;
  return Object.entries(locked)
    .filter(([path]) => path.includes('node_modules/'))
    .every(([path, entry]) => (present[path] ? present[path].version === entry.version : entry.optional === true));
}

/** @param {string} root */
function rememberInstall(root) {
  writeFileSync(hashFile(root), lockHash(root));
}

/** @param {string} root */
function lockHash(root) {
  return createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
}

/** @param {string} root */
function hashFile(root) {
  return join(root, 'node_modules', '.comptoir-lock-hash');
}

/** @param {string} path */
function readIfThere(path) {
  return existsSync(path) ? readFileSync(path, 'utf8') : null;
}
