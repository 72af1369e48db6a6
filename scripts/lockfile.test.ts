import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

interface Entry {
  optionalDependencies?: Record<string, string>;
}

const { packages } = JSON.parse(readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8')) as {
  packages: Record<string, Entry>;
};

/** Where Node looks for a package that another one asks for: beside it, then further and further out. */
function isLocked(owner: string, name: string): boolean {
  const folders = owner.split('/');
  const places = folders.map((_, index) => [...folders.slice(0, index + 1), 'node_modules', name].join('/'));
  return [...places, `node_modules/${name}`].some((place) => place in packages);
}

describe('package-lock.json', () => {
  it('names the parts for every system, not only for the one it was made on: npm ci refuses a lock with gaps', () => {
    const gaps = Object.entries(packages).flatMap(([owner, { optionalDependencies = {} }]) =>
      Object.keys(optionalDependencies)
        .filter((name) => !isLocked(owner, name))
        .map((name) => `${owner} → ${name}`),
    );
    expect(gaps).toEqual([]);
  });
});
