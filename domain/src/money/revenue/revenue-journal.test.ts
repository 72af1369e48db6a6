import { describe, expect, it } from 'vitest';
import { revenueJournal, type RevenueInADay } from './revenue-journal.ts';

const NOTHING: RevenueInADay = {
  day: '2026-06-01',
  event: 'invoiced',
  serviceCents: 0,
  installationCents: 0,
  discountCents: 0,
  subtotalCents: 0,
  gstCents: 0,
  qstCents: 0,
  totalCents: 0,
};
const TAXES = { gstCents: 700, qstCents: 1397, totalCents: 16_097 };
const linesOf = (...days: readonly Partial<RevenueInADay>[]) =>
  revenueJournal(days.map((day) => ({ ...NOTHING, ...day }))).map(({ number, lines }) => [
    number,
    Object.fromEntries(lines.map(({ account, amount }) => [account, amount])),
  ]);

describe('a day of our own invoices', () => {
  it('is owed when invoiced: service, installation and taxes apart, what a code takes off against them', () => {
    const lines = { serviceCents: 14_000, installationCents: 5000, discountCents: -5000, subtotalCents: 14_000 };
    expect(linesOf({ ...lines, ...TAXES })).toEqual([
      [
        'R-2026-06-01',
        { receivable: 16_097, service: -14_000, installation: -5000, discounts: 5000, gst: -700, qst: -1397 },
      ],
    ]);
  });

  it('is owed no more when a card paid, on the day it did', () => {
    expect(linesOf({ event: 'paid', day: '2026-06-02', totalCents: 16_097 })).toEqual([
      ['R-2026-06-02', { card: 16_097, receivable: -16_097 }],
    ]);
  });

  it('is taken back by a credit note, whose money goes back to the card when it was paid', () => {
    const credited = { event: 'credited', subtotalCents: 14_000, ...TAXES } as const;
    expect(linesOf(credited)).toEqual([
      ['R-2026-06-01', { receivable: -16_097, credits: 14_000, gst: 700, qst: 1397 }],
    ]);
    expect(linesOf(credited, { event: 'refunded', totalCents: 16_097 })).toEqual([
      ['R-2026-06-01', { card: -16_097, credits: 14_000, gst: 700, qst: 1397 }],
    ]);
  });
});
