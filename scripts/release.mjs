import { makeRelease } from './lib/make-release.mjs';
import { runCommand } from './lib/refusal.mjs';
import { ROOT } from './lib/root.mjs';

await runCommand(async () => {
  await makeRelease(ROOT, process.argv.slice(2));
});
