import { runCommand } from './lib/refusal.mjs';
import { ROOT } from './lib/root.mjs';
import { testAll } from './lib/test-all.mjs';

const STAGES = /** @type {const} */ ({ quick: ['quick'], deep: ['deep'], all: ['quick', 'deep'] });

await runCommand(async () => {
  const stage = process.argv[2] ?? 'quick';
  if (!Object.hasOwn(STAGES, stage)) throw new Error(`No stage of the tests: ${stage}`);
  const stages = STAGES[/** @type {keyof typeof STAGES} */ (stage)];
  process.exitCode = (await testAll(ROOT, stages)) ? 0 : 1;
});
