import { build } from './lib/build-all.mjs';
import { runCommand } from './lib/refusal.mjs';
import { ROOT } from './lib/root.mjs';

await runCommand(() => build(ROOT));
