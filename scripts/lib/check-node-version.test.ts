import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { checkNodeVersion } from './check-node-version.mjs';

const { engines } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
  engines: { node: string };
};

describe('checkNodeVersion', () => {
  it.each(['20.19.0', '20.20.2', '22.12.0', '22.22.1', '24.0.0', '25.3.0', '26.1.0'])('accepts Node %s', (version) => {
    expect(() => checkNodeVersion(version, engines.node)).not.toThrow();
  });

  it.each(['16.20.2', '18.20.8', '20.18.3', '21.7.3', '22.11.0', '23.11.0'])('refuses Node %s', (version) => {
    expect(() => checkNodeVersion(version, engines.node)).toThrow(
      `Comptoir needs Node ^20.19.0 or ^22.12.0 or >=24.0.0, and this is Node ${version}: install a newer one`,
    );
  });

  it('does not guess what it cannot read', () => {
    expect(() => checkNodeVersion('20.19.0', '~20')).toThrow('engines: "~20" is not understood');
  });
});
