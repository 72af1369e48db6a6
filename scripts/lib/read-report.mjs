import { existsSync, readFileSync } from 'node:fs';
import { isAbsolute, relative } from 'node:path';

/** @typedef {{ passed: number, failed: number, skipped: number, failures: string[], files: { name: string, seconds: number }[] }} Tally */

/**
 * Reads a runner's JSON report. A runner that failed without naming a failed test counts as one failure, so that a crash can
 * never look like success.
 * @param {string} file
 * @param {{ root: string, runner: 'vitest' | 'playwright', ok: boolean }} run
 * @returns {Tally}
 */
export function readReport(file, { root, runner, ok }) {
  const report = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
  const tally = report ? (runner === 'vitest' ? readVitest(report, root) : readPlaywright(report)) : emptyTally();
  const proof = tally.passed + tally.failed > 0;
  if (tally.failed === 0 && (!ok || !proof)) {
    tally.failed = 1;
    tally.failures.push(`${runner}: the run itself did not succeed, see its output above`);
  }
  return tally;
}

/** @returns {Tally} */
export function emptyTally() {
  return { passed: 0, failed: 0, skipped: 0, failures: [], files: [] };
}

/**
 * @param {{ testResults: { name: string, status: string, startTime: number, endTime: number, assertionResults: { status: string, fullName: string }[] }[] }} report
 * @param {string} root
 * @returns {Tally}
 */
function readVitest(report, root) {
  const tally = emptyTally();
  for (const file of report.testResults) {
    const name = isAbsolute(file.name) ? relative(root, file.name) : file.name;
    tally.files.push({ name, seconds: (file.endTime - file.startTime) / 1000 });
    for (const { status, fullName } of file.assertionResults) count(tally, status, `${name}: ${fullName}`);
    const isBroken = file.status === 'failed' && !file.assertionResults.some(({ status }) => status === 'failed');
    if (isBroken) count(tally, 'failed', `${name}: the file itself`);
  }
  return tally;
}

/**
 * @param {Tally} tally
 * @param {string} status
 * @param {string} name
 */
function count(tally, status, name) {
  if (status === 'passed') tally.passed += 1;
  else if (status === 'failed') {
    tally.failed += 1;
    tally.failures.push(name);
  } else tally.skipped += 1;
}

/**
 * A test that passed only when it was repeated did not pass.
 * @param {{ suites?: Suite[], errors?: { message?: string }[] }} report
 * @returns {Tally}
 *
 * @typedef {{ file?: string, title: string, suites?: Suite[], specs?: { title: string, tests: { status: string, projectName?: string, results?: { duration: number }[] }[] }[] }} Suite
 */
function readPlaywright(report) {
  const tally = emptyTally();
  const outcomes = { expected: 'passed', skipped: 'skipped' };
  /** @type {(suite: Suite, path: string) => number} how long its tests took, in milliseconds */
  const visit = (suite, path) => {
    let milliseconds = 0;
    const here = path ? `${path} › ${suite.title}` : suite.title;
    for (const spec of suite.specs ?? []) {
      for (const { status, projectName, results = [] } of spec.tests) {
        milliseconds += results.reduce((sum, { duration }) => sum + duration, 0);
        const outcome = outcomes[/** @type {keyof typeof outcomes} */ (status)] ?? 'failed';
        count(tally, outcome, `${here} › ${spec.title}${projectName ? ` (${projectName})` : ''}`);
      }
    }
    for (const inner of suite.suites ?? []) milliseconds += visit(inner, here);
    return milliseconds;
  };
  for (const suite of report.suites ?? [])
    tally.files.push({ name: `e2e/${suite.title}`, seconds: visit(suite, '') / 1000 });
  for (const error of report.errors ?? [])
    count(tally, 'failed', `playwright: ${error.message ?? 'an error without a message'}`);
  return tally;
}
