import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../../base/calendar/calendar-day.ts';
import { BILL_KINDS } from '../bills/bill-kind.ts';
import { PAYMENT_CODES } from '../bills/payment-method.ts';
import { salesJournal, type SoldInADay } from './sales-journal.ts';

const NOTHING: SoldInADay = {
  day: '2026-06-01',
  kind: 'receipt',
  payment: 'ARG',
  grossCents: 0,
  refundedCents: 0,
  gstCents: 0,
  qstCents: 0,
  soldCents: 0,
  adjustmentCents: 0,
  serviceCents: 0,
  alcoholCents: 0,
  tipCents: 0,
};
/** 100.00 with 10.00 of service and 2.00 of duties, rounded down by 2 cents, and a tip of 15.00. */
const DINNER: SoldInADay = {
  ...NOTHING,
  grossCents: 10_000,
  gstCents: 500,
  qstCents: 998,
  soldCents: 11_498,
  adjustmentCents: -2,
  serviceCents: 1000,
  alcoholCents: 200,
  tipCents: 1500,
};
const linesOf = (...args: Parameters<typeof salesJournal>) =>
  salesJournal(...args).map(({ number, lines }) => [
    number,
    Object.fromEntries(lines.map(({ account, amount }) => [account, amount])),
  ]);

describe('a day of sales', () => {
  it('debits what was paid, and credits sales, taxes, duties, service and tips apart', () => {
    expect(linesOf([DINNER], [])).toEqual([
      [
        'S-2026-06-01',
        { ARG: 12_996, sales: -8800, service: -1000, alcohol: -200, gst: -500, qst: -998, tips: -1500, adjustment: 2 },
      ],
    ]);
  });

  it('is turned round when more was given back than sold, last year’s sales too', () => {
    const back = { grossCents: 0, refundedCents: -10_000, gstCents: -500, qstCents: -998, soldCents: -11_498 };
    expect(linesOf([{ ...NOTHING, ...back, kind: 'credit-note', payment: 'CRE' }], [])).toEqual([
      ['S-2026-06-01', { CRE: -11_498, refunds: 10_000, gst: 500, qst: 998 }],
    ]);
  });

  it('owes a bill in instalments with its first one, and each instalment pays off its part', () => {
    const bill = { ...DINNER, kind: 'instalment' as const, adjustmentCents: 0, tipCents: 0 };
    const [first, second] = linesOf(
      [bill],
      [
        { day: '2026-06-01', payment: 'DEB', paidCents: 5000 },
        { day: '2026-06-02', payment: 'ARG', paidCents: 6498 },
      ],
    );
    expect(first?.[1]).toMatchObject({ DEB: 5000, receivable: 6498 });
    expect(second).toEqual(['S-2026-06-02', { ARG: 6498, receivable: -6498 }]);
  });

  it('books what is put on an account as owed, and means without an account of their own as others', () => {
    const paid = (payment: SoldInADay['payment']): SoldInADay => ({
      ...NOTHING,
      payment,
      grossCents: 100,
      soldCents: 100,
    });
    expect(
      linesOf(
        ['PAC', 'SOB', 'INC', 'AUC', 'AUT'].map((code) => paid(code as SoldInADay['payment'])),
        [],
      ),
    ).toEqual([['S-2026-06-01', { AUT: 300, receivable: 200, sales: -500 }]]);
  });

  it('says what bills’ own sums are off by where their rounding is', () => {
    expect(linesOf([{ ...NOTHING, grossCents: 100, soldCents: 101 }], [])).toEqual([
      ['S-2026-06-01', { ARG: 101, sales: -100, adjustment: -1 }],
    ]);
  });

  it('balances to the cent, whatever was sold, given back and paid', () => {
    const amount = fc.integer({ min: -99_999_999, max: 99_999_999 });
    const day = fc.integer({ min: 0, max: 9 }).map((days) => addDays('2026-03-05', days));
    const payment = fc.constantFrom(...PAYMENT_CODES);
    const sold = fc.record({
      day,
      payment,
      kind: fc.constantFrom(...BILL_KINDS),
      grossCents: amount,
      refundedCents: amount,
      gstCents: amount,
      qstCents: amount,
      soldCents: amount,
      adjustmentCents: amount,
      serviceCents: amount,
      alcoholCents: amount,
      tipCents: amount,
    });
    const paid = fc.record({ day, payment, paidCents: amount });
    fc.assert(
      fc.property(fc.array(sold), fc.array(paid), (sales, instalments) => {
        const entries = salesJournal(sales, instalments);
        const lines = entries.flatMap((entry) => {
          expect(entry.lines.reduce((sum, { amount: cents }) => sum + cents, 0)).toBe(0);
          return entry.lines;
        });
        const booked = (key: string) => lines.reduce((sum, line) => sum + (line.account === key ? line.amount : 0), 0);
        const sum = (key: 'gstCents' | 'qstCents' | 'tipCents') => sales.reduce((all, row) => all - row[key], 0);
        expect([booked('gst'), booked('qst'), booked('tips')]).toEqual([
          sum('gstCents'),
          sum('qstCents'),
          sum('tipCents'),
        ]);
      }),
    );
  });
});
