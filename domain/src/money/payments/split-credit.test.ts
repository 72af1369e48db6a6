import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cents, type Cents } from '../../base/amounts/cents.ts';
import { ratesOn, TAX_CALENDAR } from '../../base/taxes/tax-calendar.ts';
import { taxSubtotal, type TaxedAmount } from '../../base/taxes/quebec-taxes.ts';
import { splitCredit } from './split-credit.ts';

const RATES = ratesOn(TAX_CALENDAR, '2026-06-30');

const credited = (invoice: TaxedAmount, creditedBefore: number, total: number | null): TaxedAmount => {
  const split = splitCredit({
    invoice,
    creditedBefore: cents(creditedBefore),
    total: total === null ? null : cents(total),
  });
  if (!split.ok) throw new Error(split.reason);
  return split.value;
};

describe('splitCredit', () => {
  const invoice = taxSubtotal(cents(14_000), RATES);

  it('credits all of an invoice as its mirror', () => {
    expect(credited(invoice, 0, null)).toEqual({ subtotal: 14_000, gst: 700, qst: 1397, total: 16_097 });
  });

  it('splits a part in the proportions of the invoice', () => {
    expect(credited(invoice, 0, 5000)).toEqual({ subtotal: 4349, gst: 217, qst: 434, total: 5000 });
    expect(credited(invoice, 5000, null)).toEqual({ subtotal: 9651, gst: 483, qst: 963, total: 11_097 });
  });

  it.each([
    [0, 16_098],
    [5000, 11_098],
    [16_097, null],
    [0, 0],
  ])('refuses with %s credited before and %s now', (before, total) => {
    expect(
      splitCredit({ invoice, creditedBefore: cents(before), total: total === null ? null : cents(total) }),
    ).toEqual({ ok: false, reason: 'refund-too-large' });
  });

  it('credits an invoice without taxes', () => {
    const free: TaxedAmount = { subtotal: cents(3), gst: cents(0), qst: cents(0), total: cents(3) };
    expect(credited(free, 1, 1)).toEqual({ subtotal: 1, gst: 0, qst: 0, total: 1 });
  });

  it('adds up to the invoice to the cent, however it is credited, and never has a negative part', () => {
    const amounts = fc.record({
      subtotal: fc.integer({ min: 1, max: 3_000_000 }),
      pieces: fc.array(fc.integer({ min: 1, max: 500_000 }), { maxLength: 12 }),
    });
    fc.assert(
      fc.property(amounts, ({ subtotal, pieces }) => {
        const whole = taxSubtotal(cents(subtotal), RATES);
        const credits: TaxedAmount[] = [];
        const sum = (part: keyof TaxedAmount): Cents => cents(credits.reduce((all, next) => all + next[part], 0));
        for (const piece of pieces) {
          if (sum('total') + piece > whole.total) continue;
          credits.push(credited(whole, sum('total'), piece));
        }
        if (sum('total') < whole.total) credits.push(credited(whole, sum('total'), null));
        for (const part of ['subtotal', 'gst', 'qst', 'total'] as const) expect(sum(part)).toBe(whole[part]);
        for (const { subtotal: net, gst, qst, total } of credits) {
          expect(Math.min(net, gst, qst)).toBeGreaterThanOrEqual(0);
          expect(net + gst + qst).toBe(total);
        }
      }),
    );
  });
});
