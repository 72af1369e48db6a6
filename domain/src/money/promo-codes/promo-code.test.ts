import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cents } from '../../base/amounts/cents.ts';
import { checkPromoCode, coversMonth, discountOn, normalizePromoCode, type PromoCode } from './promo-code.ts';

const code: PromoCode = {
  code: 'ETE2026',
  discount: { kind: 'percent', rate: 200_000 },
  onService: true,
  onInstallation: false,
  months: 3,
  startsOn: '2026-06-01',
  endsOn: '2026-08-31',
  maxUses: 100,
};
const now = { today: '2026-07-15', uses: 0, usedByThisMerchant: false };

describe('checkPromoCode', () => {
  it('takes a code on its first day, its last day and for its last use', () => {
    for (const redemption of [{ today: '2026-06-01' }, { today: '2026-08-31' }, { uses: 99 }]) {
      expect(checkPromoCode(code, { ...now, ...redemption })).toEqual({ ok: true, value: code });
    }
  });

  it.each([
    [{ today: '2026-05-31' }, 'promo-code-not-started'],
    [{ today: '2026-09-01' }, 'promo-code-expired'],
    [{ uses: 100 }, 'promo-code-used-up'],
    [{ usedByThisMerchant: true }, 'promo-code-already-used'],
  ])('refuses %j as %s', (redemption, reason) => {
    expect(checkPromoCode(code, { ...now, ...redemption })).toEqual({ ok: false, reason });
  });

  it('knows codes without dates and without limits', () => {
    const open = { ...code, startsOn: null, endsOn: null, maxUses: null };
    expect(checkPromoCode(open, { ...now, today: '2099-01-01', uses: 1_000_000 }).ok).toBe(true);
  });
});

describe('normalizePromoCode', () => {
  it('forgives case, spaces and hyphens', () => {
    expect(normalizePromoCode(' ete-20 26\u00A0')).toBe('ETE2026');
  });
});

describe('discountOn', () => {
  it('takes a share, rounded half up, or an amount', () => {
    expect(discountOn(cents(9_999), { kind: 'percent', rate: 200_000 })).toBe(2_000);
    expect(discountOn(cents(14_000), { kind: 'amount', amount: cents(2_500) })).toBe(2_500);
  });

  it('never takes more than the price and never adds to it', () => {
    fc.assert(
      fc.property(
        fc.nat(10_000_000),
        fc.integer({ min: -1_000_000, max: 20_000_000 }),
        fc.nat(2_000_000),
        (price, amount, rate) => {
          for (const discount of [
            { kind: 'amount', amount: cents(amount) } as const,
            { kind: 'percent', rate } as const,
          ]) {
            const off = discountOn(cents(price), discount);
            expect(off).toBeGreaterThanOrEqual(0);
            expect(off).toBeLessThanOrEqual(price);
          }
        },
      ),
    );
  });
});

describe('coversMonth', () => {
  it('counts billed months from the first', () => {
    expect([0, 1, 2, 3].map((month) => coversMonth(code, month))).toEqual([true, true, true, false]);
    expect(coversMonth({ ...code, months: null }, 400)).toBe(true);
    expect(coversMonth({ ...code, onService: false }, 0)).toBe(false);
  });
});
