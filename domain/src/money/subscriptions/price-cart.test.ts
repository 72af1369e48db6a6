import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cents } from '../../base/amounts/cents.ts';
import { ratesOn, TAX_CALENDAR } from '../../base/taxes/tax-calendar.ts';
import { priceOrder, type Order } from './price-cart.ts';
import type { PromoCode } from '../promo-codes/promo-code.ts';

const prices = { monthlyService: cents(4_000), installation: { autonomous: cents(0), assisted: cents(10_000) } };
const order: Order = {
  prices,
  installation: 'assisted',
  promoCode: null,
  billedMonths: 0,
  rates: ratesOn(TAX_CALENDAR, '2026-11-21'),
};
const promoCode: PromoCode = {
  code: 'MOITIE',
  discount: { kind: 'percent', rate: 500_000 },
  onService: true,
  onInstallation: true,
  months: 2,
  startsOn: null,
  endsOn: null,
  maxUses: null,
};

describe('priceOrder', () => {
  it('makes $140.00 into $160.97: GST 7.00, QST 13.97', () => {
    expect(priceOrder(order)).toEqual({
      lines: [
        { kind: 'monthly-service', amount: 4_000 },
        { kind: 'installation', amount: 10_000 },
      ],
      discount: 0,
      subtotal: 14_000,
      gst: 700,
      qst: 1_397,
      total: 16_097,
    });
  });

  it('taxes what is left after the discount of each line', () => {
    const priced = priceOrder({ ...order, promoCode });
    expect(priced.lines.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['monthly-service', 4_000],
      ['service-discount', -2_000],
      ['installation', 10_000],
      ['installation-discount', -5_000],
    ]);
    expect(priced).toMatchObject({ discount: 7_000, subtotal: 7_000, gst: 350, qst: 698, total: 8_048 });
  });

  it('bills the service alone in later months, at the full price once the code has run out', () => {
    const month = (billedMonths: number) => priceOrder({ ...order, installation: null, promoCode, billedMonths });
    expect(month(1)).toMatchObject({ discount: 2_000, subtotal: 2_000 });
    expect(month(2)).toMatchObject({ discount: 0, subtotal: 4_000, lines: [{ kind: 'monthly-service' }] });
  });

  it('writes no discount line for nothing', () => {
    const priced = priceOrder({ ...order, installation: 'autonomous', promoCode });
    expect(priced.lines.map(({ kind }) => kind)).toEqual(['monthly-service', 'service-discount', 'installation']);
  });

  it('always adds up: lines to the subtotal, subtotal and taxes to the total, and is never negative', () => {
    const amounts = fc.nat(10_000_000).map(cents);
    const discounts = fc.oneof(
      fc.record({ kind: fc.constant('percent' as const), rate: fc.nat(1_000_000) }),
      fc.record({ kind: fc.constant('amount' as const), amount: amounts }),
    );
    fc.assert(
      fc.property(
        amounts,
        amounts,
        discounts,
        fc.boolean(),
        fc.boolean(),
        (service, setup, discount, onService, onInstallation) => {
          const priced = priceOrder({
            ...order,
            prices: { monthlyService: service, installation: { autonomous: setup, assisted: setup } },
            promoCode: { ...promoCode, discount, onService, onInstallation },
          });
          expect(priced.lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(priced.subtotal);
          expect(priced.subtotal + priced.gst + priced.qst).toBe(priced.total);
          expect(priced.subtotal).toBe(service + setup - priced.discount);
          expect(Math.min(priced.subtotal, priced.gst, priced.qst, priced.discount)).toBeGreaterThanOrEqual(0);
        },
      ),
    );
  });
});
