import path from 'node:path';
import type { Config } from '../config.ts';
import { openSeal, SECRETS_FILE, TOKEN_KEYS_FILE } from '../open-keys.ts';
import { removeOldKeys, rotateKeys } from '../features/base/key-rotation/rotate-keys.ts';
import { openDatabase } from '../platform/database/database.ts';
import { openMigrated } from '../open-migrated.ts';

/** Servers look at their key files once a second. */
const PAUSE_MS = 2500;

/** Rotates the keys of a Comptoir, at work or not, and ends: what `npm run rotate-keys` does. */
export async function rotateKeysOnly(
  config: Config,
  { removeOld, say }: { removeOld: boolean; say: (line: string) => void },
): Promise<void> {
  const { secretKey, tokenKey, dataDir } = config;
  const postgres = await openMigrated(config);
  const database = openDatabase(postgres.url, { connections: 2 });
  const rotation = {
    database,
    seal: await openSeal(config),
    secretsFile: secretKey ? null : path.join(dataDir, SECRETS_FILE),
    tokenKeysFile: tokenKey ? null : path.join(dataDir, TOKEN_KEYS_FILE),
    now: () => new Date(),
    say,
    pauseMs: PAUSE_MS,
  };
  try {
    await (removeOld ? removeOldKeys(rotation) : rotateKeys(rotation));
  } finally {
    await database.close();
    await postgres.close();
  }
}
