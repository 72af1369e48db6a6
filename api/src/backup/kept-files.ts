import { chmodSync, constants, copyFileSync, existsSync, mkdirSync, readdirSync, renameSync } from 'node:fs';
import path from 'node:path';
import { describeFile } from './backup-manifest.ts';
import type { Given } from '../read-environment.ts';

/** Heads of the audit trail, and months of the log: evidence that is in files. */
const ANCHORS = 'audit-anchors.jsonl';
export const LOG_ARCHIVE = 'log-archive';

const MONTH = /^activity-log-\d{4}-\d{2}\.ndjson\.gz$/;

/** Returns the folder of the log's old months for a server with this data folder and these settings. */
export const logArchiveOf = (dataDir: string, env: Given): string =>
  path.resolve(env['LOG_ARCHIVE_DIR'] || path.join(dataDir, LOG_ARCHIVE));

/** Copies the heads of the trail: before the database, whose copy then has all that they speak of. Returns the names of the copies. */
export function copyAnchors(dataDir: string, target: string): string[] {
  if (!existsSync(path.join(dataDir, ANCHORS))) return [];
  copyPrivately(path.join(dataDir, ANCHORS), path.join(target, ANCHORS));
  return [ANCHORS];
}

/** Copies the months of the log: after the database, so that whichever month its copy lacks is there. Returns the names of the copies. */
export function copyMonths(folder: string, target: string): string[] {
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => MONTH.test(name)) : [];
  if (names.length > 0) mkdirSync(path.join(target, LOG_ARCHIVE), { mode: 0o700 });
  return names.map((name) => {
    copyPrivately(path.join(folder, name), path.join(target, LOG_ARCHIVE, name));
    return `${LOG_ARCHIVE}/${name}`;
  });
}

/** A copy that its owner alone may read, whatever the mode of what it is of. */
function copyPrivately(file: string, target: string): void {
  copyFileSync(file, target, constants.COPYFILE_FICLONE);
  chmodSync(target, 0o600);
}

/** A kept file of a backup: nothing else is ever put back beside the database. */
const isKept = (name: string): boolean =>
  name === ANCHORS || (path.dirname(name) === LOG_ARCHIVE && MONTH.test(path.basename(name)));

/**
 * Puts the kept files of a backup back. Heads that are there stay: they are what a rewritten trail is held against. A month that is there and
 * differs is moved aside, since the database that is put back knows the one of the backup.
 */
export async function restoreKept(
  { backup, names, aside }: { backup: string; names: readonly string[]; aside: string },
  { dataDir, folder }: { dataDir: string; folder: string },
): Promise<void> {
  for (const name of names.filter((one) => isKept(one))) {
    const target = name === ANCHORS ? path.join(dataDir, name) : path.join(folder, path.basename(name));
    mkdirSync(path.dirname(target), { recursive: true, mode: 0o700 });
    if (existsSync(target)) {
      if (name === ANCHORS || (await isSame(target, path.join(backup, name)))) continue;
      renameSync(target, `${target}.replaced-${aside}`);
    }
    const draft = `${target}.new-restore`;
    copyPrivately(path.join(backup, name), draft);
    renameSync(draft, target);
  }
}

const isSame = async (one: string, other: string): Promise<boolean> =>
  (await describeFile(one)).sha256 === (await describeFile(other)).sha256;
