import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Limits on the wire in bytes: a screen in all, and login with the shell in scripts. */
const LIMITS = { screen: 262_000, scripts: 172_000 };

/** Bytes before each file, and those of a page beside the files that the build lists: itself, its icon, its first script. */
const HEADERS = 520;
const PAGE = 5500;

/**
 * Returns a line for each screen or script that is heavier on the wire than it may be, in a folder with a built portal whose files have been
 * compressed. French is the longer language.
 * @param {string} folder
 * @returns {string[]}
 */
export function findHeavy(folder) {
  const read = (/** @type {string} */ name) => JSON.parse(readFileSync(join(folder, '.vite', name), 'utf8'));
  const manifest = /** @type {Record<string, { file: string, imports?: string[] }>} */ (read('manifest.json'));
  const screens = /** @type {{ path: string, scripts: string[], texts: { fr: string[] } }[]} */ (read('preloads.json'));
  const start = [...closureOf(manifest, 'index.html'), ...closureOf(manifest, 'style.css')];
  const textsOf = (/** @type {string} */ path) =>
    screens.filter((screen) => screen.path === path).flatMap(({ texts }) => texts.fr);
  const filesOf = (/** @type {string} */ path) =>
    screens.filter((screen) => screen.path === path).flatMap(({ scripts }) => [...start, ...scripts]);
  const weigh = (/** @type {string[]} */ files, headers = HEADERS) =>
    [...new Set(files)].reduce((sum, file) => sum + sizeOf(join(folder, file)) + headers, 0);
  const shell = Object.keys(manifest).find((key) => key.endsWith('src/app/app-shell.tsx')) ?? '';
  const scripts = [...filesOf('/'), ...textsOf('/'), ...closureOf(manifest, shell)].filter((file) =>
    file.endsWith('.js'),
  );
  return [
    ...report('login and shell, in scripts', weigh(scripts), LIMITS.scripts),
    ...screens.flatMap(({ path }) =>
      // the page holds the texts, which go without a head of their own
      report(path, PAGE + weigh(filesOf(path)) + weigh(textsOf(path), 0), LIMITS.screen),
    ),
  ];
}

/**
 * @param {string} name
 * @param {number} bytes
 * @param {number} limit
 */
const report = (name, bytes, limit) =>
  bytes > limit ? [`${name}: ${(bytes / 1000).toFixed(1)} kB on the wire, ${limit / 1000} at most`] : [];

/** @param {string} file */
const sizeOf = (file) => statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;

/**
 * @param {Record<string, { file: string, imports?: string[] }>} manifest
 * @param {string} start
 */
function closureOf(manifest, start) {
  /** @type {Set<string>} */
  const seen = new Set();
  const visit = (/** @type {string} */ key) => {
    if (seen.has(key)) return;
    seen.add(key);
    for (const imported of manifest[key]?.imports ?? []) visit(imported);
  };
  visit(start);
  return [...seen].flatMap((key) => {
    const chunk = manifest[key];
    return chunk ? [chunk.file] : [];
  });
}
