import { describe, expect, it } from 'vitest';
import { aToken } from '../../../test/factories.ts';
import { takeCookieToken } from './take-cookie-token.ts';

const asked = { word: 'w0rd-of-this_tab', isSecure: false };

describe('takeCookieToken', () => {
  it('takes the token among other cookies and deletes its cookie', () => {
    const token = aToken();
    const page = { cookie: `theme=light; webToken=${asked.word}.${token}; notwebToken=x` };
    expect(takeCookieToken(page, asked)).toBe(token);
    expect(page.cookie).toBe('webToken=; path=/; max-age=0; samesite=lax');
  });

  it('takes the one that was asked for, whatever was planted beside it', () => {
    const [token, planted] = [aToken(), aToken({ email: 'evil@evil.test' })];
    const page = { cookie: `webToken=guess.${planted}; webToken=${asked.word}.${token}; webToken=${planted}` };
    expect(takeCookieToken(page, asked)).toBe(token);
  });

  it.each([
    ['another word than this tab’s', `webToken=another.${aToken()}`, asked],
    ['no word', `webToken=${aToken()}`, asked],
    ['a word, in a tab that has asked for nothing', `webToken=${asked.word}.${aToken()}`, { ...asked, word: null }],
    ['no word, in a tab that has asked for nothing', `webToken=${aToken()}`, { ...asked, word: null }],
    ['an empty word', `webToken=.${aToken()}`, { ...asked, word: '' }],
  ])('takes none that was not asked for, and deletes it: %s', (_, cookie, by) => {
    const page = { cookie };
    expect(takeCookieToken(page, by)).toBeNull();
    expect(page.cookie).toMatch(/^webToken=;/);
  });

  it('takes over https only what no one else can have set', () => {
    const secure = { ...asked, isSecure: true };
    const value = `${asked.word}.${aToken()}`;
    expect(takeCookieToken({ cookie: `webToken=${value}` }, secure)).toBeNull();
    const page = { cookie: `__Host-webToken=${value}` };
    expect(takeCookieToken(page, secure)).not.toBeNull();
    expect(page.cookie).toBe('__Host-webToken=; path=/; max-age=0; samesite=lax; secure');
  });

  it.each([
    `webToken=${asked.word}.${aToken({ exp: 1 })}`,
    `webToken=${asked.word}.nonsense`,
    `webToken=${asked.word}`,
  ])('deletes one that does not hold', (cookie) => {
    const page = { cookie };
    expect(takeCookieToken(page, asked)).toBeNull();
    expect(page.cookie).toMatch(/^webToken=;/);
  });

  it('leaves the cookies alone when there is none', () => {
    const page = { cookie: 'theme=light' };
    expect(takeCookieToken(page, asked)).toBeNull();
    expect(page.cookie).toBe('theme=light');
  });
});
