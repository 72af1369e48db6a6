import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { buildWorker } from './build-worker.mjs';
import { compressFiles } from './compress-files.mjs';
import { refusal } from './refusal.mjs';
import { findHeavy } from './weigh-screens.mjs';

/**
 * Builds the portal's files and the worker that keeps them, each text also compressed; a screen that is too heavy ends it. A process of its own: Vite reads NODE_ENV and the working folder once and for all.
 * @param {string} root
 * @param {(folder: string, fill: (draft: string) => Promise<void>) => Promise<void>} replaceFolder
 */
export async function buildWeb(root, replaceFolder) {
  const web = join(root, 'web');
  if (!existsSync(join(web, 'index.html'))) throw refusal('The build needs web/index.html, which is not there.');
  const vite = join(dirname(createRequire(join(web, 'package.json')).resolve('vite/package.json')), 'bin', 'vite.js');
  await replaceFolder(join(root, 'dist', 'web'), async (draft) => {
    const words = [vite, 'build', '--outDir', draft, '--emptyOutDir', '--logLevel', 'warn'];
    const child = spawn(process.execPath, words, { cwd: web, stdio: ['ignore', 'inherit', 'inherit'] });
    const code = await new Promise((done, fail) => child.on('error', fail).on('exit', done));
    if (code !== 0) throw refusal('The portal could not be built: see the message above.');
    await buildWorker(root, draft);
    compressFiles(draft);
    const heavy = findHeavy(draft);
    if (heavy.length > 0) throw refusal(`The portal is too heavy. ${heavy.join('; ')}.`);
  });
}
