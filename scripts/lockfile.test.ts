import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

interface Entry {
  optionalDependencies?: Record<string, string>;
}

const { packages } = JSON.parse(readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8')) as {
  packages: Record<string, Entry>;
};

/** Returns true when a package is locked where Node looks for it on behalf of another one: beside it, then further and further out. */
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

  it('is the inventory that npm writes in the usual form', () => {
    const words = ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only'];
    const text = execFileSync('npm', words, { cwd: new URL('..', import.meta.url), encoding: 'utf8' });
    const { bomFormat, components } = JSON.parse(text) as { bomFormat: string; components: { name: string }[] };
    expect(bomFormat).toBe('CycloneDX');
    expect(components.map(({ name }) => name)).toEqual(expect.arrayContaining(['fastify', 'pg', 'react', 'zod']));
  });
});
