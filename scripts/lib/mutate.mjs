import { existsSync, rmSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { MUTATED_AREAS } from './mutated-areas.mjs';
import { refusal } from './refusal.mjs';

/** @typedef {import('./mutated-areas.mjs').MutatedArea} MutatedArea */

const USAGE = `npm run mutate -- <areas, or files and folders of one package>
Puts small faults into a copy of the product, one at a time, and shows those that no test notices.
Areas: ${[...MUTATED_AREAS.keys()].join(', ')}. Of an area only what has changed is measured again; with --fresh, all of it.
--seconds=4 gives each fault so many seconds of the tests that reach it, the nearest and quickest: what they do not notice counts as not noticed.
--tests=<patterns> names the tests that files are measured with, --processes=1 takes one core.`;

/** The share of faults that the tests have to notice unless an area says otherwise, in percent. What no test reaches counts as not noticed. */
const WANTED = 90;

/**
 * Measures areas one after the other, or files. Survivors are printed; why some may stay is in bench/MUTATION.md.
 * @param {string} root
 * @param {string[]} words
 */
export async function mutate(root, words) {
  const names = words.filter((word) => !word.startsWith('--'));
  if (names.length === 0) return console.log(USAGE);
  const areas = [...MUTATED_AREAS].filter(([name]) => names.includes(name));
  const limits = { seconds: numberOf(words, 'seconds') ?? 1e6, processes: numberOf(words, 'processes') ?? 2 };
  if (areas.length === 0) {
    const area = findArea(root, names);
    return measure(root, 'files', {
      ...area,
      ...limits,
      testFiles: valueOf(words, 'tests')?.split(',') ?? area.testFiles,
    });
  }
  if (areas.length < names.length) throw refusal('Name areas or files, not both.');
  for (const [name, area] of areas) {
    if (words.includes('--fresh')) rmSync(reportOf(root, `${name}.incremental`), { force: true });
    await measure(root, name, { ...area, ...limits });
  }
}

/**
 * @param {string[]} words
 * @param {string} name of a setting that is written --name=value
 */
const valueOf = (words, name) => words.find((word) => word.startsWith(`--${name}=`))?.slice(name.length + 3);

/**
 * @param {string[]} words
 * @param {string} name of a setting that is written --name=4
 */
function numberOf(words, name) {
  const text = valueOf(words, name);
  if (text === undefined) return null;
  const number = Number(text);
  if (!(number > 0)) throw refusal(`--${name} is a number above zero.`);
  return number;
}

/**
 * Files and folders, with the tests of their package; of the server, with those of their feature.
 * @param {string} root
 * @param {string[]} words
 * @returns {MutatedArea}
 */
function findArea(root, words) {
  const names = words.map((word) => relative(root, resolve(word)));
  const missing = names.find((name) => !existsSync(join(root, name)));
  if (missing !== undefined) throw refusal(`There is no ${missing}: name areas, files or folders.`);
  const [folder = '', ...others] = new Set(names.map((name) => name.split('/')[0]));
  if (others.length > 0 || !existsSync(join(root, folder, 'vitest.config.ts')))
    throw refusal('Name files or folders of one package that has tests.');
  const sources = names.map((name) => relative(folder, name) || 'src');
  const features = sources.map((name) => name.split('/').slice(0, 4).join('/'));
  return {
    folder,
    sources,
    testFiles: (folder === 'api' ? features : ['src']).map((name) => `${name}/**/*.test.ts?(x)`),
  };
}

/**
 * @param {string} root
 * @param {string} name
 */
const reportOf = (root, name) => join(root, '.cache', 'mutation', `${name}.json`);

/**
 * @param {string} root
 * @param {string} name of its report
 * @param {MutatedArea & { seconds: number, processes: number }} area
 */
async function measure(root, name, { folder, sources, testFiles, aim = WANTED, seconds, processes }) {
  // The copy is of one package, inside the repository: Node finds what it imports further up, as from the package itself.
  process.chdir(join(root, folder));
  // It takes seconds to load, for which a refusal does not wait.
  const { Stryker } = await import('@stryker-mutator/core');
  await new Stryker({
    mutate: [...sources.map((path) => (/\.tsx?$/.test(path) ? path : `${path}/**/*.ts?(x)`)), '!**/*.test.ts?(x)'],
    testFiles,
    testRunner: 'resident',
    plugins: ['@stryker-mutator/vitest-runner', join(root, 'scripts', 'lib', 'resident-runner.mjs')],
    vitest: { configFile: 'vitest.config.ts', related: false },
    residentSeconds: seconds,
    coverageAnalysis: 'perTest',
    // What runs once while a file is loaded would need every test again.
    ignoreStatic: true,
    // Tests of the server share one PostgreSQL.
    concurrency: folder === 'api' ? 1 : processes,
    // Stryker rewrites settings with the API of an older compiler than ours. The copy has none, and its types are not checked.
    tsconfigFile: 'none.json',
    ignorePatterns: ['tsconfig.json'],
    disableTypeChecks: false,
    tempDirName: join(root, '.cache', 'mutation', 'copies'),
    incremental: name !== 'files',
    incrementalFile: reportOf(root, `${name}.incremental`),
    reporters: ['progress-append-only', 'clear-text', 'json'],
    jsonReporter: { fileName: reportOf(root, name) },
    clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
    thresholds: { high: 100, low: aim, break: aim },
    timeoutMS: 20_000,
    // All tests of the portal, for which five minutes are too few.
    dryRunTimeoutMinutes: 60,
  }).runMutationTest();
}
