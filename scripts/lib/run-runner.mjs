import { join } from 'node:path';
import { findChromium } from './find-chromium.mjs';
import { emptyTally, readReport } from './read-report.mjs';
import { runStep } from './run-step.mjs';

/** @typedef {'quick' | 'deep'} Stage files named `*.deep.test.ts` kill, restore, simulate, look at every screen, or take long */

/** Files of theirs that the runners take. */
const FILES = {
  quick: { vitest: ['--exclude', '**/*.deep.test.*'], playwright: [] },
  // kills and drills start programs beside two other workers: the configurations' limits are those of a quick test
  deep: { vitest: ['.deep.test.', '--testTimeout=180000'], playwright: ['\\.deep\\.test\\.ts$'] },
};

/** @typedef {{ root: string, reports: string, env: NodeJS.ProcessEnv }} Context `reports`: a folder for what the runners write */

/**
 * @param {NodeJS.ProcessEnv} environment
 * @returns {NodeJS.ProcessEnv}
 */
export function environmentOfSteps(environment) {
  // Runners take CI for a leave to colour; a file or a pipe wants plain text.
  const plain = process.stdout.isTTY || environment['FORCE_COLOR'] ? {} : { NO_COLOR: '1' };
  return { ...environment, ...plain, CI: 'true', CHROMIUM_PATH: findChromium(environment) ?? '' };
}

/**
 * A step that either holds or does not: one test.
 * @param {Context} context
 * @param {string} title
 * @param {[string, ...string[]]} words
 */
export async function runCheck({ root, env }, title, words) {
  console.log(`\n== ${title}`);
  const { ok, seconds } = await runStep(words, { cwd: root, env });
  const tally = ok ? { ...emptyTally(), passed: 1 } : { ...emptyTally(), failed: 1, failures: [title] };
  return { title, seconds, tally };
}

/**
 * @param {Context} context
 * @param {Stage} stage
 */
export const runVitestStage = (context, stage) => runVitest(context, FILES[stage].vitest, `vitest ${stage}`);

/**
 * @param {Context} context
 * @param {string[]} files those that are named, or what else chooses them
 * @param {string} title
 */
export async function runVitest({ root, reports, env }, files, title = 'vitest') {
  console.log(`\n== ${title}`);
  const file = join(reports, `${title.replace(' ', '-')}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const words = ['node_modules/vitest/vitest.mjs', 'run', ...reporters, ...files];
  const { ok, seconds } = await runStep([process.execPath, ...words], { cwd: root, env });
  return { title, seconds, tally: readReport(file, { root, runner: 'vitest', ok }) };
}

/**
 * @param {Context} context
 * @param {Stage} stage
 */
export async function runPlaywright({ root, reports, env }, stage) {
  const title = `playwright ${stage}`;
  console.log(`\n== ${title}`);
  const file = join(reports, `playwright-${stage}.json`);
  const words = [
    'test',
    ...FILES[stage].playwright,
    '--config',
    'e2e/playwright.config.ts',
    '--reporter=list,json,./e2e/support/report-slowest.ts',
  ];
  const { ok, seconds } = await runStep([process.execPath, 'node_modules/@playwright/test/cli.js', ...words], {
    cwd: root,
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: file, TEST_STAGE: stage },
  });
  return { title, seconds, tally: readReport(file, { root, runner: 'playwright', ok }) };
}
