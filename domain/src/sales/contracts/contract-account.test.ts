import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { accountOf, isSettled, listDuePayments, listSchedule, type AccountEntry } from './contract-account.ts';
import { decideCancellation, decideFinal, decideInstalment, type AskedContract } from './decide-document.ts';

const amount = fc.integer({ min: 0, max: 5_000_00 });
const step = fc.oneof(
  fc.record({ kind: fc.constant('revision' as const), cents: amount }),
  fc.record({ kind: fc.constant('instalment' as const), cents: amount }),
  fc.record({ kind: fc.constant('addition' as const), cents: amount }),
);

/** The contract that entries describe, with half of its total as deposit. */
function contractOf(entries: readonly AccountEntry[]): AskedContract {
  const account = accountOf(entries);
  const deposit = Math.floor(account.totalCents / 2);
  return {
    state: 'open',
    account,
    isEnding: false,
    schedule: [
      { kind: 'deposit', dueOn: null, cents: deposit },
      { kind: 'balance', dueOn: '2026-07-05', cents: account.totalCents - deposit },
    ],
  };
}

/** Entries after a wish, when the rules allow it: a contract of which nothing is left to be paid has ended, and is not revised. */
function after(entries: readonly AccountEntry[], { kind, cents }: { kind: AccountEntry['kind']; cents: number }) {
  if (kind === 'revision' && isSettled(accountOf(entries))) return entries;
  if (kind === 'revision' || kind === 'addition') return [...entries, { kind, totalCents: cents, paidCents: 0 }];
  const decided = decideInstalment(contractOf(entries), { cents });
  return decided.ok && cents > 0 ? [...entries, decided.value] : entries;
}

const sumOf = (entries: readonly AccountEntry[], kinds: readonly string[], field: 'totalCents' | 'paidCents') =>
  entries.filter(({ kind }) => kinds.includes(kind)).reduce((sum, entry) => sum + entry[field], 0);

describe('the account of a contract', () => {
  it('is the contract to the cent at its end, whatever was revised, paid and given back on the way', () => {
    fc.assert(
      fc.property(amount, fc.array(step, { maxLength: 12 }), (first, steps) => {
        const begun: AccountEntry[] = [{ kind: 'contract', totalCents: first, paidCents: 0 }];
        const entries = steps.reduce<readonly AccountEntry[]>(after, begun);
        const { dueCents, paidCents, totalCents } = accountOf(entries);
        expect(paidCents + dueCents).toBe(totalCents);
        expect(dueCents).toBeGreaterThanOrEqual(0);
        const final = decideFinal(contractOf(entries));
        const whole = final.ok ? [...entries, final.value] : entries;
        const end = accountOf(whole);
        const taken = sumOf(whole, ['instalment', 'final'], 'paidCents');
        expect(isSettled(end)).toBe(true);
        expect(taken - end.returnedCents).toBe(totalCents);
        expect(end.additionCents).toBe(sumOf(whole, ['addition'], 'totalCents'));
      }),
    );
  });

  it('keeps of a cancelled event what the terms say, and gives the rest back', () => {
    fc.assert(
      fc.property(amount, fc.array(step, { maxLength: 8 }), amount, (first, steps, kept) => {
        const entries = steps.reduce<readonly AccountEntry[]>(after, [
          { kind: 'contract', totalCents: first, paidCents: 0 },
        ]);
        const before = accountOf(entries);
        const decided = decideCancellation(contractOf(entries), kept);
        expect(decided.ok).toBe(kept <= before.paidCents);
        if (!decided.ok) return;
        const end = accountOf([...entries, decided.value]);
        expect(end).toMatchObject({ totalCents: kept, paidCents: kept, dueCents: 0 });
        expect(end.returnedCents - before.returnedCents).toBe(before.paidCents - kept);
      }),
    );
  });
});

describe('credit notes after the end', () => {
  const wish = fc.integer({ min: 1, max: 5_000_00 });
  it('leave contract, payments and what was given back equal to the cent, and add to no report twice', () => {
    fc.assert(
      fc.property(
        amount,
        fc.array(step, { maxLength: 12 }),
        fc.array(wish, { maxLength: 5 }),
        (first, steps, wishes) => {
          const entries = steps.reduce<readonly AccountEntry[]>(after, [
            { kind: 'contract', totalCents: first, paidCents: 0 },
          ]);
          const final = decideFinal(contractOf(entries));
          const whole = final.ok ? [...entries, final.value] : entries;
          const end = accountOf(whole);
          // a till refuses what is more than is left, whichever payment it is asked of
          const credited = wishes.reduce((sum, cents) => (sum + cents > end.paidCents ? sum : sum + cents), 0);
          const bills = [...billsOf(whole), { totalCents: -credited, earlierCents: null }];
          const taken = sumOf(whole, ['instalment', 'final'], 'paidCents');
          expect(reported(bills)).toBe(end.totalCents - credited);
          expect(taken - end.returnedCents - credited).toBe(reported(bills));
        },
      ),
    );
  });
});

interface Receipt {
  readonly totalCents: number;
  /** Amount paid before it; null for a bill that is no instalment. */
  readonly earlierCents: number | null;
}

/** The receipts that a till makes of documents: a change after a payment undoes the sale and makes it again, paid by what was kept. */
function billsOf(entries: readonly AccountEntry[]): Receipt[] {
  return entries.flatMap(({ kind, totalCents }, index): Receipt[] => {
    const before = accountOf(entries.slice(0, index));
    if (kind === 'instalment' || kind === 'final') return [{ totalCents, earlierCents: before.paidCents }];
    if (kind !== 'revision' || !before.hasReceipt) return [];
    return [
      { totalCents: -before.totalCents, earlierCents: null },
      { totalCents, earlierCents: 0 },
    ];
  });
}

/** Returns the sum that reports count: the whole amount with the first payment, nothing with later ones. */
const reported = (bills: readonly Receipt[]): number =>
  bills.reduce(
    (sum, { totalCents, earlierCents }) => sum + (earlierCents === null || earlierCents === 0 ? totalCents : 0),
    0,
  );

describe('an instalment', () => {
  const contract = contractOf([{ kind: 'contract', totalCents: 1000_01, paidCents: 0 }]);

  it('is the next of the schedule, one of it, or an amount', () => {
    const cents = (choice: Parameters<typeof decideInstalment>[1]) => {
      const decided = decideInstalment(contract, choice);
      return decided.ok ? decided.value.paidCents : decided.reason;
    };
    expect(cents('next')).toBe(500_00);
    expect(cents({ payment: 1 })).toBe(500_01);
    expect(cents({ cents: 1 })).toBe(1);
    expect(cents({ payment: 2 })).toBe('nothing-due');
    expect(cents({ cents: 1000_02 })).toBe('more-than-is-due');
  });

  it('is not asked for twice', () => {
    const paid = contractOf([
      { kind: 'contract', totalCents: 1000_01, paidCents: 0 },
      { kind: 'instalment', totalCents: 1000_01, paidCents: 500_00 },
    ]);
    expect(decideInstalment(paid, { payment: 0 })).toEqual({ ok: false, reason: 'nothing-due' });
    expect(listDuePayments(paid.schedule, 600_00)).toMatchObject([{ index: 1, cents: 400_01 }]);
  });
});

describe('a contract that has ended, was cancelled, or whose end waits', () => {
  it.each([
    ['ended', false],
    ['cancelled', false],
    ['open', true],
  ] as const)('takes nothing more as %s', (state, isEnding) => {
    const contract = { ...contractOf([{ kind: 'contract', totalCents: 100, paidCents: 0 }]), state, isEnding };
    const refused = { ok: false, reason: 'contract-not-open' };
    expect(decideInstalment(contract, 'next')).toEqual(refused);
    expect(decideFinal(contract)).toEqual(refused);
    expect(decideCancellation(contract, 0)).toEqual(refused);
  });

  it('owes nothing more once it is paid', () => {
    const paid = contractOf([
      { kind: 'contract', totalCents: 100, paidCents: 0 },
      { kind: 'instalment', totalCents: 100, paidCents: 100 },
    ]);
    expect(decideFinal(paid)).toEqual({ ok: false, reason: 'nothing-due' });
    expect(decideInstalment(paid, 'next')).toEqual({ ok: false, reason: 'nothing-due' });
  });
});

it('says of each payment of a schedule whether it is paid, asked of a till, or due', () => {
  const schedule = [
    { kind: 'deposit' as const, dueOn: null, cents: 100 },
    { kind: 'instalment' as const, dueOn: '2026-07-01', cents: 50 },
    { kind: 'balance' as const, dueOn: '2026-07-05', cents: 70 },
  ];
  const stands = (paidCents: number, askedCents: number) =>
    listSchedule(schedule, { paidCents, askedCents }).map(({ state, leftCents }) => `${state} ${leftCents}`);
  expect(stands(0, 0)).toEqual(['due 100', 'due 50', 'due 70']);
  expect(stands(0, 100)).toEqual(['asked 100', 'due 50', 'due 70']);
  expect(stands(100, 130)).toEqual(['paid 0', 'due 50', 'due 70']);
  expect(stands(120, 150)).toEqual(['paid 0', 'asked 30', 'due 70']);
  expect(stands(220, 220)).toEqual(['paid 0', 'paid 0', 'paid 0']);
});
