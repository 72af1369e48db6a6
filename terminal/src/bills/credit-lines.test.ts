import { cents } from '@comptoir/domain/base/amounts/cents';
import { linesOf, taxBase, taxTolerance } from '@comptoir/websrm/requests/check-amounts';
import { checkTransaction } from '@comptoir/websrm/requests/check-transaction';
import type { Transaction } from '@comptoir/websrm/requests/transaction';
import { parseMoney } from '@comptoir/websrm/requests/values';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { linkedRecord, signedBill } from '../../test/linked-record.ts';
import { composeBill, type Terms } from './compose-bill.ts';
import { amountLeft, composeCredit, type Credit } from './compose-credit.ts';
import type { CreditNote } from './find-bill.ts';
import { itemTotal, listCreditable } from './match-credited.ts';
import { moneyOf } from './money-back.ts';
import { priceLines, priceLinesWithTaxes, type Line } from './price-lines.ts';
import { RATES } from '../../test/taxes.ts';
import { TABLE } from '../../test/taxes.ts';

const record = linkedRecord();
const PAID_BY = ['ARG', 'DEB', 'MIX'] as const;
const ALL: Credit = { amount: null, taxesIncluded: false, payment: null };
const item = (number: number, quantity: number | null = null): Credit => ({ ...ALL, items: [{ number, quantity }] });

function sell(lines: readonly Line[], { payment, included }: { payment: Terms['payment']; included: boolean }) {
  const order = included ? priceLinesWithTaxes(lines, RATES) : priceLines(lines, RATES);
  return signedBill(composeBill(record, order, { payment, customers: 1, tip: null, training: false }), 1);
}

/** A bill, and what was given back of it so far. */
function follow(bill: Transaction) {
  const credits: CreditNote[] = [];
  return {
    credits,
    refund(credit: Credit, { forget = false } = {}) {
      const composed = composeCredit(record, { bill, credits }, credit);
      if (!composed.ok) return composed.reason;
      const { content, creditedLines = [] } = composed.value;
      const note = signedBill(content, credits.length + 2);
      credits.push({ note, lines: forget ? null : creditedLines });
      return note;
    },
    money: () => moneyOf(bill) + credits.reduce((sum, { note }) => sum + moneyOf(note), 0),
  };
}

const shown = (note: Transaction | string) =>
  typeof note === 'string'
    ? note
    : [...note.items.map(({ descr, prix, tax }) => [descr, parseMoney(prix), tax]), parseMoney(note.mont.apresTax)];

const dish = (price: number, taxes: Line['taxes'] = 'FP', description = 'Muffin'): Line => ({
  description,
  price: cents(price),
  taxes,
});

describe('an item of a bill', () => {
  it.each([false, true])('is given back by itself, whatever others are called (journal forgets: %s)', (forget) => {
    const sale = follow(sell([dish(500), dish(600)], { payment: 'DEB', included: false }));
    expect(shown(sale.refund(item(2), { forget }))).toEqual([['Muffin', -600, 'FP'], -690]);
    expect(sale.refund(item(2))).toBe('item-given-back');
    expect(shown(sale.refund(item(1), { forget }))).toEqual([['Muffin', -500, 'FP'], -575]);
    expect(sale.refund(ALL)).toBe('nothing-left');
  });

  it.each([false, true])('keeps its own taxes when the rest is given back (journal forgets: %s)', (forget) => {
    const sale = follow(sell([dish(500), dish(600, 'NON')], { payment: 'DEB', included: false }));
    expect(shown(sale.refund(item(2), { forget }))).toEqual([['Muffin', -600, 'NON'], -600]);
    expect(shown(sale.refund(ALL, { forget }))).toEqual([['Muffin', -500, 'FP'], -575]);
  });

  it('is known among equal ones by its line, which the note remembers', () => {
    const sale = follow(sell([dish(500), dish(500), dish(500)], { payment: 'DEB', included: false }));
    sale.refund(item(2));
    expect(sale.credits[0]?.lines).toEqual([1]);
    expect(sale.refund(item(2))).toBe('item-given-back');
    sale.refund(ALL);
    expect(sale.credits[1]?.lines).toEqual([0, 2]);
  });

  it('named twice is given back as often, and no oftener', () => {
    const bill = sell([{ ...dish(300), quantity: 300 }], { payment: 'DEB', included: false });
    const twice = {
      ...ALL,
      items: [
        { number: 1, quantity: 100 },
        { number: 1, quantity: 100 },
      ],
    };
    const sale = follow(bill);
    expect(shown(sale.refund(twice))).toEqual([['Muffin', -200, 'FP'], -230]);
    expect(sale.credits[0]?.note.items[0]?.qte).toBe('-00002.00');
    const whole = {
      ...ALL,
      items: [
        { number: 1, quantity: null },
        { number: 1, quantity: null },
      ],
    };
    expect(shown(follow(bill).refund(whole))).toEqual([['Muffin', -300, 'FP'], -345]);
  });

  it('of several at one price is given back to the last cent, one by one', () => {
    const sale = follow(sell([{ ...dish(1000), quantity: 300 }], { payment: 'DEB', included: false }));
    const prices = [1, 2, 3].map(() => shown(sale.refund(item(1, 100)))[0]);
    expect(prices).toEqual([
      ['Muffin', -333, 'FP'],
      ['Muffin', -333, 'FP'],
      ['Muffin', -334, 'FP'],
    ]);
    expect(sale.refund(ALL)).toBe('nothing-left');
  });

  it('gives back one, not more, of a line that an amount was taken from', () => {
    const sale = follow(sell([{ ...dish(3000), quantity: 300 }], { payment: 'DEB', included: false }));
    sale.refund({ ...ALL, amount: cents(1600) });
    expect(shown(sale.refund(item(1, 100)))[0]).toEqual(['Muffin', -1000, 'FP']);
  });
});

describe('an older journal, which does not say which line a note gave back,', () => {
  it('is read by name, taxes, activity and the price of one', () => {
    const lines = [dish(500), { ...dish(1200), quantity: 200 }, dish(500, 'NON'), { ...dish(500), isCovered: false }];
    const bill = sell(lines, { payment: 'DEB', included: false });
    const sale = follow(bill);
    for (const one of [item(2, 100), item(4), item(3)]) sale.refund(one, { forget: true });
    expect(listCreditable({ bill, credits: sale.credits }).map(({ left }) => left)).toEqual([500, 600, 0, 0]);
  });

  it('never takes more of a line than was sold on it', () => {
    const bill = sell([dish(500), dish(600)], { payment: 'DEB', included: false });
    const sale = follow(bill);
    sale.refund(item(2), { forget: true });
    const twice = [...sale.credits, ...sale.credits];
    expect(listCreditable({ bill, credits: twice }).map(({ left }) => left)).toEqual([0, 0]);
    expect(composeCredit(record, { bill, credits: twice }, item(1))).toEqual({ ok: false, reason: 'nothing-left' });
  });
});

describe('money', () => {
  const taken = (payment: Terms['payment'], prices: number[]) =>
    sell(
      prices.map((price) => dish(price)),
      { payment, included: false },
    );

  it.each<[string, Terms['payment'], Credit['payment'], Line[], number]>([
    ['ten coffees, one by one', 'ARG', null, [{ ...dish(1030), quantity: 1000 }], 1185],
    ['three items', 'ARG', null, [dish(103), dish(103), dish(103)], 355],
    ['a hundred candies of three cents', 'ARG', null, [{ ...dish(300), quantity: 10_000 }], 345],
  ])('of a sale in coins goes back whole in parts: %s', (_what, payment, back, lines, paid) => {
    const bill = sell(lines, { payment, included: false });
    const sale = follow(bill);
    expect(moneyOf(bill)).toBe(paid);
    const single = lines.length === 1;
    for (let count = 0; count < 100 && amountLeft({ bill, credits: sale.credits }).total > 0; count++) {
      sale.refund({ ...item(single ? 1 : count + 1, single ? 100 : null), payment: back });
    }
    expect(sale.money()).toBe(0);
    expect(amountLeft({ bill, credits: sale.credits })).toEqual({ subtotal: 0, gst: 0, qst: 0, total: 0 });
  });

  it('that came in coins goes back by card as it came, to the cent', () => {
    const sale = follow(taken('ARG', [1001]));
    const note = sale.refund({ ...ALL, payment: 'DEB' });
    expect(note).toMatchObject({
      modPai: 'DEB',
      mont: { apresTax: '-000000011.51', ajus: '+000000000.01', mtdu: '-000000011.50' },
    });
    expect(sale.money()).toBe(0);
  });

  it('that came by card and goes back in coins is rounded down', () => {
    const bill = taken('DEB', [999]);
    expect(moneyOf(bill)).toBe(1149);
    expect(follow(bill).refund({ ...ALL, payment: 'ARG' })).toMatchObject({ mont: { mtdu: '-000000011.45' } });
  });

  it('is not given back once all of it was', () => {
    const sale = follow(taken('ARG', [10]));
    sale.refund({ amount: cents(10), taxesIncluded: true, payment: 'DEB' });
    expect(sale.money()).toBe(0);
    expect(sale.refund({ ...ALL, payment: 'DEB' })).toBe('money-given-back');
  });
});

describe('any bill, given back in any parts, in any order, by any method,', () => {
  const line = fc.record({
    description: fc.constantFrom('Muffin', 'Muffin', 'Café'),
    price: fc.integer({ min: 0, max: 4000 }).map(cents),
    quantity: fc.constantFrom(100, 100, 200, 300, 250),
    taxes: fc.constantFrom('FP', 'FP', 'NON', 'F', 'P'),
    isCovered: fc.boolean(),
    precisions: fc.constantFrom(
      undefined,
      [{ description: 'sans sel', price: null }],
      [{ description: 'extra', price: cents(150) }],
    ),
  }) satisfies fc.Arbitrary<Line>;
  const payment = fc.constantFrom(...PAID_BY);
  const wish = fc
    .oneof(
      fc.record({ number: fc.integer({ min: 1, max: 5 }), quantity: fc.option(fc.integer({ min: 1, max: 300 })) }),
      fc.integer({ min: 1, max: 3000 }),
    )
    .chain((wanted) => fc.record({ wanted: fc.constant(wanted), payment: fc.option(payment), included: fc.boolean() }));
  const anything = fc.record({
    lines: fc.array(line, { minLength: 1, maxLength: 5 }),
    sold: fc.record({ payment, included: fc.boolean() }),
    wishes: fc.array(wish, { maxLength: 12 }),
    last: fc.option(payment),
  });

  it('gives back no more of a line than it came to, the taxes of the whole, and no more money than was taken', () => {
    fc.assert(
      fc.property(anything, ({ lines, sold, wishes, last }) => {
        fc.pre(lines.some(({ price, precisions }) => price > 0 || (precisions?.[0]?.price ?? 0) > 0));
        const bill = sell(lines, sold);
        const sale = follow(bill);
        for (const { wanted, payment: back, included } of wishes) {
          const amount = typeof wanted === 'number' ? cents(wanted) : null;
          const items = typeof wanted === 'number' ? null : [wanted];
          sale.refund({ amount, items, taxesIncluded: included, payment: back });
          expectRight(bill, sale.credits);
        }
        const end = sale.refund({ ...ALL, payment: last });
        expectRight(bill, sale.credits);
        // a cent or two may stay on paper when coins have given all of the money back
        const isMoneyGone = end === 'money-given-back' && sale.money() === 0;
        const nothing = { subtotal: 0, gst: 0, qst: 0, total: 0 };
        expect(isMoneyGone ? nothing : amountLeft({ bill, credits: sale.credits })).toEqual(nothing);
        const isAllBack = listCreditable({ bill, credits: sale.credits }).every(({ left }) => left === 0);
        expect(isMoneyGone || isAllBack).toBe(true);
        // what is less than a coin is given back as it is, and the rest no longer is in coins
        const isPayable = ({ note }: CreditNote) => note.modPai === 'DEB' || moneyOf(note) % 5 === 0;
        const isAlike = sale.credits.every((one) => one.note.modPai === bill.modPai && isPayable(one));
        expect(isAlike ? sale.money() : 0).toBe(0);
      }),
      { numRuns: 300 },
    );
  });

  function expectRight(bill: Transaction, credits: readonly CreditNote[]): void {
    const last = credits.at(-1);
    if (last === undefined) return;
    expect(checkTransaction(last.note, TABLE)).toEqual([]);
    expectTaxesToFollow(last.note);
    for (const [index, sold] of bill.items.entries()) {
      const given = credits.flatMap(({ note, lines }) => note.items.filter((_, at) => lines?.[at] === index));
      expect(given.every(({ descr }) => descr === sold.descr)).toBe(true);
      expect(given.reduce((sum, one) => sum - itemTotal(one), 0)).toBeLessThanOrEqual(itemTotal(sold));
    }
    expect(moneyOf(bill) + credits.reduce((sum, { note }) => sum + moneyOf(note), 0)).toBeGreaterThanOrEqual(0);
  }

  /** As closely as those of a sale, though the authority allows a credit note more. */
  function expectTaxesToFollow({ items, mont }: Transaction): void {
    const tolerance = taxTolerance(linesOf(items).length, { isCredit: false }) + 1e-9;
    expect(Math.abs(parseMoney(mont.TPS) - taxBase(items, 'F') * 0.05)).toBeLessThanOrEqual(tolerance);
    expect(Math.abs(parseMoney(mont.TVQ) - taxBase(items, 'P') * 0.099_75)).toBeLessThanOrEqual(tolerance);
  }
});
