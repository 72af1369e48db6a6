import { runCommand } from './lib/refusal.mjs';
import { ROOT } from './lib/root.mjs';
import { testAll } from './lib/test-all.mjs';

await runCommand(async () => {
  process.exitCode = (await testAll(ROOT)) ? 0 : 1;
});
