import { runCommand } from './lib/refusal.mjs';
import { ROOT } from './lib/root.mjs';
import { runProgram } from './lib/run-program.mjs';

await runCommand(async () => {
  process.exitCode = await runProgram(ROOT, process.argv.slice(2));
});
