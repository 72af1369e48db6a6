import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sourceHash } from './source-hash.mjs';

/**
 * Builds when the sources have changed since the last build.
 * @param {string} root
 */
export async function ensureBuilt(root) {
  const file = join(root, 'dist', '.hash');
  if (existsSync(file) && readFileSync(file, 'utf8') === sourceHash(root)) return;
  // Loaded only now: it needs what npm installs, and the check above must cost nothing.
  const { build } = await import('./build-all.mjs');
  await build(root);
}
