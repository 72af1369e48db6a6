import { emptyTally } from './read-report.mjs';

/** As many files as are worth a look. */
const SHOWN_FILES = 10;

/** @typedef {{ title: string, seconds: number, tally: import('./read-report.mjs').Tally }} Result */

/**
 * The last lines of `npm test`: time per step, the slowest files, every failure by name, and one plain line with the sums.
 * @param {Result[]} results
 * @returns {{ text: string, ok: boolean }}
 */
export function summary(results) {
  const total = emptyTally();
  for (const { tally } of results) {
    total.passed += tally.passed;
    total.failed += tally.failed;
    total.skipped += tally.skipped;
    total.failures.push(...tally.failures);
    total.files.push(...tally.files);
  }
  const times = results.map(({ title, seconds, tally }) => {
    const mark = tally.failed > 0 ? 'FAILED' : 'ok';
    return `  ${title.padEnd(16)} ${seconds.toFixed(1).padStart(6)} s  ${mark}`;
  });
  const slowest = total.files.toSorted((left, right) => right.seconds - left.seconds).slice(0, SHOWN_FILES);
  const files = slowest.map(({ name, seconds }) => `  ${seconds.toFixed(1).padStart(6)} s  ${name}`);
  const slow = files.length > 0 ? ['', 'Slowest files:', ...files] : [];
  const failures = total.failures.length > 0 ? ['', 'Failures:', ...total.failures.map((name) => `  ${name}`)] : [];
  const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : '';
  const sums = `${total.passed} passed, ${total.failed} failed${skipped}`;
  return { text: ['', ...times, ...slow, ...failures, '', sums].join('\n'), ok: total.failed === 0 };
}
