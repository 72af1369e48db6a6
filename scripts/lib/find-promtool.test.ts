import { describe, expect, it } from 'vitest';
import { findPromtool } from './find-promtool.mjs';

describe('findPromtool', () => {
  it.each([
    ['the one that PROMTOOL_PATH names', { PROMTOOL_PATH: '/opt/promtool' }, '/opt/promtool'],
    ['else the one that the system keeps', {}, '/usr/bin/promtool'],
  ])('takes %s', (_, env, found) => {
    expect(findPromtool(env, (path) => path === found)).toBe(found);
  });

  it('refuses a PROMTOOL_PATH that names nothing', () => {
    expect(() => findPromtool({ PROMTOOL_PATH: '/opt/promtool' }, () => false)).toThrow(
      'PROMTOOL_PATH names /opt/promtool, and there is no such file.',
    );
  });

  it('finds none where there is none', () => {
    expect(findPromtool({}, () => false)).toBeNull();
  });
});
