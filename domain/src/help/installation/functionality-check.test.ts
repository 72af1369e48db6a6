import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CHECK_OUTCOMES, CHECKED_BILLS, checkState, refuseVerification } from './functionality-check.ts';

const standing = fc.record({
  receipt: fc.constantFrom(...CHECKED_BILLS),
  refund: fc.constantFrom(...CHECKED_BILLS),
  outcome: fc.constantFrom(null, ...CHECK_OUTCOMES),
});
const PAIR = { receiptId: 'a', refundId: 'b' };
const READY = { receipt: 'accepted', refund: 'accepted', outcome: null } as const;

describe('the state of the functionality check', () => {
  it.each([
    ['none', 'none', 'receipt'],
    ['none', 'accepted', 'receipt'],
    ['sent', 'none', 'refund'],
    ['accepted', 'none', 'refund'],
    ['sent', 'accepted', 'on-its-way'],
    ['accepted', 'sent', 'on-its-way'],
    ['accepted', 'refused', 'refund-refused'],
    ['refused', 'none', 'receipt-refused'],
    ['refused', 'accepted', 'receipt-refused'],
    ['accepted', 'accepted', 'to-verify'],
  ] as const)('of a receipt that is %s and a refund that is %s is %s', (receipt, refund, expected) => {
    expect(checkState({ receipt, refund, outcome: null })).toBe(expected);
  });

  it('is how it ended, whatever becomes of the bills afterwards', () => {
    fc.assert(
      fc.property(standing, fc.constantFrom(...CHECK_OUTCOMES), (bills, outcome) => {
        expect(checkState({ ...bills, outcome })).toBe(outcome);
      }),
    );
  });

  it('is to be verified only while the authority has both and no one has', () => {
    fc.assert(
      fc.property(standing, (bills) => {
        const { receipt, refund, outcome } = bills;
        expect(checkState(bills) === 'to-verify').toBe(
          receipt === 'accepted' && refund === 'accepted' && outcome === null,
        );
      }),
    );
  });
});

describe('a verification', () => {
  it('is made of the two receipts that were looked at', () => {
    expect(refuseVerification(READY, { seen: PAIR, current: PAIR })).toBeNull();
  });

  it.each([
    { ...PAIR, receiptId: 'x' },
    { ...PAIR, refundId: 'x' },
  ])('is refused of others: %j', (current) => {
    expect(refuseVerification(READY, { seen: PAIR, current })).toBe('other-bills');
  });

  it('is refused in every other state', () => {
    fc.assert(
      fc.property(standing, (bills) => {
        const refusal = refuseVerification(bills, { seen: PAIR, current: PAIR });
        expect(refusal).toBe(checkState(bills) === 'to-verify' ? null : 'bills-first');
      }),
    );
  });
});
