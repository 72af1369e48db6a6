import { emptyTally } from './read-report.mjs';

/** As many files as are worth a look. */
const SHOWN_FILES = 25;

/** @typedef {{ title: string, seconds: number, tally: import('./read-report.mjs').Tally }} Result */

/** Most seconds that the files of a package may take, one after the other, by step. @typedef {Record<string, Record<string, number>>} Budgets */

/**
 * The last lines of `npm test`: time per step, time of the files of each package, the slowest files, every failure by name, and one plain line with the sums.
 * @param {Result[]} results
 * @param {Budgets} [budgets] a package over its own is a failure
 * @returns {{ text: string, ok: boolean }}
 */
export function summary(results, budgets = {}) {
  const total = emptyTally();
  for (const { tally } of results) {
    total.passed += tally.passed;
    total.failed += tally.failed;
    total.skipped += tally.skipped;
    total.failures.push(...tally.failures);
    total.files.push(...tally.files);
  }
  const over = results.flatMap(({ title, tally }) =>
    listOverBudget(tally.files, { title, budget: budgets[title] ?? {} }),
  );
  total.failed += over.length;
  total.failures.push(...over);
  const times = results.map(({ title, seconds, tally }) => {
    const mark = tally.failed > 0 ? 'FAILED' : 'ok';
    return `  ${title.padEnd(16)} ${seconds.toFixed(1).padStart(6)} s  ${mark}`;
  });
  const slowest = total.files.toSorted((left, right) => right.seconds - left.seconds).slice(0, SHOWN_FILES);
  const files = slowest.map(({ name, seconds }) => `  ${seconds.toFixed(1).padStart(6)} s  ${name}`);
  const slow = files.length > 0 ? ['', 'Slowest files:', ...files] : [];
  const packages =
    total.files.length > 0 ? ['', 'Files of each package, one after the other:', ...byPackage(total.files)] : [];
  const failures = total.failures.length > 0 ? ['', 'Failures:', ...total.failures.map((name) => `  ${name}`)] : [];
  const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : '';
  const sums = `${total.passed} passed, ${total.failed} failed${skipped}`;
  return { text: ['', ...times, ...packages, ...slow, ...failures, '', sums].join('\n'), ok: total.failed === 0 };
}

/**
 * @param {Result['tally']['files']} files
 * @param {{ title: string, budget: Record<string, number> }} step
 */
const listOverBudget = (files, { title, budget }) =>
  [...sumByPackage(files)]
    .filter(([name, { seconds }]) => seconds > (budget[name] ?? Infinity))
    .map(
      ([name, { seconds }]) => `${title}: ${name} took ${Math.round(seconds)} s, over its budget of ${budget[name]} s`,
    );

/**
 * Returns the time of each package, with its number of files.
 * @param {Result['tally']['files']} files
 * @returns {string[]}
 */
const byPackage = (files) =>
  [...sumByPackage(files)]
    .toSorted(([, left], [, right]) => right.seconds - left.seconds)
    .map(([name, { seconds, count }]) => `  ${seconds.toFixed(1).padStart(7)} s  ${name} (${count} files)`);

/** @param {Result['tally']['files']} files */
function sumByPackage(files) {
  /** @type {Map<string, { seconds: number, count: number }>} */
  const sums = new Map();
  for (const { name, seconds } of files) {
    const key = /^[^/]+(?=\/)/.exec(name)?.[0] ?? '.';
    const sum = sums.get(key) ?? { seconds: 0, count: 0 };
    sums.set(key, { seconds: sum.seconds + seconds, count: sum.count + 1 });
  }
  return sums;
}
