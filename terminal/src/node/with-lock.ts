import { randomUUID } from 'node:crypto';
import { link, readFile, rm, unlink, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { lock as guard } from 'proper-lockfile';
import { FolderBusyError, type Turn } from '../platform.ts';
import { isAlive, processIdentity, type ProcessIdentity } from './process-identity.ts';

/**
 * Runs `work` while this is the only one, of all processes and of all calls in this one, to hold the lock file. The lock names
 * its owner, so that one that was killed is recognized at once; one that is alive is never robbed, however long it takes.
 */
export async function withLock<T>(path: string, turn: Turn, work: () => Promise<T>): Promise<T> {
  await acquire(path, turn);
  try {
    return await work();
  } finally {
    await rm(path, { force: true });
  }
}

const POLL_MS = 20;

async function acquire(path: string, turn: Turn): Promise<void> {
  const begun = Date.now();
  let announced = false;
  for (;;) {
    const owner = await readOwner(path);
    if (owner === null) {
      if (await claim(path)) return;
      continue;
    }
    if (!(await isAlive(owner))) {
      await removeDeadLock(path);
      continue;
    }
    const waited = Date.now() - begun;
    if (!announced && waited >= (turn.announceAfterMs ?? 0)) {
      turn.onWaiting?.(owner.pid);
      announced = true;
    }
    if (waited >= turn.waitMs) throw new FolderBusyError(owner.pid);
    await sleep(POLL_MS);
  }
}

/** A hard link appears with its content, so that no one ever sees a lock without an owner. */
async function claim(path: string): Promise<boolean> {
  const draft = `${path}.${randomUUID()}`;
  await writeFile(draft, JSON.stringify(await processIdentity(process.pid)), { flag: 'wx', mode: 0o600 });
  try {
    await link(draft, path);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    await rm(draft, { force: true });
  }
}

async function readOwner(path: string): Promise<ProcessIdentity | null> {
  try {
    const owner: unknown = JSON.parse(await readFile(path, 'utf8'));
    return isOwner(owner) ? owner : NO_OWNER;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    // not ours, or damaged by a power cut: it names no process that could still hold it
    if (error instanceof SyntaxError) return NO_OWNER;
    throw error;
  }
}

const NO_OWNER: ProcessIdentity = { pid: 0, startedAt: '' };

const isOwner = (value: unknown): value is ProcessIdentity =>
  typeof value === 'object' &&
  value !== null &&
  'pid' in value &&
  typeof value.pid === 'number' &&
  'startedAt' in value &&
  typeof value.startedAt === 'string';

/** Two that see the same dead lock must not both remove it: the second would remove the first one's new lock. */
async function removeDeadLock(path: string): Promise<void> {
  const release = await guard(dirname(path), {
    lockfilePath: `${path}.guard`,
    stale: 5000,
    retries: { retries: 500, factor: 1, minTimeout: POLL_MS, maxTimeout: POLL_MS },
  });
  try {
    const owner = await readOwner(path);
    if (owner !== null && !(await isAlive(owner))) await unlink(path);
  } finally {
    await release();
  }
}
