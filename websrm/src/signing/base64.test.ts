import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromBase64, toBase64 } from './base64.ts';

describe('base64', () => {
  it('writes and reads as Node does, any bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
        expect(toBase64(bytes)).toBe(Buffer.from(bytes).toString('base64'));
        expect(Array.from(fromBase64(toBase64(bytes)))).toEqual(Array.from(bytes));
      }),
    );
  });

  it('writes more bytes than a call takes arguments', () => {
    const bytes = new Uint8Array(300_000).fill(7);
    expect(toBase64(bytes)).toBe(Buffer.from(bytes).toString('base64'));
  });

  it('refuses what is not base64', () => {
    expect(() => fromBase64('é*')).toThrow(RangeError);
  });
});
