import { checkChanged } from './lib/check-changed.mjs';
import { runCommand } from './lib/refusal.mjs';
import { ROOT } from './lib/root.mjs';

await runCommand(async () => {
  process.exitCode = (await checkChanged(ROOT)) ? 0 : 1;
});
