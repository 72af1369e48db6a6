import { findTests } from './find-tests.mjs';
import { listChanged } from './list-changed.mjs';
import { listTouchedPackages } from './list-packages.mjs';
import { openRunFolder } from './open-run-folder.mjs';
import { runCheck, runVitest } from './run-runner.mjs';
import { summary } from './summary.mjs';

const LINTED = /\.(ts|tsx|mjs)$/;

/**
 * Form, lint, types and tests of what changed since main: for daily work. `npm test` is what must hold.
 * @param {string} root
 * @returns {Promise<boolean>} whether everything passed
 */
export async function checkChanged(root) {
  const changed = listChanged(root);
  const { folder: reports, env, close } = openRunFolder(process.env);
  const context = { root, reports, env };
  /** @type {(title: string, files: string[], words: string[]) => ReturnType<typeof runCheck>[]} */
  const unlessEmpty = (title, files, words) =>
    files.length === 0 ? [] : [runCheck(context, title, [process.execPath, ...words, ...files])];
  const linted = changed.filter((name) => LINTED.test(name));
  const tests = findTests(root, changed);
  const steps = [
    () =>
      unlessEmpty('format', changed, ['node_modules/oxfmt/bin/oxfmt', '--check', '--no-error-on-unmatched-pattern']),
    () =>
      unlessEmpty('lint', linted, [
        'node_modules/oxlint/bin/oxlint',
        '-c',
        'oxlint.config.mjs',
        '--type-aware',
        '--deny-warnings',
      ]),
    () => unlessEmpty('types', listTouchedPackages(root, changed), ['scripts/types.mjs']),
    () => (tests.length === 0 ? [] : [runVitest(context, tests)]),
  ];
  try {
    const results = [];
    for (const step of steps) results.push(...(await Promise.all(step())));
    const { text, ok } = summary(results);
    console.log(text);
    return ok;
  } finally {
    close();
  }
}
