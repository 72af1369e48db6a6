import { runCommand } from './lib/refusal.mjs';
import { ROOT } from './lib/root.mjs';
import { testAll } from './lib/test-all.mjs';

const STAGES = /** @type {const} */ ({ quick: ['quick'], deep: ['deep'], all: ['quick', 'deep'] });

await runCommand(async () => {
  const wanted = process.argv[2] ?? 'quick';
  if (!Object.hasOwn(STAGES, wanted)) throw new Error(`No stage of the tests: ${wanted}`);
  const stages = STAGES[/** @type {keyof typeof STAGES} */ (wanted)];
  process.exitCode = (await testAll(ROOT, stages)) ? 0 : 1;
});
