import { randomUUID } from 'node:crypto';
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { processIdentity } from './process-identity.ts';
import { startRefusal } from './start-refusal.ts';

/** Longest time that a program that is just stopping may keep the folder before we call it in use. */
const PATIENCE_MS = 3000;

/**
 * Makes the data folder ours until the returned function is called or we end, however we end: the lock names our process and
 * its start time, so a lock left by a killed process is recognised even when its number has been given to another program.
 */
export async function lockDataFolder(dataDir: string, patienceMs: number = PATIENCE_MS): Promise<() => void> {
  const path = join(dataDir, 'comptoir.lock');
  const mine = JSON.stringify({ pid: process.pid, started: processIdentity(process.pid), key: randomUUID() });
  const deadline = Date.now() + patienceMs;
  for (;;) {
    if (tryLock(path, mine)) return () => unlock(path, mine);
    const owner = readLock(path);
    if (owner && !isAlive(owner)) discard(path, owner.text);
    else if (Date.now() > deadline) {
      const whom = owner ? `process ${owner.pid}` : 'another process';
      throw startRefusal(
        `The data folder ${dataDir} is in use by ${whom}: stop it first, or choose another folder with DATA_DIR.`,
      );
    } else await sleep(50);
  }
}

interface Lock {
  text: string;
  pid: number;
  started: string | null;
}

/** link() either gives the finished file its name or fails, so no one ever reads half a lock. */
function tryLock(path: string, text: string): boolean {
  const draft = `${path}.${randomUUID()}`;
  try {
    writeFileSync(draft, text, { mode: 0o600 });
    linkSync(draft, path);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    const reason = error instanceof Error ? error.message : String(error);
    throw startRefusal(`The data folder cannot be written (${reason}); choose another one with DATA_DIR.`);
  } finally {
    rmSync(draft, { force: true });
  }
}

function readLock(path: string): Lock | null {
  try {
    const text = readFileSync(path, 'utf8');
    const { pid, started } = JSON.parse(text) as { pid?: unknown; started?: unknown };
    return { text, pid: Number(pid), started: typeof started === 'string' ? started : null };
  } catch (error) {
    // A torn file can only come from a crash of the whole machine: no one alive wrote it.
    return error instanceof SyntaxError ? { text: readFileSync(path, 'utf8'), pid: Number.NaN, started: null } : null;
  }
}

function isAlive(owner: Lock): boolean {
  return Number.isInteger(owner.pid) && owner.started !== null && processIdentity(owner.pid) === owner.started;
}

/** Two starters may find the same dead lock: the slower one must not throw away the fresh lock of the faster one. */
function discard(path: string, expected: string): void {
  const aside = `${path}.${randomUUID()}`;
  try {
    renameSync(path, aside);
  } catch {
    return;
  }
  try {
    if (readFileSync(aside, 'utf8') !== expected) linkSync(aside, path);
  } finally {
    rmSync(aside, { force: true });
  }
}

function unlock(path: string, mine: string): void {
  const lock = readLock(path);
  if (lock?.text === mine) rmSync(path, { force: true });
}
