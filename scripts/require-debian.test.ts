import { describe, expect, it } from 'vitest';
import { requireDebian } from './test/require-debian.ts';

describe('a program that Debian has a package of', () => {
  it('is found on the path, or at its place', () => {
    expect(requireDebian('sh', 'dash')).toMatch(/\/sh$/);
    expect(requireDebian('/bin/sh', 'dash')).toBe('/bin/sh');
  });

  it.each(['no-such-program', '/nowhere/no-such-program'])('%s: the sentence names the package', (command) => {
    expect(() => requireDebian(command, 'no-such-package')).toThrow(
      `${command} is not there, which this test runs: apt-get install no-such-package`,
    );
  });
});
