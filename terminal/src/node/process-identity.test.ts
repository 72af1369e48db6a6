import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { isAlive, processIdentity } from './process-identity.ts';

/** A number that no process has: the kernel's largest is 4,194,304. */
const NO_ONE = 2 ** 30;

afterEach(() => void vi.restoreAllMocks());

/** As if the system answered so when it is asked for a process. */
const answerWith = (code: string): void =>
  void vi.spyOn(process, 'kill').mockImplementation(() => {
    throw Object.assign(new Error(code), { code });
  });

describe('a process', () => {
  it('is itself for as long as it runs', async () => {
    const own = await processIdentity(process.pid);
    expect(own.pid).toBe(process.pid);
    expect(await isAlive(own)).toBe(true);
  });

  it('that ended is alive no more, nor one of no number', async () => {
    const { pid } = spawnSync(process.execPath, ['-e', '0']);
    expect(await isAlive({ pid, startedAt: '1' })).toBe(false);
    expect(await isAlive({ pid: NO_ONE, startedAt: '' })).toBe(false);
    for (const none of [0, -1]) expect(await isAlive({ pid: none, startedAt: '' })).toBe(false);
  });

  it('whose start is not known is alive when its number is in use', async () => {
    expect(await isAlive({ pid: process.pid, startedAt: '' })).toBe(true);
  });

  it('that may not be asked is another user’s, and alive', async () => {
    answerWith('EPERM');
    expect(await isAlive({ pid: process.pid, startedAt: '' })).toBe(true);
    answerWith('ESRCH');
    expect(await isAlive({ pid: process.pid, startedAt: '' })).toBe(false);
  });

  it('that is not there has no start', async () => {
    expect(await processIdentity(NO_ONE)).toEqual({ pid: NO_ONE, startedAt: '' });
  });
});

describe.runIf(process.platform === 'linux')('a process of Linux', () => {
  it('is another than a later one of its number', async () => {
    const own = await processIdentity(process.pid);
    expect(own.startedAt).toMatch(/^\d+$/);
    expect(await isAlive({ pid: process.pid, startedAt: String(Number(own.startedAt) - 1) })).toBe(false);
  });

  it('is known whatever its command is called', async () => {
    const child = spawn('bash', ['-c', `exec -a x sleep 60`], { stdio: 'ignore' });
    try {
      const { startedAt } = await processIdentity(child.pid ?? 0);
      expect(Number(startedAt)).toBeGreaterThanOrEqual(Number((await processIdentity(process.pid)).startedAt));
    } finally {
      child.kill('SIGKILL');
    }
  });

  it('of another user is alive', async () => {
    expect(await isAlive(await processIdentity(1))).toBe(true);
  });

  it('that ended and was not collected is dead', async () => {
    // it outlives the shell, which would collect it: the program in its place does not
    const parent = spawn('sh', ['-c', 'sleep 0.2 & echo $!; exec sleep 60'], { stdio: ['ignore', 'pipe', 'ignore'] });
    try {
      const [line] = (await once(parent.stdout, 'data')) as [Buffer];
      const ended = await processIdentity(Number(line.toString()));
      expect(ended.startedAt).not.toBe('');
      await expect.poll(() => isAlive(ended)).toBe(false);
      expect((await processIdentity(ended.pid)).startedAt).toBe(ended.startedAt);
    } finally {
      parent.kill('SIGKILL');
    }
  });
});
