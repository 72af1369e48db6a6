import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findChromium } from './find-chromium.mjs';
import { npmCommand } from './npm-command.mjs';
import { emptyTally, readReport } from './read-report.mjs';
import { runStep } from './run-step.mjs';
import { summary } from './summary.mjs';

/**
 * Everything that must hold, in the order in which a fault is cheapest to find. Goes on after a failure: one run tells all.
 * @param {string} root
 * @returns {Promise<boolean>} whether everything passed
 */
export async function testAll(root) {
  const reports = mkdtempSync(join(tmpdir(), 'comptoir-reports-'));
  const context = { root, reports, env: environmentOfSteps(process.env) };
  try {
    const results = [
      await check(context, 'format', npmCommand(['run', '--silent', 'format:check'])),
      await check(context, 'lint', npmCommand(['run', '--silent', 'lint'])),
      await check(context, 'types', npmCommand(['run', '--silent', 'types'])),
      await check(context, 'unused', npmCommand(['run', '--silent', 'unused'])),
      await check(context, 'build', [process.execPath, 'scripts/run.mjs', 'build']),
      await runVitest(context),
      ...(existsSync(join(root, 'e2e', 'playwright.config.ts')) ? [await runPlaywright(context)] : []),
    ];
    const { text, ok } = summary(results);
    console.log(text);
    return ok;
  } finally {
    rmSync(reports, { recursive: true, force: true });
  }
}

/**
 * @param {NodeJS.ProcessEnv} given
 * @returns {NodeJS.ProcessEnv}
 */
function environmentOfSteps(given) {
  // Runners take CI for a leave to colour; a file or a pipe wants plain text.
  const plain = process.stdout.isTTY || given['FORCE_COLOR'] ? {} : { NO_COLOR: '1' };
  return { ...given, ...plain, CI: 'true', CHROMIUM_PATH: findChromium(given) ?? '' };
}

/** @typedef {{ root: string, reports: string, env: NodeJS.ProcessEnv }} Context */

/**
 * A step that either holds or does not: one test.
 * @param {Context} context
 * @param {string} title
 * @param {[string, ...string[]]} words
 */
async function check({ root, env }, title, words) {
  console.log(`\n== ${title}`);
  const { ok, seconds } = await runStep(words, { cwd: root, env });
  const tally = ok ? { ...emptyTally(), passed: 1 } : { ...emptyTally(), failed: 1, failures: [title] };
  return { title, seconds, tally };
}

/** @param {Context} context */
async function runVitest({ root, reports, env }) {
  console.log('\n== vitest');
  const file = join(reports, 'vitest.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const { ok, seconds } = await runStep([process.execPath, 'node_modules/vitest/vitest.mjs', 'run', ...reporters], {
    cwd: root,
    env,
  });
  return { title: 'vitest', seconds, tally: readReport(file, { runner: 'vitest', ok }) };
}

/** @param {Context} context */
async function runPlaywright({ root, reports, env }) {
  console.log('\n== playwright');
  const file = join(reports, 'playwright.json');
  const words = [
    'node_modules/@playwright/test/cli.js',
    'test',
    '--config',
    'e2e/playwright.config.ts',
    '--reporter=list,json,./e2e/support/report-slowest.ts',
  ];
  const { ok, seconds } = await runStep([process.execPath, ...words], {
    cwd: root,
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
  });
  return { title: 'playwright', seconds, tally: readReport(file, { runner: 'playwright', ok }) };
}
