import { chmodSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Folder in which Linux keeps files in memory. */
const MEMORY = '/dev/shm';
/** More than a run was ever seen to write at once. */
const ROOM_BYTES = 8 * 1024 ** 3;
const NAME = /^comptoir-run-(\d+)-/;

/**
 * A folder for all that a run of the tests writes, and the environment in which its steps write there. It lies in memory where there is
 * room: databases of tests are thousands of files that live for seconds, and ext4, which keeps the numbers of deleted files back
 * for a while, took a fifth of the processor to find others. What a run that was killed left behind is cleared away.
 * @param {NodeJS.ProcessEnv} environment
 * @param {string} [base]
 * @returns {{ folder: string, env: NodeJS.ProcessEnv, close: () => void }}
 */
export function openRunFolder(environment, base = chooseBase()) {
  for (const name of readdirSync(base)) {
    const pid = NAME.exec(name)?.[1];
    if (pid !== undefined && !isAlive(Number(pid))) rmSync(join(base, name), { recursive: true, force: true });
  }
  const folder = mkdtempSync(join(base, `comptoir-run-${process.pid}-`));
  // PostgreSQL may have to run as another user
  chmodSync(folder, 0o711);
  return {
    folder,
    env: { ...environment, TMPDIR: folder },
    close: () => rmSync(folder, { recursive: true, force: true, maxRetries: 10 }),
  };
}

function chooseBase() {
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    return bavail * bsize < ROOM_BYTES ? tmpdir() : MEMORY;
  } catch {
    return tmpdir();
  }
}

/** @param {number} pid */
function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
