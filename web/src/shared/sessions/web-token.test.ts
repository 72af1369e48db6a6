import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aToken } from '../../../test/factories.ts';
import { isHalfSpent, isUnexpired, readWebToken } from './web-token.ts';

describe('readWebToken', () => {
  it('reads the claims, whatever letters are in them', () => {
    expect(readWebToken(aToken({ email: 'éloïse+été@québec.test' }))).toMatchObject({
      role: 'merchant',
      email: 'éloïse+été@québec.test',
    });
  });

  it.each([
    ['an unknown role', { role: 'root' }],
    ['an expiry that is no number', { exp: 'soon' }],
    ['an email that is no text', { email: 7 }],
  ])('refuses %s', (_, overrides) => {
    expect(readWebToken(aToken(overrides as object))).toBeNull();
  });

  it('refuses whatever is no token without failing', () => {
    fc.assert(fc.property(fc.string(), (text) => readWebToken(text) === null));
    expect(readWebToken('a.bnVsbA.c')).toBeNull();
  });
});

describe('a token', () => {
  const claims = { iat: 1000, exp: 3000 };

  it('is valid while its expiry lies in the future', () => {
    expect([2_999_999, 3_000_000].map((now) => isUnexpired(claims, now))).toEqual([true, false]);
  });

  it('is half spent from the middle of its life on', () => {
    expect([2_000_000, 2_000_001].map((now) => isHalfSpent(claims, now))).toEqual([false, true]);
  });
});
