import { createHash } from 'node:crypto';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

const SOURCES = [
  'domain',
  'contract',
  'websrm',
  'api',
  'web',
  'terminal',
  'simulators',
  'scripts',
  'package-lock.json',
];
const LEFT_OUT = /^(node_modules|dist|test|\..*)$|\.test\.(tsx?|mjs)$/;

/**
 * A name for the present state of everything that goes into the build. Sizes and times rather than contents: it is asked at
 * every start, and being wrong only costs a build.
 * @param {string} root
 */
export function sourceHash(root) {
  const hash = createHash('sha256');
  for (const name of SOURCES) add(hash, join(root, name));
  return hash.digest('hex');
}

/**
 * @param {import('node:crypto').Hash} hash
 * @param {string} path
 */
function add(hash, path) {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (!stats) return;
  if (stats.isDirectory()) {
    for (const name of readdirSync(path).sort()) if (!LEFT_OUT.test(name)) add(hash, join(path, name));
  } else {
    hash.update(`${path}\0${stats.size}\0${stats.mtimeMs}\n`);
  }
}
