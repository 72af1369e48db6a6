import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkNodeVersion } from './lib/check-node-version.mjs';
import { ensureBuilt } from './lib/ensure-built.mjs';
import { ensureInstalled } from './lib/ensure-installed.mjs';
import { ensureChromium } from './lib/find-chromium.mjs';
import { runCommand } from './lib/refusal.mjs';
import { ROOT } from './lib/root.mjs';

/** Makes a fresh clone ready for `npm start` or `npm test`; nothing here may need what npm installs. */
await runCommand(async () => {
  const { engines } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  checkNodeVersion(process.versions.node, engines.node);
  ensureInstalled(ROOT);
  if (process.argv[2] === 'start') await ensureBuilt(ROOT);
  if (process.argv[2] === 'test') ensureChromium(process.env);
});
