import { expect, it } from 'vitest';
import { cents } from '../amounts/cents.ts';
import { ratesOn, TAX_CALENDAR } from './tax-calendar.ts';
import { taxSubtotal } from './quebec-taxes.ts';

it.each([
  [500, 25, 50, 575],
  [14_000, 700, 1397, 16_097],
  [1574, 79, 157, 1810],
  [88_000, 4400, 8778, 101_178],
  [0, 0, 0, 0],
  [-500, -25, -50, -575],
])('taxes %i cents as %i GST and %i QST, %i in all', (subtotal, gst, qst, total) => {
  expect(taxSubtotal(cents(subtotal), ratesOn(TAX_CALENDAR, '2026-11-21'))).toEqual({ subtotal, gst, qst, total });
});
