import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toBase64 } from './base64.ts';
import { readSignature } from './read-signature.ts';

const signature = fc.uint8Array({ minLength: 64, maxLength: 64 });

describe('the bytes of a signature', () => {
  it('are read from their base64', () => {
    fc.assert(
      fc.property(signature, (bytes) => {
        expect(readSignature(toBase64(bytes))).toEqual(bytes);
      }),
    );
  });

  it('are read from no other text', () => {
    const CANONICAL = /^[A-Za-z0-9+/]{85}[AQgw]==$/;
    const changed = fc.tuple(
      signature,
      fc.nat(87),
      fc.oneof(fc.constantFrom('A', 'Q', 'g', 'w', 'B', '=', '-', '_', ' ', 'é'), fc.string()),
    );
    fc.assert(
      fc.property(changed, ([bytes, at, other]) => {
        const text = toBase64(bytes);
        const spelled = text.slice(0, at) + other + text.slice(at + 1);
        expect(readSignature(spelled) !== null).toBe(CANONICAL.test(spelled));
      }),
      { numRuns: 500 },
    );
  });

  it.each([
    ['too short', `${'A'.repeat(82)}==`],
    ['too long', `${'A'.repeat(90)}==`],
    ['63 bytes', 'A'.repeat(84)],
    ['a second spelling of the same bytes', `${'A'.repeat(85)}B==`],
    ['padding in between', `${'A'.repeat(84)}=A==`],
    ['empty', ''],
  ])('%s: none', (_, text) => {
    expect(readSignature(text)).toBeNull();
  });
});
