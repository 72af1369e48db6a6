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

/**
 * The packages that a change may break: those that hold it, and those that import them.
 * @param {string} root
 * @param {string[]} changed
 * @returns {string[]}
 */
export function listTouchedPackages(root, changed) {
  const packages = listPackages(root);
  // What lies outside every folder, such as tsconfig.base.json, is everybody's.
  if (changed.some((name) => !name.includes('/') && name.endsWith('.json'))) return packages;
  const touched = new Set(changed.map((name) => name.split('/')[0] ?? ''));
  return packages.filter((name) => [name, ...importsOf(root, name)].some((other) => touched.has(other)));
}

/**
 * @param {string} root
 * @param {string} name
 */
function importsOf(root, name) {
  const file = join(root, name, 'package.json');
  if (!existsSync(file)) return [];
  const { dependencies = {} } = JSON.parse(readFileSync(file, 'utf8'));
  return Object.keys(dependencies).map((dependency) => dependency.replace('@comptoir/', ''));
}
