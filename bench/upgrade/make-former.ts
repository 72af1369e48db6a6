import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../chaos/run-node.ts';

const git = (...words: string[]): string =>
  execFileSync('git', words, { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();

/** The version before this one: the newest tag that is not this commit's own; without any, the commit that wrote the schema of 1.0. */
export function findFormer(): string {
  try {
    return git('describe', '--tags', '--abbrev=0', 'HEAD^');
  } catch {
    return git('log', '--diff-filter=A', '--format=%H', '-1', '--', 'api/migrations/0300-base.sql');
  }
}

/** Each version knows by itself what it consists of. */
const BUILD = `import { buildPrograms } from './scripts/lib/build-programs.mjs'; await buildPrograms(process.cwd());`;

/** Makes the programs of a version in a folder, with the packages that are installed here; returns the folder that they stand in. */
export function makeFormer(version: string, folder: string): string {
  mkdirSync(folder);
  execFileSync('sh', ['-c', 'git archive "$1" | tar -x -C "$2"', 'sh', version, folder], { cwd: ROOT });
  const packages = join(folder, 'node_modules');
  const own = join(packages, '@comptoir');
  mkdirSync(own, { recursive: true });
  for (const name of readdirSync(join(ROOT, 'node_modules')))
    if (name !== '@comptoir') symlinkSync(join(ROOT, 'node_modules', name), join(packages, name));
  for (const name of readdirSync(join(ROOT, 'node_modules/@comptoir')))
    symlinkSync(join(folder, name), join(own, name));
  const dist = join(folder, 'dist');
  mkdirSync(dist);
  execFileSync(process.execPath, ['--input-type=module', '-e', BUILD], { cwd: folder });
  cpSync(join(folder, 'api/migrations'), join(dist, 'migrations'), { recursive: true });
  return dist;
}
