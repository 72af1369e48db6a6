import { build } from 'esbuild';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** In the place of the page's revision, which the server alone knows: it writes the page and its headers. */
const PAGE_REVISION = 'PAGE_REVISION';

/**
 * Writes the service worker into the folder of the built portal, with the list of all that stands there.
 * @param {string} root
 * @param {string} folder
 */
export async function buildWorker(root, folder) {
  await build({
    entryPoints: [join(root, 'web', 'worker', 'service-worker.ts')],
    outfile: join(folder, 'service-worker.js'),
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    define: { FILES: JSON.stringify(listFiles(folder)), 'process.env.NODE_ENV': '"production"' },
    logLevel: 'warning',
  });
}

/**
 * Lists the files that the worker keeps. A file whose name holds a hash of its content never changes under that name.
 * @param {string} folder
 */
export function listFiles(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file) => ({ file, url: `/${relative(folder, file).split(sep).join('/')}` }))
    .filter(({ url }) => !/\/\./.test(url))
    .toSorted((one, other) => one.url.localeCompare(other.url))
    .map(({ file, url }) => ({ url, revision: revisionOf(file, url) }));
}

/**
 * @param {string} file
 * @param {string} url
 */
function revisionOf(file, url) {
  if (url.startsWith('/assets/')) return null;
  if (url === '/index.html') return PAGE_REVISION;
  return createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 16);
}
