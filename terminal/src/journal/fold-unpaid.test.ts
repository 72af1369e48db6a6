import { describe, expect, it } from 'vitest';
import { countedText } from '../../test/counted-text.ts';
import type { SignedEntry } from './journal-entry.ts';
import { planAfter, unpaidAfter } from './fold-unpaid.ts';
import type { BillPlan, UnpaidBill, UnpaidFacts } from './unpaid-bill.ts';

const order: UnpaidFacts['order'] = { lines: [], taxesIncluded: false };
const facts: UnpaidFacts = { kind: 'bill', table: '4', order };
const DATE = '20260115120500';

const textOf = (what: string): string =>
  countedText(what, { typTrans: 'ADDI', modPai: 'SOB', items: [{ descr: what }] });

const signed = (noTrans: string, change: Partial<SignedEntry> = {}): SignedEntry => ({
  kind: 'signed',
  at: '2026-01-15T17:05:00.000Z',
  noTrans,
  actu: `${noTrans} signature`,
  signedAt: '2026-01-15T17:05:00.000Z',
  origin: 'unpaid',
  replaces: null,
  text: textOf(noTrans),
  ...change,
});

const open = (noTrans: string): UnpaidBill => ({
  ...facts,
  actu: `${noTrans} signature`,
  noTrans,
  datTrans: DATE,
  text: textOf(noTrans),
});

const step = (what: string) => ({ content: textOf(what), origin: 'unpaid' as const, closes: [], refersTo: null });
const plan: BillPlan = { id: 'p', steps: [step('A'), step('B')], signed: [] };

describe('unpaidAfter', () => {
  it('ends the bills that are named, of that day alone, and begins the one that waits', () => {
    const before = [open('A'), open('B'), { ...open('C'), datTrans: '20250115120500' }];
    const after = unpaidAfter(before, signed('D', { unpaid: facts, closes: [`A ${DATE}`, `C ${DATE}`] }));
    expect(after.map(({ noTrans }) => noTrans)).toEqual(['B', 'C', 'D']);
  });

  it('gives a rebuilt bill its new number, and begins none that has ended', () => {
    const rebuilt = signed('D', { unpaid: facts, replaces: 'A signature' });
    expect(unpaidAfter([open('A'), open('B')], rebuilt).map(({ noTrans }) => noTrans)).toEqual(['D', 'B']);
    expect(unpaidAfter([open('B')], rebuilt).map(({ noTrans }) => noTrans)).toEqual(['B']);
  });
});

describe('planAfter', () => {
  it('counts its own steps alone, and is done with the last', () => {
    const once = planAfter(plan, signed('A', { plan: 'p' }));
    expect(once?.signed).toEqual([{ noTrans: 'A', datTrans: DATE, avantTax: '+000000005.00' }]);
    expect(planAfter(once, signed('X'))).toBe(once);
    expect(planAfter(once, signed('B', { plan: 'p' }))).toBeNull();
  });

  it('knows a step that Comptoir gave back by what it sells, so that it is not made twice', () => {
    expect(planAfter(plan, signed('A', { recovered: true }))?.signed).toHaveLength(1);
    expect(planAfter(plan, signed('X', { recovered: true }))).toBe(plan);
  });
});
