import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readableCode, readTypedCode } from './readable-code.ts';

describe('readableCode', () => {
  it('writes five bits a letter, in groups of four', () => {
    expect(readableCode(new Uint8Array(5))).toBe('0000-0000');
    expect(readableCode(Uint8Array.of(0, 0, 0, 0, 31))).toBe('0000-000Z');
    expect(readableCode(new Uint8Array(10).fill(255))).toBe('ZZZZ-ZZZZ-ZZZZ-ZZZZ');
  });

  it('gives every random number a code of its own, which is read back as it was', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 10, maxLength: 10 }), (bytes) => {
        const code = readableCode(bytes);
        expect(readTypedCode(code, 16)).toBe(code);
      }),
    );
  });
});

describe('readTypedCode', () => {
  it('forgives case, spaces and the letters people confuse', () => {
    expect(readTypedCode(' k4m7 r2to-il01abcd', 16)).toBe('K4M7-R2T0-1101-ABCD');
  });

  it.each(['', 'K4M7', 'K4M7-R2T9-K4M7-R2T9-0', 'UUUU-UUUU-UUUU-UUUU', 'K4M7-R2T9-K4M7-R2T\u0000'])(
    'refuses "%s"',
    (typed) => {
      expect(readTypedCode(typed, 16)).toBeNull();
    },
  );
});
