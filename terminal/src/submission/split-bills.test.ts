import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CALL_LIMITS, splitBills } from './split-bills.ts';

const bill = (text: string) => ({ text });

describe('splitBills', () => {
  it('makes no call for no bill', () => {
    expect(splitBills([])).toEqual([]);
  });

  it('keeps every bill once, in order, and every call within its limits', () => {
    const limits = { bills: 5, bytes: 100 };
    fc.assert(
      fc.property(fc.array(fc.string({ maxLength: 90, unit: 'grapheme' })), (texts) => {
        const calls = splitBills(texts.map(bill), limits);
        expect(calls.flat().map(({ text }) => text)).toEqual(texts);
        for (const call of calls) {
          const bytes = call.reduce((sum, { text }) => sum + Buffer.byteLength(JSON.stringify(text)), 0);
          expect(call.length).toBeGreaterThan(0);
          expect(call.length).toBeLessThanOrEqual(limits.bills);
          expect(call.length === 1 || bytes <= limits.bytes).toBe(true);
        }
      }),
    );
  });

  it('puts no more into a call than the relay takes', () => {
    expect(splitBills(Array.from({ length: 1001 }, () => bill('x'))).map(({ length }) => length)).toEqual([
      500, 500, 1,
    ]);
    expect(CALL_LIMITS.bytes).toBeLessThanOrEqual(256_000);
  });
});
