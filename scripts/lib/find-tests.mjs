import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';

const SOURCE = /\.(ts|tsx|mjs|sql)$/;
const TEST = /\.test\.tsx?$/;
const RUN_BY_PLAYWRIGHT = /^e2e\//;

/**
 * The test files beside what changed, or of the nearest folder above that has any. Not what imports it: nearly every test of the
 * server and of the screens imports all of its package.
 * @param {string} root
 * @param {string[]} changed
 */
export function findTests(root, changed) {
  const sources = changed.filter((name) => SOURCE.test(name) && !RUN_BY_PLAYWRIGHT.test(name));
  const folders = new Set(sources.map(dirname));
  return [...new Set([...folders].flatMap((folder) => testsOf(root, folder)))].toSorted();
}

/**
 * @param {string} root
 * @param {string} folder
 * @returns {string[]}
 */
function testsOf(root, folder) {
  const here = readdirSync(join(root, folder)).filter((name) => TEST.test(name));
  if (here.length > 0) return here.map((name) => join(folder, name));
  return folder === '.' ? [] : testsOf(root, dirname(folder));
}
