import { checkTypes } from './lib/check-types.mjs';
import { runCommand } from './lib/refusal.mjs';
import { ROOT } from './lib/root.mjs';

await runCommand(async () => {
  process.exitCode = (await checkTypes(ROOT, process.argv.slice(2))) ? 0 : 1;
});
