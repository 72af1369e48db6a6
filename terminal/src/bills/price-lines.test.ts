import { cents } from '@comptoir/domain/base/amounts/cents';
import { priceEstimate } from '@comptoir/domain/sales/estimates/price-estimate';
import { SAMPLE_ESTIMATE } from '@comptoir/domain/sales/estimates/sample-estimate';
import { SERVICE_CHARGE_ITEM } from '@comptoir/websrm/requests/standard-items';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { priceLines, priceLinesWithTaxes, removeTaxes } from './price-lines.ts';
import { roundCash } from './payment.ts';
import { readSimpleLine } from './read-line.ts';
import { priceOrder } from './read-order.ts';
import { RATES, TAXING } from '../../test/taxes.ts';

const line = (price: number) => ({ description: 'Poutine', price: cents(price) });

describe('priceLines', () => {
  it('adds both taxes to the sum of the prices, each rounded once', () => {
    expect(priceLines([line(500)], RATES).amounts).toEqual({ subtotal: 500, gst: 25, qst: 50, total: 575 });
    expect(priceLines([line(1249), line(325)], RATES).amounts).toEqual({
      subtotal: 1574,
      gst: 79,
      qst: 157,
      total: 1810,
    });
  });
});

describe('priceLinesWithTaxes', () => {
  it('strips the taxes from one price', () => {
    const { lines, amounts } = priceLinesWithTaxes([line(200)], RATES);
    expect(lines.map(({ price }) => price)).toEqual([174]);
    expect(amounts).toEqual({ subtotal: 174, gst: 9, qst: 17, total: 200 });
  });

  it('gives what the roundings leave over to the last line', () => {
    const { lines, amounts } = priceLinesWithTaxes([line(500), line(500)], RATES);
    expect(lines.map(({ price }) => price)).toEqual([435, 434]);
    expect(amounts).toEqual({ subtotal: 869, gst: 44, qst: 87, total: 1000 });
  });

  it('does not touch a line that is free', () => {
    expect(priceLinesWithTaxes([line(500), line(500), line(0)], RATES).lines.map(({ price }) => price)).toEqual([
      435, 434, 0,
    ]);
  });

  it('gives it to an extra where the dishes themselves cost nothing', () => {
    const dish = { ...line(0), precisions: [{ description: 'extra', price: cents(166) }] };
    const { lines, amounts } = priceLinesWithTaxes([dish], RATES);
    expect(lines[0]?.precisions).toEqual([{ description: 'extra', price: 145 }]);
    expect(amounts).toEqual({ subtotal: 145, gst: 7, qst: 14, total: 166 });
  });

  it('adds up to what was asked, whatever was asked', () => {
    const prices = fc.array(fc.integer({ min: 0, max: 1_000_000 }), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(prices, (asked) => {
        const { lines, amounts } = priceLinesWithTaxes(asked.map(line), RATES);
        expect(amounts.total).toBe(asked.reduce((sum, price) => sum + price, 0));
        expect(amounts.subtotal + amounts.gst + amounts.qst).toBe(amounts.total);
        expect(lines.reduce((sum, { price }) => sum + price, 0)).toBe(amounts.subtotal);
        // taxed again, each of the two taxes may round the other way, by a cent
        expect(Math.abs(amounts.total - priceLines(lines, RATES).amounts.total)).toBeLessThanOrEqual(2);
      }),
    );
  });

  it('strips exactly what the taxes add, to the cent', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000_000 }), (price) => {
        expect(
          Math.abs(removeTaxes(priceLines([line(price)], RATES).amounts.total, RATES) - price),
        ).toBeLessThanOrEqual(1);
      }),
    );
  });
});

describe('an estimate', () => {
  it('comes to what the till makes of the same lines, to the cent', () => {
    const item = fc.record({
      quantity: fc.integer({ min: 1, max: 99_999 }),
      unitCents: fc.integer({ min: 0, max: 99_999 }),
      taxes: fc.constantFrom('FP', 'F', 'P', 'NON'),
    });
    const given = fc.tuple(fc.array(item, { minLength: 1, maxLength: 8 }), fc.nat(5000), fc.boolean());
    fc.assert(
      fc.property(given, ([items, serviceCents, isGstRegistered]) => {
        const isServed = isGstRegistered && serviceCents > 0;
        const estimate = priceEstimate(
          {
            ...SAMPLE_ESTIMATE,
            items: items.map((one) => ({ ...one, description: 'Plat', per: 'unit' as const })),
            service: isServed ? { by: 'amount', cents: serviceCents } : { by: 'none' },
            deposit: { by: 'none' },
            instalments: [],
          },
          { ...TAXING, isGstRegistered },
        );
        const typed = items.map(({ quantity, unitCents, taxes }) => ({
          ...readSimpleLine(`${quantity / 100} x ${(unitCents / 100).toFixed(2)}`, 'Plat'),
          taxes,
        }));
        const service = isServed ? [{ description: SERVICE_CHARGE_ITEM, price: cents(serviceCents) }] : [];
        const { amounts } = priceOrder(
          { lines: [...typed, ...service], taxesIncluded: false, on: SAMPLE_ESTIMATE.occasion.date },
          { ...TAXING, isGstRegistered },
        );
        expect(estimate.ok && estimate.value).toMatchObject({
          subtotalCents: amounts.subtotal,
          gstCents: amounts.gst,
          qstCents: amounts.qst,
          totalCents: amounts.total,
        });
      }),
    );
  });
});

describe('roundCash', () => {
  it.each([
    [1436, 1435],
    [1437, 1435],
    [1438, 1440],
    [1435, 1435],
    [-1438, -1440],
    [-1436, -1435],
    [0, 0],
  ])('rounds %i to the nearest five cents, %i', (total, due) => {
    expect(roundCash(cents(total))).toBe(due);
  });

  it('does not round away all that is due', () => {
    expect(roundCash(cents(2))).toBe(2);
  });
});
