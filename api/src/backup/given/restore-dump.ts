import path from 'node:path';
import { startRefusal } from '../../platform/database/embedded-postgres/start-refusal.ts';
import { admitServingLogin, makeServingRoles } from '../../platform/database/serving-login.ts';
import type { Given } from '../../read-environment.ts';
import type { BackupManifest } from '../backup-manifest.ts';
import type { BackupTexts } from '../backup.en.ts';
import { DUMP } from './dump-database.ts';
import { readGivenServer, type GivenDatabase } from './given-database.ts';
import { findPostgresTool, runPostgresTool } from './postgres-tools.ts';

/** A dump in a folder, and the tool that reads it back. */
export interface OpenDump {
  /** Reads everything back into a database that is empty. @throws a refusal when that ends half-way */
  readInto(given: GivenDatabase): Promise<void>;
}

/**
 * Looks at whether a backup fits a database server, before anything is written. @throws a refusal when it is of the embedded database, the
 * server is older, the owner has another name, by which rights in the dump are given, or the tool is missing
 */
export async function openDump(
  { backup, manifest, given, env }: { backup: string; manifest: BackupManifest; given: GivenDatabase; env: Given },
  texts: BackupTexts,
): Promise<OpenDump & { readonly system: string; readonly login: string; readonly isEmpty: boolean }> {
  const { given: made, postgres } = manifest;
  if (!made) throw startRefusal(texts.ofEmbedded);
  const { major, system, login, isEmpty } = await readGivenServer(given);
  if (major < postgres) throw startRefusal(texts.serverOlder(major, postgres));
  if (login !== made.owner) throw startRefusal(texts.otherOwner(made.owner, login));
  const tool = await findPostgresTool('pg_restore', { env, major: postgres }, texts);
  return {
    system,
    login,
    isEmpty,
    readInto: async (target) => {
      await makeServingRoles(target.ownerUrl);
      await readBack(tool, { target, file: path.join(backup, DUMP) }, texts);
      const serving = loginOf(target.servingUrl);
      if (serving !== login) await admitServingLogin(target.ownerUrl, serving);
    },
  };
}

const loginOf = (url: string): string => decodeURIComponent(new URL(url).username);

async function readBack(
  tool: string,
  { target, file }: { target: GivenDatabase; file: string },
  texts: BackupTexts,
): Promise<void> {
  const database = decodeURIComponent(new URL(target.ownerUrl).pathname.slice(1));
  const words = [`--dbname=${database}`, '--no-owner', '--exit-on-error', '--no-password', file];
  try {
    await runPostgresTool(tool, words, { url: target.ownerUrl });
  } catch (error) {
    throw startRefusal(texts.restoreBroken(database, error instanceof Error ? error.message : String(error)));
  }
}
