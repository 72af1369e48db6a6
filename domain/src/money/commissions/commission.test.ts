import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cents, sumCents } from '../../base/amounts/cents.ts';
import {
  addUpCommissions,
  commissionOn,
  entryOf,
  linesOf,
  monthOf,
  rateIn,
  type CommissionedChange,
  type CommissionEntry,
  type DatedRate,
} from './commission.ts';
import { byStatement, monthsToClose } from './commission-months.ts';

const tenPercent: DatedRate = { from: '2026-01', kind: 'percent', rate: 100_000 };
const twoDollars: DatedRate = { from: '2026-03', kind: 'amount', amount: cents(200) };
const RATES = [twoDollars, tenPercent];

const change = (fields: Partial<CommissionedChange> = {}): CommissionedChange => ({
  documentId: 'd',
  kind: 'paid',
  merchantId: 'm',
  companyName: 'Bistro',
  paidOn: '2026-02-10',
  on: '2026-02-10',
  before: cents(0),
  after: cents(9995),
  ...fields,
});

describe('a rate', () => {
  it('holds from its month on, until the next one', () => {
    expect(['2025-12', '2026-01', '2026-02', '2026-03', '2027-01'].map((month) => rateIn(RATES, month)?.from)).toEqual([
      undefined,
      '2026-01',
      '2026-01',
      '2026-03',
      '2026-03',
    ]);
  });

  it('is a share rounded once, or an amount, and nothing of nothing', () => {
    expect(commissionOn(cents(9995), tenPercent)).toBe(1000);
    expect(commissionOn(cents(1), twoDollars)).toBe(200);
    expect([tenPercent, twoDollars].map((rate) => commissionOn(cents(0), rate))).toEqual([0, 0]);
  });
});

describe('an entry', () => {
  it('has the rate of the month in which the invoice was paid, also for a credit in another month', () => {
    const credit = change({ kind: 'credited', on: '2026-04-02', before: cents(9995), after: cents(0) });
    expect(entryOf(credit, RATES)).toMatchObject({ on: '2026-04-02', netCents: -9995, commissionCents: -1000 });
    expect(entryOf(change({ paidOn: '2025-12-31', on: '2026-02-01' }), RATES)).toBeNull();
  });

  it('takes an amount back with the credit that leaves nothing of the invoice', () => {
    const paidOn = '2026-03-05';
    const part = change({ kind: 'credited', paidOn, before: cents(9995), after: cents(5) });
    const rest = change({ kind: 'credited', paidOn, before: cents(5), after: cents(0) });
    expect([part, rest].map((one) => entryOf(one, RATES)?.commissionCents)).toEqual([0, -200]);
  });
});

describe('the months to close', () => {
  it('are those that are over, from the first rate or the last statement on', () => {
    expect(monthsToClose({ rates: RATES, closed: null, today: '2026-03-31' })).toEqual(['2026-01', '2026-02']);
    expect(monthsToClose({ rates: RATES, closed: '2026-01', today: '2026-04-01' })).toEqual(['2026-02', '2026-03']);
    expect(monthsToClose({ rates: RATES, closed: '2026-03', today: '2026-04-30' })).toEqual([]);
    expect(monthsToClose({ rates: [], closed: null, today: '2026-04-30' })).toEqual([]);
  });

  it('have what became known after its own month was closed in the first of them', () => {
    const late = { ...entryOf(change(), RATES), on: '2026-01-31' } as CommissionEntry;
    expect([...byStatement([late], ['2026-02', '2026-03'])]).toEqual([
      ['2026-02', [late]],
      ['2026-03', []],
    ]);
  });
});

/** Invoices of several merchants: paid on a day, then credited in parts on later days. */
const someChanges = fc
  .array(
    fc.record({
      merchant: fc.integer({ min: 0, max: 3 }),
      day: fc.integer({ min: 0, max: 200 }),
      net: fc.integer({ min: 0, max: 50_000 }),
      parts: fc.array(fc.record({ share: fc.double({ min: 0, max: 1, noNaN: true }), later: fc.nat(90) }), {
        maxLength: 3,
      }),
      isWhole: fc.boolean(),
    }),
    { maxLength: 20 },
  )
  .map((invoices) =>
    invoices.flatMap(({ merchant, day, net, parts, isWhole }, index): CommissionedChange[] => {
      const paidOn = dayAt(day);
      const of = { merchantId: `m${merchant}`, companyName: `M ${merchant}`, paidOn };
      const changes = [change({ ...of, documentId: `${index}`, on: paidOn, before: cents(0), after: cents(net) })];
      let [left, on] = [net, day];
      for (const { share, later } of [...parts, ...(isWhole ? [{ share: 1, later: 1 }] : [])]) {
        const after = left - Math.round(left * share);
        on += later;
        const documentId = `${index}-${changes.length}`;
        changes.push(
          change({ ...of, documentId, kind: 'credited', on: dayAt(on), before: cents(left), after: cents(after) }),
        );
        left = after;
      }
      return changes;
    }),
  );

const dayAt = (day: number): string => new Date(Date.UTC(2026, 0, 1 + day)).toISOString().slice(0, 10);

/** The day on which a document is known: some come to light long after theirs. */
const lateBy = (documentId: string, on: string): string =>
  new Date(Date.parse(on) + (Number(documentId.split('-')[0]) % 3) * 40 * 86_400_000).toISOString().slice(0, 10);

const someRates = fc
  .uniqueArray(
    fc.record({
      month: fc.integer({ min: 1, max: 9 }),
      rate: fc.integer({ min: 0, max: 1_000_000 }),
      isAmount: fc.boolean(),
    }),
    { selector: ({ month }) => month, minLength: 1, maxLength: 4 },
  )
  .map((rates) =>
    rates.map(({ month, rate, isAmount }): DatedRate => ({
      from: `2026-0${month}`,
      ...(isAmount ? { kind: 'amount', amount: cents(rate % 5000) } : { kind: 'percent', rate }),
    })),
  );

describe('whatever is paid and credited', () => {
  it('lines add up to the total, cent for cent, and what is credited as a whole leaves nothing', () => {
    fc.assert(
      fc.property(someChanges, someRates, (changes, rates) => {
        const entries = changes.flatMap((one) => entryOf(one, rates) ?? []);
        const total = addUpCommissions(entries);
        const lines = linesOf(entries);
        for (const field of ['netCents', 'earnedCents', 'creditedCents', 'takenBackCents', 'totalCents'] as const)
          expect(sumCents(lines.map((line) => line[field]))).toBe(total[field]);
        expect(total.totalCents).toBe(total.earnedCents - total.takenBackCents);
        expect(total.earnedCents).toBeGreaterThanOrEqual(0);
        expect(total.takenBackCents).toBeGreaterThanOrEqual(0);
        expect(total.takenBackCents).toBeLessThanOrEqual(total.earnedCents);
        for (const { documentId } of changes.filter(({ kind, after }) => kind === 'credited' && after === 0)) {
          const [invoice] = documentId.split('-');
          const own = entries.filter((entry) => entry.documentId.split('-')[0] === invoice);
          expect(sumCents(own.map(({ commissionCents }) => commissionCents))).toBe(0);
        }
      }),
    );
  });

  it('each entry is in one statement, whenever months are closed', () => {
    fc.assert(
      fc.property(someChanges, someRates, fc.array(fc.nat(400), { maxLength: 6 }), (changes, rates, closings) => {
        const entries = changes.flatMap((one) => entryOf(one, rates) ?? []);
        const kept = new Map<string, string[]>();
        let closed: string | null = null;
        for (const day of [...closings, 700].sort((a, b) => a - b)) {
          const today = dayAt(day);
          const open = monthsToClose({ rates, closed, today });
          const known = entries.filter(
            ({ on, documentId }) => lateBy(documentId, on) <= today && ![...kept.values()].flat().includes(documentId),
          );
          for (const [month, own] of byStatement(known, open)) {
            expect(kept.has(month)).toBe(false);
            kept.set(
              month,
              own.map(({ documentId }) => documentId),
            );
            closed = month;
          }
        }
        expect([...kept.values()].flat().sort()).toEqual(entries.map(({ documentId }) => documentId).sort());
        for (const { on, documentId } of entries)
          expect([...kept].some(([month, ids]) => month >= monthOf(on) && ids.includes(documentId))).toBe(true);
      }),
    );
  });
});
