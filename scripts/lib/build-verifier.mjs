import { build } from 'esbuild';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const PLACE = '/* PROGRAM */';

/**
 * Writes what a proof bundle is verified with: a program for Node and a page that opens from disk, each in one file that a person can
 * read.
 * @param {string} root
 * @param {string} folder
 */
export async function buildVerifier(root, folder) {
  const source = join(root, 'web', 'verifier');
  const bundle = { bundle: true, format: /** @type {const} */ ('esm'), charset: /** @type {const} */ ('utf8') };
  const options = { ...bundle, write: false, logLevel: /** @type {const} */ ('warning') };
  const [command, page] = await Promise.all([
    build({ ...options, entryPoints: [join(source, 'verify-command.ts')], platform: 'node', target: 'node20' }),
    build({ ...options, entryPoints: [join(source, 'verify-page.ts')], platform: 'browser', target: 'es2022' }),
  ]);
  const program = textOf(page);
  const html = readFileSync(join(source, 'verify-page.html'), 'utf8');
  if (!html.includes(PLACE) || program.includes('</script')) throw new Error('The page that verifies cannot be made.');
  writeFileSync(join(folder, 'verify.mjs'), textOf(command));
  writeFileSync(
    join(folder, 'verify.html'),
    html.replace(PLACE, () => program),
  );
}

/** @param {{ outputFiles?: { text: string }[] | undefined }} result */
const textOf = ({ outputFiles }) => outputFiles?.[0]?.text ?? '';
