import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { npmCommand } from './npm-command.mjs';
import { openRunFolder } from './open-run-folder.mjs';
import { environmentOfSteps, runCheck, runPlaywright, runVitestStage } from './run-runner.mjs';
import { summary } from './summary.mjs';

/**
 * Runs all checks, in the order in which a fault is cheapest to find. Goes on after a failure: one run shows all.
 * @param {string} root
 * @param {readonly import('./run-runner.mjs').Stage[]} stages the deep one comes without form, lint, types and unused code,
 * which the quick one shows
 * @returns {Promise<boolean>} whether everything passed
 */
export async function testAll(root, stages) {
  const { folder: reports, env, close } = openRunFolder(environmentOfSteps(process.env));
  const context = { root, reports, env };
  try {
    const results = [];
    if (stages.includes('quick')) {
      results.push(
        await runCheck(context, 'format', npmCommand(['run', '--silent', 'format:check'])),
        await runCheck(context, 'lint', npmCommand(['run', '--silent', 'lint'])),
        await runCheck(context, 'types', npmCommand(['run', '--silent', 'types'])),
        await runCheck(context, 'unused', npmCommand(['run', '--silent', 'unused'])),
      );
    }
    results.push(await runCheck(context, 'build', [process.execPath, 'scripts/run.mjs', 'build']));
    for (const stage of stages) results.push(await runVitestStage(context, stage), await runPlaywright(context, stage));
    const { text, ok } = summary(results, JSON.parse(readFileSync(join(root, 'scripts/test-budgets.json'), 'utf8')));
    console.log(text);
    return ok;
  } finally {
    close();
  }
}
