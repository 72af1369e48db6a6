import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { processIdentity } from './process-identity.mjs';
import { refusal } from './refusal.mjs';

/**
 * Refuses a data folder that another Comptoir uses, after waiting a little for one that is just stopping. The server takes the
 * lock itself; asking first keeps our simulators from touching the other one's files.
 * @param {string} dataDir
 * @param {number} patienceMs
 */
export async function awaitDataFolder(dataDir, patienceMs) {
  const deadline = Date.now() + patienceMs;
  for (;;) {
    const owner = findOwner(join(dataDir, 'comptoir.lock'));
    if (owner === null) return;
    if (Date.now() > deadline) {
      throw refusal(
        `The data folder ${dataDir} is in use by process ${owner}: stop it first, or choose another folder with DATA_DIR.`,
      );
    }
    await sleep(50);
  }
}

/** @param {string} file */
function findOwner(file) {
  try {
    const { pid, started } = JSON.parse(readFileSync(file, 'utf8'));
    return typeof pid === 'number' && processIdentity(pid) === started ? pid : null;
  } catch {
    return null;
  }
}
