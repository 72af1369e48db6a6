import { execFileSync } from 'node:child_process';
import { readFileSync, readlinkSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { processIdentity } from './process-identity.ts';
import { startRefusal } from './start-refusal.ts';

/** No system gives a program this number, so PostgreSQL reads it as "the server that wrote this file is gone". */
const NO_SUCH_PID = 2_147_483_647;

/** A fast shutdown writes a checkpoint; an immediate one does not, and the next start then replays the log. */
const FAST_MS = 10_000;
const IMMEDIATE_MS = 10_000;

/** A server writes its pid file at once after creating it; one that is still empty then was killed in between. */
const WRITING_MS = 500;

/**
 * Stops a server that a killed Comptoir left behind on this cluster. A number that now belongs to another program is left alone
 * and taken out of the pid file, which otherwise stays: PostgreSQL finds its orphaned backends by the rest of it.
 */
export async function stopLeftoverServer(clusterDir: string): Promise<void> {
  const pidFile = join(clusterDir, 'postmaster.pid');
  const lines = await readPidFile(pidFile);
  if (!lines) return;
  // A number below zero is that of a single-user server.
  const pid = Math.abs(Number.parseInt(lines[0] ?? '', 10));
  if (!Number.isInteger(pid) || pid === 0) rmSync(pidFile, { force: true });
  else if (processIdentity(pid) === null) return;
  else if (isServerOf(pid, clusterDir)) await stopServer(pid);
  else writeFileSync(pidFile, [NO_SUCH_PID, ...lines.slice(1)].join('\n'));
}

async function readPidFile(pidFile: string): Promise<string[] | null> {
  const deadline = Date.now() + WRITING_MS;
  for (;;) {
    const text = readIfThere(pidFile);
    if (text !== '' || Date.now() > deadline) return text?.split('\n') ?? null;
    await sleep(20);
  }
}

function readIfThere(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}

function isServerOf(pid: number, clusterDir: string): boolean {
  try {
    // A PostgreSQL server works inside its cluster's folder; its command line may be cut or rewritten.
    if (process.platform === 'linux') return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(clusterDir);
    return execFileSync('ps', ['-ww', '-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).includes(clusterDir);
  } catch {
    return false;
  }
}

async function stopServer(pid: number): Promise<void> {
  if (await endsAfter(pid, 'SIGINT', FAST_MS)) return;
  if (await endsAfter(pid, 'SIGQUIT', IMMEDIATE_MS)) return;
  throw startRefusal(`An earlier PostgreSQL (process ${pid}) does not stop: end it, then start again.`);
}

async function endsAfter(pid: number, signal: 'SIGINT' | 'SIGQUIT', patienceMs: number): Promise<boolean> {
  const identity = processIdentity(pid);
  if (identity === null) return true;
  const deadline = Date.now() + patienceMs;
  process.kill(pid, signal);
  while (processIdentity(pid) === identity) {
    if (Date.now() > deadline) return false;
    await sleep(20);
  }
  return true;
}
