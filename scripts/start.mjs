import { launch } from './lib/launch.mjs';
import { runCommand } from './lib/refusal.mjs';
import { ROOT } from './lib/root.mjs';

await runCommand(() => launch(ROOT, process.env));
