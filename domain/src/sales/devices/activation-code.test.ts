import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { activationCodeFrom, normalizeActivationCode, redeemActivationCode } from './activation-code.ts';

const now = new Date('2026-06-01T12:00:00Z');
const later = new Date('2026-06-01T12:10:00Z');

describe('activationCodeFrom', () => {
  it('spells forty bits', () => {
    expect(activationCodeFrom(new Uint8Array([0, 0, 0, 0, 0]))).toBe('0000-0000');
    expect(activationCodeFrom(new Uint8Array([255, 255, 255, 255, 255]))).toBe('ZZZZ-ZZZZ');
  });

  it('refuses another amount of randomness', () => {
    expect(() => activationCodeFrom(new Uint8Array(4))).toThrow(RangeError);
  });

  it('makes codes that survive being typed back', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 5, maxLength: 5 }), (bytes) => {
        const code = activationCodeFrom(bytes);
        expect(normalizeActivationCode(` ${code.toLowerCase().replace('-', ' ')} `)).toBe(code);
      }),
    );
  });
});

describe('normalizeActivationCode', () => {
  it('forgives letters that look like digits', () => {
    expect(normalizeActivationCode('oil0-00zz')).toBe('0110-00ZZ');
  });

  it.each(['', 'ABC', 'ABCD-EFGU', 'ABCD-EFGHJ', 'ÀBCD-EFGH'])('refuses "%s"', (typed) => {
    expect(normalizeActivationCode(typed)).toBeNull();
  });
});

describe('redeemActivationCode', () => {
  it('takes a fresh code', () => {
    expect(redeemActivationCode({ expiresAt: later, usedAt: null }, now)).toEqual({ ok: true, value: { usedAt: now } });
  });

  it.each([
    [null, 'activation-code-unknown'],
    [{ expiresAt: later, usedAt: now }, 'activation-code-used'],
    [{ expiresAt: now, usedAt: null }, 'activation-code-expired'],
  ])('refuses %o as %s', (code, reason) => {
    expect(redeemActivationCode(code, now)).toEqual({ ok: false, reason });
  });
});
