import { dirname } from 'node:path';

/** @typedef {import('@stryker-mutator/api/test-runner').TestResult} TestResult */

/**
 * Durations of tests with nothing wrong, in milliseconds, by id and by file.
 * @typedef {Record<string, number>} Durations
 */

/**
 * @param {readonly Pick<TestResult, 'id' | 'timeSpentMs'>[]} tests
 * @returns {Durations}
 */
export function sumDurations(tests) {
  /** @type {Durations} */
  const sums = {};
  for (const { id, timeSpentMs } of tests)
    for (const name of [id, fileOf(id)]) sums[name] = (sums[name] ?? 0) + timeSpentMs;
  return sums;
}

/** @param {string} id of a test, which names its file first */
const fileOf = (id) => id.slice(0, id.indexOf('#'));

/**
 * Of the tests that reach a fault so many as fit into the time: those beside its file before others, and the quick before the slow.
 * @param {readonly string[]} testIds
 * @param {{ source: string, seconds: number, durations: Durations }} within
 */
export function chooseTests(testIds, { source, seconds, durations }) {
  const costOf = (/** @type {string} */ id) =>
    (durations[id] ?? 0) + (dirname(fileOf(id)) === dirname(source) ? 0 : FAR_MS);
  let left = seconds * 1000;
  const [first, ...others] = testIds.toSorted((one, other) => costOf(one) - costOf(other));
  if (first === undefined) return [];
  left -= durations[first] ?? 0;
  return [first, ...others.filter((id) => (left -= durations[id] ?? 0) >= 0)];
}

/** Longer than any test. */
const FAR_MS = 1_000_000;
