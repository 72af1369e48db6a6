import { closeSync, fsyncSync, openSync } from 'node:fs';
import path from 'node:path';
import { startRefusal } from '../../platform/database/embedded-postgres/start-refusal.ts';
import type { Given } from '../../read-environment.ts';
import type { BackupTexts } from '../backup.en.ts';
import { asServing } from '../open-cluster.ts';
import type { CopySource } from '../make-backup.ts';
import { readGivenServer, type GivenDatabase } from './given-database.ts';
import { findPostgresTool, runPostgresTool } from './postgres-tools.ts';

export const DUMP = 'database.dump';

/**
 * Opens a database of one's own for a copy, which is a dump by PostgreSQL's own tool as the owner: no superuser is needed. @throws a refusal
 * when the login owns nothing there, or the tool is missing or too old
 */
export async function openGivenSource(given: GivenDatabase, env: Given, texts: BackupTexts): Promise<CopySource> {
  const { major, system, owner, ownsTables } = await readGivenServer(given);
  if (owner === null) throw startRefusal(texts.noComptoir);
  if (!ownsTables) throw startRefusal(texts.needsOwner);
  const tool = await findPostgresTool('pg_dump', { env, major }, texts);
  return {
    facts: asServing(given.servingUrl),
    given: { system, owner },
    copyInto: async (folder) => {
      try {
        await writeDump(tool, { url: given.ownerUrl, file: path.join(folder, DUMP) });
      } catch (error) {
        throw startRefusal(texts.copyBroken(error instanceof Error ? error.message : String(error)));
      }
      return DUMP;
    },
    close: async () => {},
  };
}

/** Rows are read under row-level security, which is forced on the owner too: the scope `system` sees them all. */
async function writeDump(tool: string, { url, file }: { url: string; file: string }): Promise<void> {
  const output = openSync(file, 'wx', 0o600);
  try {
    const words = ['--format=custom', '--enable-row-security', '--no-password', '--lock-wait-timeout=60000'];
    await runPostgresTool(tool, words, { url, output });
    fsyncSync(output);
  } finally {
    closeSync(output);
  }
}
