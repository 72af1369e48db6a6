import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The folders that the compiler checks: the workspaces that have something to check, and these scripts.
 * @param {string} root
 * @returns {string[]}
 */
export function listPackages(root) {
  const { workspaces } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  return [...workspaces, 'scripts'].filter((name) => hasSources(join(root, name)));
}

/** @param {string} folder */
function hasSources(folder) {
  if (!existsSync(join(folder, 'tsconfig.json'))) return false;
  return existsSync(join(folder, 'src')) || readdirSync(folder).some((name) => /\.(ts|mjs)$/.test(name));
}
