import { describe, expect, it } from 'vitest';
import { certificateStanding, paymentAsSeenBy, PAYMENT_STANDINGS, paymentsAskedBy } from './merchant-standing.ts';

const NOW = new Date('2026-06-20T12:00:00Z');
const inDays = (days: number): Date => new Date(NOW.getTime() + days * 86_400_000);

describe('the certificates of a merchant', () => {
  it.each([
    [null, 'none'],
    ['lacking', 'ended'],
    [inDays(-1), 'ended'],
    [inDays(0), 'ended'],
    [inDays(1), 'expiring'],
    [inDays(90), 'expiring'],
    [inDays(91), 'valid'],
  ] as const)('until %s are %s', (until, standing) => {
    expect(certificateStanding(until, NOW)).toBe(standing);
  });
});

describe('what a merchant pays', () => {
  it('is seen in full by an administrator', () => {
    expect(PAYMENT_STANDINGS.map((standing) => paymentAsSeenBy('admin', standing))).toEqual(PAYMENT_STANDINGS);
    expect(paymentsAskedBy('admin', ['no-card', 'refused'])).toEqual(['no-card', 'refused']);
  });

  it('says nothing of a card to a partner, who finds under each word what it shows', () => {
    expect(paymentAsSeenBy('partner', 'no-card')).toBe('paid-up');
    expect(paymentsAskedBy('partner', ['no-card'])).toEqual([]);
    for (const asked of PAYMENT_STANDINGS) {
      const found = paymentsAskedBy('partner', [asked]);
      expect(found.map((standing) => paymentAsSeenBy('partner', standing))).toEqual(found.map(() => asked));
    }
  });
});
