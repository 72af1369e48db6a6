import { noTrans } from '@comptoir/websrm/requests/formats';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { counterOf, numberBill } from './number-bill.ts';

const deviceNumber = fc
  .tuple(...Array.from({ length: 3 }, () => fc.integer({ min: 0, max: 9999 })))
  .map((groups) => groups.map((group) => String(group).padStart(4, '0')).join('-'));

describe('numberBill', () => {
  it('always gives a number that the authority takes, and that can be counted on from', () => {
    fc.assert(
      fc.property(deviceNumber, fc.integer({ min: 0, max: 99_998 }), (device, counter) => {
        const number = numberBill({ billPrefix: null, deviceNumber: device }, counter);
        expect(noTrans.safeParse(number).success).toBe(true);
        expect(counterOf(number)).toBe(counter + 1);
      }),
    );
  });

  it('begins again after 99 999', () => {
    expect(numberBill({ billPrefix: null, deviceNumber: '2468-1357-9024' }, 99_999)).toMatch(/-1$/);
  });

  it('begins with the letters that Comptoir gave', () => {
    expect(numberBill({ billPrefix: '7K2Q', deviceNumber: '2468-1357-9024' }, 11)).toBe('7K2Q-12');
  });

  it('distinguishes terminals that were given none', () => {
    const prefixes = Array.from({ length: 50 }, (_, index) =>
      numberBill({ billPrefix: null, deviceNumber: `2468-1357-${9000 + index}` }, 0),
    );
    expect(new Set(prefixes).size).toBe(50);
  });

  it.each([null, 'A-1001x', '1234', 'AAAA-'])('counts from the start after %s', (other) => {
    expect(counterOf(other)).toBe(0);
  });
});
