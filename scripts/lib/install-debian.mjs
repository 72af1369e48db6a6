import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/**
 * Installs packages of Debian, where this is one and we may; does nothing elsewhere. What is still missing then is for the caller to say.
 * @param {readonly string[]} packages
 * @param {string} purpose as it is announced: `the tests`
 */
export function installDebian(packages, purpose) {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return;
  console.log(`Installing ${packages.join(', ')} for ${purpose} (apt-get)…`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const words of [['update'], ['install', '--yes', '--no-install-recommends', ...packages]]) {
    spawnSync('apt-get', words, { env, stdio: ['ignore', 'inherit', 'inherit'] });
  }
}
