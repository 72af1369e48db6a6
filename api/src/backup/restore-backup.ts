import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { lockDataFolder } from '../platform/database/embedded-postgres/lock-data-folder.ts';
import { startRefusal } from '../platform/database/embedded-postgres/start-refusal.ts';
import { sayRestored } from '../platform/continuity/restored-flag.ts';
import { readBackup, type BackupManifest } from './backup-manifest.ts';
import type { BackupTexts } from './backup.en.ts';
import { readKeyFingerprints, readSecretFingerprints } from './key-fingerprints.ts';
import { logArchiveOf, restoreKept } from './kept-files.ts';
import { isInUse } from './open-cluster.ts';
import { unpackCluster } from './unpack-cluster.ts';

export interface RestoreInput {
  readonly backup: string;
  readonly dataDir: string;
  /** Moves a database that is there aside. */
  readonly replace: boolean;
  readonly env: NodeJS.ProcessEnv;
  readonly now: Date;
}

/** What was put back, and where the database that was there before has gone. */
export interface Restored {
  readonly manifest: BackupManifest;
  readonly movedTo: string | null;
}

/**
 * Puts a backup in the place of a data folder's database, and leaves word for the next start that it did. @throws a refusal
 * when a Comptoir runs, a database is there, the backup is damaged, or the key is not there without which it says nothing
 */
export async function restoreBackup(input: RestoreInput, texts: BackupTexts): Promise<Restored> {
  const { backup, dataDir, replace, env, now } = input;
  if (isInUse(dataDir)) throw startRefusal(texts.inUse(dataDir));
  const clusterDir = path.join(dataDir, 'postgres');
  if (existsSync(clusterDir) && !replace) throw startRefusal(texts.databaseThere(clusterDir));
  const manifest = await readBackup(backup, texts);
  const keys = readKeyFingerprints(dataDir, env);
  if (manifest.keys.secret !== null && !readSecretFingerprints(dataDir, env).includes(manifest.keys.secret))
    throw startRefusal(texts.otherKey(manifest.keys.secret, keys.secret));
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const unlock = await lockDataFolder(dataDir);
  try {
    const names = manifest.files.map(({ name }) => name);
    const aside = now.toISOString().replaceAll(':', '-');
    await restoreKept({ backup, names, aside }, { dataDir, folder: logArchiveOf(dataDir, env) });
    return { manifest, movedTo: await putBack({ backup, dataDir, clusterDir, manifest, now }) };
  } finally {
    unlock();
  }
}

interface Places {
  readonly backup: string;
  readonly dataDir: string;
  readonly clusterDir: string;
  readonly manifest: BackupManifest;
  readonly now: Date;
}

/** Unpacked aside first: whatever goes wrong until then leaves everything as it was. A start removes such drafts. */
async function putBack({ backup, dataDir, clusterDir, manifest, now }: Places): Promise<string | null> {
  const draft = `${clusterDir}.new-restore`;
  rmSync(draft, { recursive: true, force: true });
  await unpackCluster(backup, draft);
  // Before the database: a start that finds the word without the deed only looks once more.
  sayRestored(dataDir, { reason: 'command', dataUntil: manifest.madeAt });
  const movedTo = existsSync(clusterDir) ? `${clusterDir}.replaced-${now.toISOString().replaceAll(':', '-')}` : null;
  if (movedTo) renameSync(clusterDir, movedTo);
  renameSync(draft, clusterDir);
  return movedTo;
}
