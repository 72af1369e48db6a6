import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { spawnSync } from 'node:child_process';
import { afterAll, describe, expect, it } from 'vitest';
import { openRunFolder } from './open-run-folder.mjs';

const base = mkdtempSync(join(tmpdir(), 'comptoir-folders-'));
afterAll(() => rmSync(base, { recursive: true }));

/** The number of a program that has ended. */
const deadPid = (): number => spawnSync(process.execPath, ['--version']).pid;

describe('the folder of a run', () => {
  it('is where its steps write, and gone with what they wrote', () => {
    const { folder, env, close } = openRunFolder({ HOME: '/home/anna' }, base);
    expect(env).toEqual({ HOME: '/home/anna', TMPDIR: folder });
    mkdirSync(join(env['TMPDIR'] ?? '', 'database'));
    close();
    expect(existsSync(folder)).toBe(false);
  });

  it('clears away what a run that was killed left, and nothing of one that goes on or of others', () => {
    const remaining = [`comptoir-run-${process.pid}-x`, `comptoir-run-${process.ppid}-x`, 'comptoir-bench-1', 'else'];
    for (const name of [`comptoir-run-${deadPid()}-x`, ...remaining])
      mkdirSync(join(base, name, 'data'), { recursive: true });
    openRunFolder({}, base).close();
    expect(readdirSync(base).toSorted()).toEqual(remaining.toSorted());
  });
});
