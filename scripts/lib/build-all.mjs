import { cpSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildPrograms } from './build-programs.mjs';
import { buildVerifier } from './build-verifier.mjs';
import { buildWeb } from './build-web.mjs';
import { sourceHash } from './source-hash.mjs';

/**
 * Builds everything into dist. Each part gets its name only when it is complete, so a server that runs from dist meanwhile
 * never reads half a file.
 * @param {string} root
 */
export async function build(root) {
  const startedAt = performance.now();
  const hash = sourceHash(root);
  const dist = join(root, 'dist');
  mkdirSync(dist, { recursive: true });
  rmSync(join(dist, '.hash'), { force: true });
  console.log('Building Comptoir…');
  await Promise.all([buildWeb(root, replaceFolder), buildPrograms(root)]);
  await replaceFolder(join(dist, 'migrations'), async (draft) => {
    cpSync(join(root, 'api', 'migrations'), draft, { recursive: true });
  });
  await replaceFolder(join(dist, 'verifier'), async (draft) => {
    mkdirSync(draft, { recursive: true });
    await buildVerifier(root, draft);
  });
  writeFileSync(join(dist, '.hash'), hash);
  console.log(`Built in ${((performance.now() - startedAt) / 1000).toFixed(1)} s.`);
}

/**
 * Fills a folder aside, then puts it in the place of the old one.
 * @param {string} folder
 * @param {(draft: string) => Promise<void>} fill
 */
async function replaceFolder(folder, fill) {
  const draft = `${folder}.new-${process.pid}`;
  const old = `${folder}.old-${process.pid}`;
  try {
    await fill(draft);
    rmSync(old, { recursive: true, force: true });
    try {
      renameSync(folder, old);
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
    }
    renameSync(draft, folder);
  } finally {
    rmSync(draft, { recursive: true, force: true });
    rmSync(old, { recursive: true, force: true });
  }
}
