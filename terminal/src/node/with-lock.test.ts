import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { processIdentity } from './process-identity.ts';
import { FolderBusyError } from '../platform.ts';
import { withLock } from './with-lock.ts';

let folder: string;
let path: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lock-'));
  path = join(folder, 'lock');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('withLock', () => {
  it('lets one call in at a time, within a process too', async () => {
    let inside = 0;
    let most = 0;
    const work = async (): Promise<void> => {
      inside += 1;
      most = Math.max(most, inside);
      await new Promise((resolve) => setTimeout(resolve, 5));
      inside -= 1;
    };
    await Promise.all(Array.from({ length: 8 }, () => withLock(path, { waitMs: 10_000 }, work)));
    expect(most).toBe(1);
    expect(readdirSync(folder)).toEqual([]);
  });

  it('gives up on an owner that is alive, says which, and leaves it the lock', async () => {
    await withLock(path, { waitMs: 0 }, async () => {
      const waitedFor: number[] = [];
      const second = withLock(path, { waitMs: 50, onWaiting: (pid) => waitedFor.push(pid) }, () => Promise.resolve());
      await expect(second).rejects.toThrow(FolderBusyError);
      expect(waitedFor).toEqual([process.pid]);
      expect(readdirSync(folder)).toEqual(['lock']);
    });
  });

  it('takes over at once from an owner that was killed', async () => {
    const owner = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' });
    await once(owner, 'spawn');
    writeFileSync(path, JSON.stringify({ pid: owner.pid, startedAt: '' }));
    await expect(withLock(path, { waitMs: 30 }, () => Promise.resolve())).rejects.toThrow(FolderBusyError);
    owner.kill('SIGKILL');
    await once(owner, 'exit');
    expect(await withLock(path, { waitMs: 0 }, () => Promise.resolve('done'))).toBe('done');
  });

  it.runIf(process.platform === 'linux')(
    'does not mistake a later process of the same number for the owner',
    async () => {
      writeFileSync(path, JSON.stringify({ pid: process.pid, startedAt: 'another boot' }));
      expect(await withLock(path, { waitMs: 0 }, () => Promise.resolve('done'))).toBe('done');
    },
  );

  it.each([
    '',
    '{',
    'null',
    '5',
    '[]',
    '{"pid":"x"}',
    `{"pid":${process.pid}}`,
    `{"pid":${process.pid},"startedAt":5}`,
  ])('takes over a lock that names no owner: %j', async (content) => {
    writeFileSync(path, content);
    expect(await withLock(path, { waitMs: 0 }, () => Promise.resolve('done'))).toBe('done');
  });

  it('lets one of many through when all see the same dead owner', async () => {
    writeFileSync(path, JSON.stringify({ pid: 0, startedAt: '' }));
    let inside = 0;
    const results = await Promise.all(
      Array.from({ length: 6 }, () =>
        withLock(path, { waitMs: 10_000 }, async () => {
          inside += 1;
          const seen = inside;
          await new Promise((resolve) => setTimeout(resolve, 2));
          inside -= 1;
          return seen;
        }),
      ),
    );
    expect(results).toEqual([1, 1, 1, 1, 1, 1]);
    expect(readdirSync(folder)).toEqual([]);
  });

  it('names its owner, for its owner alone, while it is held', async () => {
    await withLock(path, { waitMs: 0 }, async () => {
      expect(JSON.parse(readFileSync(path, 'utf8'))).toEqual(await processIdentity(process.pid));
      expect(statSync(path).mode & 0o777).toBe(0o600);
    });
  });

  it('is silent about a short wait, and says once that a long one goes on', async () => {
    const waitedFor: number[] = [];
    const waitFor = (wait: { waitMs: number; announceAfterMs: number }) =>
      withLock(path, { ...wait, onWaiting: (pid) => waitedFor.push(pid) }, () => Promise.resolve()).catch(
        (error: unknown) => error,
      );
    await withLock(path, { waitMs: 0 }, async () => {
      const busy = await waitFor({ waitMs: 25, announceAfterMs: 10_000 });
      expect(busy).toMatchObject({ owner: process.pid, message: `the folder is held by process ${process.pid}` });
      expect(waitedFor).toEqual([]);
      await waitFor({ waitMs: 90, announceAfterMs: 30 });
      expect(waitedFor).toEqual([process.pid]);
    });
  });

  it('that cannot be read or made fails by its own reason', async () => {
    mkdirSync(path);
    await expect(withLock(path, { waitMs: 0 }, () => Promise.resolve())).rejects.toMatchObject({ code: 'EISDIR' });
    const elsewhere = join(folder, 'missing', 'lock');
    await expect(withLock(elsewhere, { waitMs: 0 }, () => Promise.resolve())).rejects.toMatchObject({ code: 'ENOENT' });
  });

  it('releases the lock when the work fails', async () => {
    await expect(withLock(path, { waitMs: 0 }, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(readdirSync(folder)).toEqual([]);
  });
});
