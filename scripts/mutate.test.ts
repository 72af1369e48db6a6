import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { MUTATED_AREAS } from './lib/mutated-areas.mjs';

const root = join(import.meta.dirname, '..');

function run(...words: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join('scripts', 'mutate.mjs'), ...words], {
    cwd: root,
    encoding: 'utf8',
  });
  return { status, output: (stdout + stderr).trim() };
}

describe('npm run mutate', () => {
  it('without words says how it is used, and which areas there are', () => {
    const { status, output } = run();
    expect(status).toBe(0);
    expect(output).toContain('npm run mutate -- <areas, or files and folders of one package>');
    expect(output).toContain('Areas: domain, websrm, terminal, hooks, payments, relay.');
  });

  it.each([
    [['domain/src/nothing.ts'], 'There is no domain/src/nothing.ts: name areas, files or folders.'],
    [['domain', 'websrm/src'], 'Name areas or files, not both.'],
    [['domain/src', 'websrm/src'], 'Name files or folders of one package that has tests.'],
    [['domain', '--seconds=soon'], '--seconds is a number above zero.'],
    [['domain', '--processes=0'], '--processes is a number above zero.'],
    [['docs'], 'Name files or folders of one package that has tests.'],
  ])('refuses %j in one sentence', (words, sentence) => {
    expect(run(...words)).toEqual({ status: 1, output: sentence });
  });

  it('measures sources that are there', () => {
    const places = [...MUTATED_AREAS.values()].flatMap(({ folder, sources }) =>
      sources.map((source) => `${folder}/${source}`),
    );
    expect(places.length).toBeGreaterThan(3);
    expect(places.filter((place) => !existsSync(join(root, place)))).toEqual([]);
  });
});
