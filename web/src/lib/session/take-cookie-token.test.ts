import { describe, expect, it } from 'vitest';
import { aToken } from '../../../test/things.ts';
import { takeCookieToken } from './take-cookie-token.ts';

describe('takeCookieToken', () => {
  it('takes the token among other cookies and deletes its cookie', () => {
    const token = aToken();
    const page = { cookie: `theme=light; webToken=${token}; notwebToken=x` };
    expect(takeCookieToken(page)).toBe(token);
    expect(page.cookie).toMatch(/^webToken=; path=\/; max-age=0/);
  });

  it.each([`webToken=${aToken({ exp: 1 })}`, 'webToken=nonsense'])('deletes one that does not hold', (cookie) => {
    const page = { cookie };
    expect(takeCookieToken(page)).toBeNull();
    expect(page.cookie).toMatch(/^webToken=;/);
  });

  it('leaves the cookies alone when there is none', () => {
    const page = { cookie: 'theme=light' };
    expect(takeCookieToken(page)).toBeNull();
    expect(page.cookie).toBe('theme=light');
  });
});
