import { writeChangelog } from './lib/write-changelog.mjs';
import { runCommand } from './lib/refusal.mjs';
import { ROOT } from './lib/root.mjs';

await runCommand(() => writeChangelog(ROOT, process.argv.slice(2), new Date()));
