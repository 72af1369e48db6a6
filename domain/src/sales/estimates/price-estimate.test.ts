import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { EstimateContent, Part } from './estimate-content.ts';
import { priceEstimate } from './price-estimate.ts';
import { TAX_CALENDAR } from '../../base/taxes/tax-calendar.ts';
import { SAMPLE_ESTIMATE } from './sample-estimate.ts';

const price = (change: Partial<EstimateContent>, isGstRegistered = true) =>
  priceEstimate({ ...SAMPLE_ESTIMATE, ...change }, { isGstRegistered, calendar: TAX_CALENDAR });
const priced = (change: Partial<EstimateContent>, isGstRegistered = true) => {
  const result = price(change, isGstRegistered);
  if (!result.ok) throw new Error(result.reason);
  return result.value;
};
const item = (unitCents: number, taxes: 'FP' | 'F' | 'P' | 'NON' = 'FP', quantity = 100) =>
  ({ description: 'Plat', per: 'unit', quantity, unitCents, taxes }) as const;
const none = { by: 'none' } as const;
const PLAIN = { service: none, tip: none, deposit: none, instalments: [] };

describe('an estimate', () => {
  it('comes to its lines with service and taxes, to be paid as deposit, instalments and balance', () => {
    expect(priced({})).toEqual({
      lines: [
        { description: 'Buffet froid', quantity: 4000, unitCents: 2200, amountCents: 88_000, taxes: 'FP' },
        { description: 'Location de nappes', quantity: 500, unitCents: 1250, amountCents: 6250, taxes: 'FP' },
      ],
      serviceCents: 14_138,
      subtotalCents: 108_388,
      gstCents: 5419,
      qstCents: 10_812,
      totalCents: 124_619,
      tipCents: 0,
      payments: [
        { kind: 'deposit', dueOn: null, cents: 31_155 },
        { kind: 'instalment', dueOn: '2026-08-15', cents: 30_000 },
        { kind: 'balance', dueOn: '2026-09-19', cents: 63_464 },
      ],
    });
  });

  it('for 500 persons at 33.33 each is of 16,665.00 exactly before taxes', () => {
    const items = [{ description: 'Banquet', per: 'person', unitCents: 3333, taxes: 'FP' } as const];
    expect(priced({ ...PLAIN, persons: 500, items })).toMatchObject({
      subtotalCents: 1_666_500,
      gstCents: 83_325,
      qstCents: 166_233,
      totalCents: 1_916_058,
    });
  });

  it('is taxed line by line as each line bears it, each tax rounded once', () => {
    const items = [item(1005), item(1005, 'F'), item(1005, 'P'), item(1005, 'NON')];
    expect(priced({ ...PLAIN, items })).toMatchObject({ subtotalCents: 4020, gstCents: 101, qstCents: 200 });
  });

  it('has the taxes of the day of its event, by the class of each line', () => {
    const items = [
      item(10_000),
      { ...item(5000), taxClass: 'spirits' as const },
      { ...item(2000), taxClass: 'other' as const },
      item(1000, 'F'),
    ];
    const on = (date: string) => {
      const { lines, gstCents, qstCents } = priced({
        ...PLAIN,
        items,
        service: { by: 'amount', cents: 1000 },
        occasion: { ...SAMPLE_ESTIMATE.occasion, date },
      });
      return [lines.map(({ taxes }) => taxes).join(' '), gstCents, qstCents];
    };
    expect(on('2024-12-13')).toEqual(['FP FP FP F', 950, 1796]);
    expect(on('2024-12-14')).toEqual(['P FP FP NON', 400, 1796]);
    expect(on('2025-02-15')).toEqual(['P FP FP NON', 400, 1796]);
    expect(on('2025-02-16')).toEqual(['FP FP FP F', 950, 1796]);
  });

  it('of who is not registered for GST bears none, whatever its lines say', () => {
    const result = priced({ ...PLAIN, items: [item(1000), item(1000, 'F')] }, false);
    expect(result).toMatchObject({ gstCents: 0, qstCents: 100, totalCents: 2100 });
    expect(result.lines.map(({ taxes }) => taxes)).toEqual(['P', 'NON']);
  });

  it('keeps the tip, a share of what is before tax, out of every total', () => {
    const tip = { by: 'share', hundredths: 1500 } as const;
    const { tipCents, ...rest } = priced({ tip });
    expect(tipCents).toBe(16_258);
    expect(rest).toEqual(Object.fromEntries(Object.entries(priced({})).filter(([key]) => key !== 'tipCents')));
    expect(priced({ tip: { by: 'amount', cents: 5000 } }).tipCents).toBe(5000);
  });

  it.each<[string, Partial<EstimateContent>, boolean]>([
    ['payments-exceed-total', { deposit: { by: 'amount', cents: 124_620 }, instalments: [] }, true],
    ['payments-exceed-total', { deposit: { by: 'share', hundredths: 10_000 } }, true],
    ['service-needs-gst', {}, false],
    ['estimate-too-large', { ...PLAIN, items: [item(999_999_999, 'NON', 1_000_001)] }, true],
    ['estimate-too-large', { ...PLAIN, items: [item(900_000_000, 'FP', 1_000_000)], persons: 1, tip: none }, false],
    ['estimate-too-large', { tip: { by: 'amount', cents: 100_000_000_000 } }, true],
  ])('is refused as %s', (reason, change, isGstRegistered) => {
    const items = change.items?.flatMap((one) => Array.from({ length: 12 }, () => one));
    expect(price({ ...change, ...(items ? { items } : {}) }, isGstRegistered)).toEqual({ ok: false, reason });
  });

  it('is paid by shares of 100 %, which are rounded as a whole: each by itself would be a cent too much', () => {
    const deposit = { by: 'share', hundredths: 9 } as const;
    const instalments = [{ by: 'share', hundredths: 9991, dueOn: '2026-08-15' } as const];
    const { payments } = priced({ items: [item(3782)], deposit, instalments });
    expect(payments.map(({ cents }) => cents)).toEqual([5, 4995, 0]);
  });

  it('may be paid in full as the deposit, and nothing is left', () => {
    const deposit = { by: 'share', hundredths: 10_000 } as const;
    expect(priced({ deposit, instalments: [] }).payments.at(-1)).toMatchObject({ kind: 'balance', cents: 0 });
  });
});

const part = fc.oneof(
  fc.record({ by: fc.constant('share' as const), hundredths: fc.integer({ min: 1, max: 10_000 }) }),
  fc.record({ by: fc.constant('amount' as const), cents: fc.integer({ min: 1, max: 500_000 }) }),
);

it('is paid to the cent by its payments, whatever they are, or refused', () => {
  const payments = fc.tuple(part, fc.array(part, { maxLength: 11 }), fc.nat(1_000_000));
  fc.assert(
    fc.property(payments, ([deposit, parts, unitCents]) => {
      const instalments = parts.map((one: Part) => ({ ...one, dueOn: '2026-08-15' }));
      const result = price({ items: [item(unitCents)], deposit, instalments });
      const amounts = [deposit, ...parts];
      const isWithin = amounts.reduce((sum, one) => sum + (one.by === 'share' ? one.hundredths : 0), 0) <= 10_000;
      const isSure = isWithin && amounts.every(({ by }) => by === 'share');
      expect(result.ok || result.reason).toBeOneOf([true, ...(isSure ? [] : ['payments-exceed-total'])]);
      if (!result.ok) return;
      const { payments: due, totalCents } = result.value;
      expect(due.reduce((sum, { cents }) => sum + cents, 0)).toBe(totalCents);
      expect(due.every(({ cents }) => cents >= 0)).toBe(true);
    }),
  );
});
