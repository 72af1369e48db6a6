import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { listChanged } from './list-changed.mjs';

let root: string;

const git = (...words: string[]): void => {
  const who = ['-c', 'user.name=A', '-c', 'user.email=a@example.test'];
  execFileSync('git', [...who, ...words], { cwd: root, stdio: 'ignore' });
};
const write = (name: string, text = name): void => writeFileSync(join(root, name), text);
const commit = (...names: string[]): void => {
  for (const name of names) write(name);
  git('add', '-A');
  git('commit', '-m', names.join());
};

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'comptoir-changed-'));
  git('init', '--initial-branch', 'main');
  commit('old.ts', 'kept.ts', '.gitignore');
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

describe('what changed', () => {
  it('on a branch is what was committed since main, edited, or made, and is still there', () => {
    git('checkout', '-b', 'work');
    commit('committed.ts', 'removed.ts');
    git('checkout', 'main');
    commit('of-main.ts');
    git('checkout', 'work');
    write('.gitignore', 'ignored.ts\n');
    write('old.ts', 'edited');
    write('new.ts');
    write('ignored.ts');
    for (const name of ['removed.ts', 'kept.ts']) rmSync(join(root, name));
    expect(listChanged(root).sort()).toEqual(['.gitignore', 'committed.ts', 'new.ts', 'old.ts']);
  });

  it('on main is what is not committed', () => {
    expect(listChanged(root)).toEqual([]);
    write('old.ts', 'edited');
    expect(listChanged(root)).toEqual(['old.ts']);
  });
});
