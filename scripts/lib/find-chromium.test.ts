import { describe, expect, it } from 'vitest';
import { findChromium } from './find-chromium.mjs';

describe('findChromium', () => {
  it('takes the one that CHROMIUM_PATH names', () => {
    expect(findChromium({ CHROMIUM_PATH: '/opt/chromium' }, () => true)).toBe('/opt/chromium');
  });

  it('refuses a CHROMIUM_PATH that names nothing', () => {
    expect(() => findChromium({ CHROMIUM_PATH: '/opt/chromium' }, () => false)).toThrow(
      'CHROMIUM_PATH names /opt/chromium, and there is no such file.',
    );
  });

  it('else looks where systems keep it', () => {
    expect(findChromium({}, (path) => path === '/usr/bin/google-chrome')).toBe('/usr/bin/google-chrome');
  });

  it('finds none where there is none', () => {
    expect(findChromium({}, () => false)).toBeNull();
  });
});
