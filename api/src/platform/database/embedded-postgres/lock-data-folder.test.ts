import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { lockDataFolder } from './lock-data-folder.ts';
import { processIdentity } from './process-identity.ts';

let folder: string;
let other: ChildProcess;
let otherPid: number;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'comptoir-lock-'));
  other = spawn('sleep', ['60'], { stdio: 'ignore' });
  otherPid = other.pid ?? 0;
});

afterEach(() => {
  other.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

const lockFile = (): string => join(folder, 'comptoir.lock');
const endOther = async (): Promise<void> => {
  const ended = new Promise((done) => other.once('exit', done));
  other.kill('SIGKILL');
  await ended;
};

describe('lockDataFolder', () => {
  it('refuses a folder that a living process holds, and names that process', async () => {
    writeFileSync(lockFile(), JSON.stringify({ pid: otherPid, started: processIdentity(otherPid) }));
    await expect(lockDataFolder(folder, 0)).rejects.toThrow(
      `The data folder ${folder} is in use by process ${otherPid}: stop it first, or choose another folder with DATA_DIR.`,
    );
  });

  it('waits for a process that is about to end', async () => {
    writeFileSync(lockFile(), JSON.stringify({ pid: otherPid, started: processIdentity(otherPid) }));
    const locked = lockDataFolder(folder);
    await endOther();
    await expect(locked).resolves.toBeTypeOf('function');
  });

  it('takes over the lock of a process that was killed', async () => {
    writeFileSync(lockFile(), JSON.stringify({ pid: otherPid, started: processIdentity(otherPid) }));
    await endOther();
    await lockDataFolder(folder, 0);
    expect(JSON.parse(readFileSync(lockFile(), 'utf8'))).toMatchObject({ pid: process.pid });
  });

  it('takes over a lock whose number now belongs to a program started later', async () => {
    writeFileSync(lockFile(), JSON.stringify({ pid: otherPid, started: 'earlier' }));
    await expect(lockDataFolder(folder, 0)).resolves.toBeTypeOf('function');
  });

  it('takes over a lock file that a crash of the machine tore', async () => {
    writeFileSync(lockFile(), '{"pid": 1');
    await expect(lockDataFolder(folder, 0)).resolves.toBeTypeOf('function');
  });

  it('lets the next one in after it is released, and leaves no file behind', async () => {
    const unlock = await lockDataFolder(folder, 0);
    await expect(lockDataFolder(folder, 0)).rejects.toThrow(/in use by process/);
    unlock();
    (await lockDataFolder(folder, 0))();
    expect(readdirSync(folder)).toEqual([]);
  });

  it('lets only one of many simultaneous starters in when the lock is stale', async () => {
    writeFileSync(lockFile(), JSON.stringify({ pid: otherPid, started: 'earlier' }));
    const outcomes = await Promise.allSettled(Array.from({ length: 20 }, () => lockDataFolder(folder, 0)));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('never removes a lock that is no longer its own', async () => {
    const unlock = await lockDataFolder(folder, 0);
    writeFileSync(lockFile(), JSON.stringify({ pid: otherPid, started: processIdentity(otherPid) }));
    unlock();
    expect(existsSync(lockFile())).toBe(true);
  });

  it('says in one sentence that the folder cannot be written', async () => {
    await expect(lockDataFolder(join(folder, 'missing'), 0)).rejects.toThrow(
      /The data folder cannot be written .*DATA_DIR\.$/,
    );
  });
});
