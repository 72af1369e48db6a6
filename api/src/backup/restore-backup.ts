import { existsSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { lockDataFolder } from '../platform/database/embedded-postgres/lock-data-folder.ts';
import { startRefusal } from '../platform/database/embedded-postgres/start-refusal.ts';
import { makePrivateFolder } from '../platform/make-private-folder.ts';
import type { Given } from '../read-environment.ts';
import { sayRestored, type RestoredFlag } from '../platform/continuity/restored-flag.ts';
import { readBackup, type BackupManifest } from './backup-manifest.ts';
import type { BackupTexts } from './backup.en.ts';
import { readKeyFingerprints, readSecretFingerprints } from './key-fingerprints.ts';
import { logArchiveOf, restoreKept } from './kept-files.ts';
import { listLanes } from './database-facts.queries.ts';
import { isInUse, openCluster, withClient } from './open-cluster.ts';
import type { GivenDatabase } from './given/given-database.ts';
import { openDump } from './given/restore-dump.ts';
import { unpackCluster } from './unpack-cluster.ts';

export interface RestoreInput {
  readonly backup: string;
  readonly dataDir: string;
  /** Database to restore into; the embedded one of the data folder unless given. */
  readonly given?: GivenDatabase | null;
  /** Restores into another cluster than the one that was copied, where that is one of one's own. */
  readonly elsewhere?: boolean;
  /** Moves an embedded database that is there aside. */
  readonly replace: boolean;
  readonly env: Given;
  readonly now: Date;
}

/** Result of a restore: the backup, and the place where the former database is now. */
export interface Restored {
  readonly manifest: BackupManifest;
  readonly movedTo: string | null;
  /** Number of bills before that the copy lacks; null where no one knows. */
  readonly missing: number | null;
}

/**
 * Puts a backup in the place of a data folder's database, and leaves word for the next start that it did. @throws a refusal
 * when a Comptoir runs, a database is there, the backup is damaged, or the key is not there without which it says nothing
 */
export async function restoreBackup(input: RestoreInput, texts: BackupTexts): Promise<Restored> {
  const { backup, dataDir, replace, env, now } = input;
  if (isInUse(dataDir)) throw startRefusal(texts.inUse(dataDir));
  if (input.given) return restoreGiven({ ...input, given: input.given }, texts);
  const clusterDir = path.join(dataDir, 'postgres');
  if (existsSync(clusterDir) && !replace) throw startRefusal(texts.databaseThere(clusterDir));
  const manifest = await readBackup(backup, texts);
  if (manifest.given) throw startRefusal(texts.ofGiven);
  refuseOtherKey(manifest, input, texts);
  const before = existsSync(clusterDir) ? await readPositions(dataDir) : null;
  makePrivateFolder(dataDir);
  const unlock = await lockDataFolder(dataDir);
  try {
    const names = manifest.files.map(({ name }) => name);
    const aside = now.toISOString().replaceAll(':', '-');
    await restoreKept({ backup, names, aside }, { dataDir, folder: logArchiveOf(dataDir, env) });
    const movedTo = await putBack({ backup, dataDir, clusterDir, manifest, now, before });
    return { manifest, movedTo, missing: before && countMissing(before, manifest) };
  } finally {
    unlock();
  }
}

/** Refuses a copy whose sealed values open with a key that is not here. */
function refuseOtherKey({ keys }: BackupManifest, { dataDir, env }: RestoreInput, texts: BackupTexts): void {
  if (keys.secret !== null && !readSecretFingerprints(dataDir, env).includes(keys.secret))
    throw startRefusal(texts.otherKey(keys.secret, readKeyFingerprints(dataDir, env).secret));
}

/** Reads a dump back into a database that is empty, as its owner: nothing that is there is ever replaced. */
async function restoreGiven(
  { given, elsewhere, ...input }: RestoreInput & { given: GivenDatabase },
  texts: BackupTexts,
): Promise<Restored> {
  const { backup, dataDir, env, now } = input;
  const manifest = await readBackup(backup, texts);
  refuseOtherKey(manifest, input, texts);
  const dump = await openDump({ backup, manifest, given, env }, texts);
  if (!dump.isEmpty) throw startRefusal(texts.notEmpty);
  if (dump.system !== manifest.given?.system && !elsewhere) throw startRefusal(texts.otherCluster);
  makePrivateFolder(dataDir);
  const unlock = await lockDataFolder(dataDir);
  try {
    sayRestored(dataDir, { reason: 'command', dataUntil: manifest.madeAt });
    await dump.readInto(given);
    const names = manifest.files.map(({ name }) => name);
    const aside = now.toISOString().replaceAll(':', '-');
    await restoreKept({ backup, names, aside }, { dataDir, folder: logArchiveOf(dataDir, env) });
    return { manifest, movedTo: null, missing: null };
  } finally {
    unlock();
  }
}

type Positions = NonNullable<RestoredFlag['positions']>;

/** Reads the length of each chain in the database that is about to be moved aside; null when it can be read no more. */
async function readPositions(dataDir: string): Promise<Positions | null> {
  try {
    const cluster = await openCluster(dataDir);
    try {
      return await withClient(cluster.url, async (client) =>
        Object.fromEntries((await listLanes(client)).map(({ deviceId, position }) => [deviceId, position])),
      );
    } finally {
      await cluster.close();
    }
  } catch {
    return null;
  }
}

/** At most: the server went on while the copy was made. */
const countMissing = (before: Positions, { lanes }: BackupManifest): number => {
  const held = new Map(lanes.map(({ deviceId, position }) => [deviceId, position]));
  return Object.entries(before).reduce(
    (sum, [device, position]) => sum + Math.max(position - (held.get(device) ?? 0), 0),
    0,
  );
};

interface Places {
  readonly backup: string;
  readonly dataDir: string;
  readonly clusterDir: string;
  readonly manifest: BackupManifest;
  readonly now: Date;
  readonly before: Positions | null;
}

/** Unpacked aside first: whatever goes wrong until then leaves everything as it was. A start removes such drafts. */
async function putBack({ backup, dataDir, clusterDir, manifest, now, before }: Places): Promise<string | null> {
  const draft = `${clusterDir}.new-restore`;
  rmSync(draft, { recursive: true, force: true });
  await unpackCluster(backup, draft);
  // Before the database: a start that finds the word without the deed only looks once more.
  sayRestored(dataDir, { reason: 'command', dataUntil: manifest.madeAt, ...(before ? { positions: before } : {}) });
  const movedTo = existsSync(clusterDir) ? `${clusterDir}.replaced-${now.toISOString().replaceAll(':', '-')}` : null;
  if (movedTo) renameSync(clusterDir, movedTo);
  renameSync(draft, clusterDir);
  return movedTo;
}
