import { describe, expect, it } from 'vitest';
import { nameBrowser } from './profile.routes.ts';

describe('nameBrowser', () => {
  it.each([
    ['Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox · Windows'],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
      'Safari · iOS',
    ],
    ['', null],
    [null, null],
    ['lightMyRequest', null],
  ])('%s', (userAgent, name) => {
    expect(nameBrowser(userAgent)).toBe(name);
  });
});
