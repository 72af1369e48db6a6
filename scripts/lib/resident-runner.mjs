import { commonTokens, declareFactoryPlugin, PluginKind, tokens } from '@stryker-mutator/api/plugin';
import { DryRunStatus, MutantRunStatus, TestStatus } from '@stryker-mutator/api/test-runner';
import { strykerPlugins as vitestPlugins } from '@stryker-mutator/vitest-runner';
import { readFileSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { chooseTests, sumDurations } from './choose-tests.mjs';
import { ResidentPool } from './resident-pool.mjs';

/** @typedef {import('@stryker-mutator/api/test-runner').TestRunner} TestRunner */
/** @typedef {import('@stryker-mutator/api/test-runner').DryRunResult} DryRunResult */
/** @typedef {import('@stryker-mutator/api/test-runner').MutantRunResult} MutantRunResult */
/** @typedef {Pick<import('vitest/node').Vitest, 'projects' | 'config'> & { provide(key: string, value: string): void }} Context */
/** @typedef {Required<TestRunner> & { ctx: Context, run(which: { testIds: string[] }): Promise<DryRunResult> }} VitestRunner */

/** The first of the processes that look for faults runs all tests, and writes here how long they took, for the others: in the copy of the package. */
const DURATIONS = 'test-durations.json';

/**
 * Stryker's runner for Vitest loads the product again for each fault, which takes longer than the tests. Here one thread keeps what it has
 * loaded. It is ended when a fault runs out of time, or when one is seen to have left something behind.
 * @param {import('@stryker-mutator/api/plugin').Injector<import('@stryker-mutator/api/plugin').PluginContext>} injector
 * @param {import('@stryker-mutator/api/core').StrykerOptions} options
 * @returns {TestRunner}
 */
function createRunner(injector, options) {
  const [vitest] = vitestPlugins;
  const runner = /** @type {VitestRunner} */ (injector.injectFunction(/** @type {any} */ (vitest?.factory)));
  const pool = new ResidentPool();
  const seconds = /** @type {number} */ (options['residentSeconds'] ?? Infinity);
  /** @type {import('./choose-tests.mjs').Durations | undefined} */
  let durations;
  return {
    capabilities: () => runner.capabilities(),
    init: async () => {
      await runner.init();
      pool.serve(runner.ctx, (file) => durations?.[relative(process.cwd(), file)] ?? 0);
    },
    dryRun: async (run) => {
      const result = await runner.dryRun(run);
      if (result.status === DryRunStatus.Complete) writeFileSync(DURATIONS, JSON.stringify(sumDurations(result.tests)));
      return result;
    },
    mutantRun: async (mutant) => {
      durations ??= readDurations();
      const source = relative(process.cwd(), mutant.sandboxFileName);
      const testFilter = chooseTests(mutant.testFilter ?? [], { source, seconds, durations });
      const patience = PATIENCE_MS + testFilter.reduce((sum, id) => sum + 3 * (durations?.[id] ?? 0), 0);
      const run = () =>
        runWithin(patience + (pool.isRunning ? 0 : LOADING_MS), pool, () =>
          runner.mutantRun({ ...mutant, testFilter }),
        );
      const isFresh = !pool.isRunning;
      const result = await run();
      if (result.status !== MutantRunStatus.Killed || isFresh) return result;
      if (await passesWithout(runner, result.killedBy)) return result;
      await pool.end();
      return run();
    },
    dispose: async () => {
      await pool.end();
      await runner.dispose();
    },
  };
}
createRunner.inject = tokens(commonTokens.injector, commonTokens.options);

/** Time that a fault may take on top of three times that of its tests without it. */
const PATIENCE_MS = 15_000;
/** Further time when everything has to be loaded first. */
const LOADING_MS = 30_000;

/**
 * @param {number} milliseconds
 * @param {ResidentPool} pool
 * @param {() => Promise<MutantRunResult>} run
 * @returns {Promise<MutantRunResult>}
 */
async function runWithin(milliseconds, pool, run) {
  const running = run();
  /** @type {NodeJS.Timeout | undefined} */
  let timer;
  const late = new Promise((resolve) => {
    timer = setTimeout(() => resolve(null), milliseconds);
  });
  const result = await Promise.race([running, late]);
  clearTimeout(timer);
  if (result !== null) return running;
  await pool.end();
  await running.catch(() => undefined);
  return { status: MutantRunStatus.Timeout, reason: `longer than ${milliseconds} ms` };
}

/** @returns {import('./choose-tests.mjs').Durations} */
const readDurations = () => JSON.parse(readFileSync(DURATIONS, 'utf8'));

/**
 * Runs what noticed a fault once more without it: a test that fails even so has met what an earlier fault left.
 * @param {VitestRunner} runner
 * @param {string[]} testIds
 */
async function passesWithout(runner, testIds) {
  runner.ctx.provide('activeMutant', 'none');
  const result = await runner.run({ testIds });
  return result.status === DryRunStatus.Complete && result.tests.every(({ status }) => status !== TestStatus.Failed);
}

export const strykerPlugins = [declareFactoryPlugin(PluginKind.TestRunner, 'resident', createRunner)];

export const strykerValidationSchema = {
  type: 'object',
  properties: { residentSeconds: { type: 'number' } },
};
