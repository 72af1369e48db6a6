import { mutate } from './lib/mutate.mjs';
import { runCommand } from './lib/refusal.mjs';
import { ROOT } from './lib/root.mjs';

await runCommand(() => mutate(ROOT, process.argv.slice(2)));
