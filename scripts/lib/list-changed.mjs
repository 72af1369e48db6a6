import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The files that differ from where this branch left main: committed since, edited, or new. On main itself, what is not committed.
 * @param {string} root
 * @returns {string[]} paths from the root, of files that exist
 */
export function listChanged(root) {
  const git = (/** @type {string[]} */ ...words) =>
    execFileSync('git', words, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
      .split('\n')
      .filter(Boolean);
  const [base = 'HEAD'] = ['main', 'origin/main'].flatMap((branch) => tryTo(() => git('merge-base', 'HEAD', branch)));
  const names = [...git('diff', '--name-only', base), ...git('ls-files', '--others', '--exclude-standard')];
  return [...new Set(names)].filter((name) => existsSync(join(root, name)));
}

/**
 * @param {() => string[]} ask
 * @returns {string[]}
 */
function tryTo(ask) {
  try {
    return ask();
  } catch {
    return [];
  }
}
