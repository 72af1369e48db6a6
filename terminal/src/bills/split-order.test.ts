import { cents, sumCents } from '@comptoir/domain/base/amounts/cents';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Line } from './price-lines.ts';
import { linePrice } from './price-lines.ts';
import { isSupplement, priceOrder, supplementLine, type Order } from './read-order.ts';
import { splitOrder } from './split-order.ts';
import { DAY, TAXING } from '../../test/taxes.ts';

const line: fc.Arbitrary<Line> = fc
  .record({
    price: fc.integer({ min: 0, max: 50_000 }),
    quantity: fc.integer({ min: 1, max: 1200 }),
    taxes: fc.constantFrom('FP', 'FPS', 'P', 'NON'),
    extra: fc.option(fc.integer({ min: 0, max: 900 })),
  })
  .map(({ price, quantity, taxes, extra }) => ({
    description: 'Plat',
    price: cents(price),
    quantity,
    taxes,
    precisions: extra === null ? [] : [{ description: 'extra', price: cents(extra) }],
  }));

const order: fc.Arbitrary<Order> = fc
  .record({
    lines: fc.array(line, { minLength: 1, maxLength: 5 }),
    duty: fc.integer({ min: 0, max: 500 }),
    taxesIncluded: fc.boolean(),
  })
  .map(({ lines, duty, taxesIncluded }) => ({
    taxesIncluded,
    on: DAY,
    lines: lines.some(({ taxes }) => taxes === 'FPS')
      ? [...lines, supplementLine([{ description: 'droit', price: cents(duty) }])]
      : lines,
  }));

const sumOf = ({ lines }: Order): number => sumCents(lines.map(linePrice));

describe('splitOrder', () => {
  it('loses and makes no cent, in any shares, taxes included or not', () => {
    const owners = fc.array(fc.uniqueArray(fc.integer({ min: 0, max: 3 }), { minLength: 1 }), {
      minLength: 5,
      maxLength: 5,
    });
    fc.assert(
      fc.property(order, owners, (whole, shared) => {
        const parts = splitOrder(whole, 4, shared);
        expect(parts.reduce((sum, part) => sum + sumOf(part), 0)).toBe(sumOf(whole));
        const quantities = parts.flatMap(({ lines }) => lines).filter((one) => !isSupplement(one));
        const sold = (some: readonly Line[]): number => some.reduce((sum, { quantity = 100 }) => sum + quantity, 0);
        expect(sold(quantities)).toBe(sold(whole.lines.filter((one) => !isSupplement(one))));
        if (!whole.taxesIncluded) return;
        const totals = parts
          .filter(({ lines }) => lines.length > 0)
          .map((part) => priceOrder(part, TAXING).amounts.total);
        expect(sumCents(totals)).toBe(sumOf(whole));
      }),
    );
  });

  it('gives a duty on what costs nothing to those who have it', () => {
    const gift: Line = { description: 'Plat', price: cents(0), quantity: 100, taxes: 'FPS' };
    const whole = {
      taxesIncluded: false,
      on: DAY,
      lines: [gift, supplementLine([{ description: 'droit', price: cents(50) }])],
    };
    expect(splitOrder(whole, 4, [[1, 3]]).map(sumOf)).toEqual([0, 25, 0, 25]);
  });

  it('taxes each part on its own, within a cent and tax of what the whole bears', () => {
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 4 }), fc.integer({ min: 2, max: 6 }), (lines, parts) => {
        const whole: Order = { lines: lines.map((one) => ({ ...one, taxes: 'FP' })), taxesIncluded: false, on: DAY };
        const everyone = Array.from({ length: parts }, (_, part) => part);
        const totals = splitOrder(
          whole,
          parts,
          lines.map(() => everyone),
        ).map((part) => priceOrder(part, TAXING).amounts.total);
        expect(Math.abs(sumCents(totals) - priceOrder(whole, TAXING).amounts.total)).toBeLessThanOrEqual(parts + 1);
      }),
    );
  });
});
