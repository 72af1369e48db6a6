import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { npmCommand } from './npm-command.mjs';
import { openRunFolder } from './open-run-folder.mjs';
import { environmentOfSteps, runCheck, runPlaywright, runVitest } from './run-runner.mjs';
import { summary } from './summary.mjs';

/**
 * Everything that must hold, in the order in which a fault is cheapest to find. Goes on after a failure: one run shows all.
 * @param {string} root
 * @returns {Promise<boolean>} whether everything passed
 */
export async function testAll(root) {
  const { folder: reports, env, close } = openRunFolder(environmentOfSteps(process.env));
  const context = { root, reports, env };
  try {
    const results = [
      await runCheck(context, 'format', npmCommand(['run', '--silent', 'format:check'])),
      await runCheck(context, 'lint', npmCommand(['run', '--silent', 'lint'])),
      await runCheck(context, 'types', npmCommand(['run', '--silent', 'types'])),
      await runCheck(context, 'unused', npmCommand(['run', '--silent', 'unused'])),
      await runCheck(context, 'build', [process.execPath, 'scripts/run.mjs', 'build']),
      await runVitest(context),
      ...(existsSync(join(root, 'e2e', 'playwright.config.ts')) ? [await runPlaywright(context)] : []),
    ];
    const { text, ok } = summary(results);
    console.log(text);
    return ok;
  } finally {
    close();
  }
}
