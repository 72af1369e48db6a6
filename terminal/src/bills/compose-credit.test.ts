import { cents } from '@comptoir/domain/base/amounts/cents';
import { checkTransaction } from '@comptoir/websrm/requests/check-transaction';
import type { Transaction } from '@comptoir/websrm/requests/transaction';
import { parseMoney } from '@comptoir/websrm/requests/values';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { linkedRecord, signedBill } from '../../test/linked-record.ts';
import { MERCHANT } from '../../test/relay.ts';
import { composeBill, type Terms } from './compose-bill.ts';
import { amountLeft, composeCredit, type Credit } from './compose-credit.ts';
import type { CreditNote } from './find-bill.ts';
import { choosePayment } from './payment.ts';
import { priceLines } from './price-lines.ts';
import type { Draft } from './sign-bill.ts';
import { RATES } from '../../test/taxes.ts';
import { TABLE } from '../../test/taxes.ts';

const record = linkedRecord();

function makeBill(prices: number[], terms: Partial<Terms> = {}): Transaction {
  const order = priceLines(
    prices.map((price, index) => ({ description: `Plat ${index}`, price: cents(price) })),
    RATES,
  );
  const payment = choosePayment(undefined, order.amounts.total);
  return signedBill(composeBill(record, order, { payment, customers: 1, tip: null, training: false, ...terms }), 1);
}

const ALL: Credit = { amount: null, taxesIncluded: false, payment: null };
const part = (amount: number, taxesIncluded = false): Credit => ({ ...ALL, amount: cents(amount), taxesIncluded });

function creditOf(bill: Transaction, credits: readonly CreditNote[], credit: Credit): CreditNote {
  const composed = composeCredit(record, { bill, credits }, credit);
  if (!composed.ok) throw new Error(composed.reason);
  return creditNoteOf(composed.value, credits.length);
}

const creditNoteOf = ({ content, creditedLines }: Draft, index: number): CreditNote => ({
  note: signedBill(content, index + 2),
  lines: creditedLines ?? null,
});

const refusalOf = (bill: Transaction, credits: readonly CreditNote[], credit: Credit) => {
  const composed = composeCredit(record, { bill, credits }, credit);
  return composed.ok ? null : composed.reason;
};

describe('composeCredit', () => {
  it('mirrors a whole bill and refers to it', () => {
    const bill = makeBill([1249, 325]);
    const { note: credit } = creditOf(bill, [], ALL);
    expect(credit.mont).toEqual({
      avantTax: '-000000015.74',
      TPS: '-000000000.79',
      TVQ: '-000000001.57',
      apresTax: '-000000018.10',
    });
    expect(credit.items.map(({ qte, prix }) => [qte, prix])).toEqual([
      ['-00001.00', '-000000012.49'],
      ['-00001.00', '-000000003.25'],
    ]);
    expect(credit.refs).toEqual([{ noTrans: 'AAAA-1', datTrans: '20260115120500', avantTax: '+000000015.74' }]);
    expect(credit.modPai).toBe('DEB');
  });

  it('takes items in their order, from where the last credit note stopped', () => {
    const bill = makeBill([1000, 500, 300]);
    const first = creditOf(bill, [], part(1200));
    expect(first.note.items.map(({ descr, prix }) => [descr, prix])).toEqual([
      ['Plat 0', '-000000010.00'],
      ['Plat 1', '-000000002.00'],
    ]);
    const second = creditOf(bill, [first], ALL);
    expect(second.note.items.map(({ descr, prix }) => [descr, prix])).toEqual([
      ['Plat 1', '-000000003.00'],
      ['Plat 2', '-000000003.00'],
    ]);
  });

  it('gives back an amount that includes its taxes to the cent', () => {
    const { note: credit } = creditOf(makeBill([2000]), [], part(1000, true));
    expect(parseMoney(credit.mont.apresTax)).toBe(-1000);
  });

  it('rounds what is given back in coins', () => {
    const { note: credit } = creditOf(makeBill([1249]), [], { ...ALL, payment: 'ARG' });
    expect(credit.mont).toMatchObject({ apresTax: '-000000014.36', ajus: '+000000000.01', mtdu: '-000000014.35' });
  });

  it('is training when the bill was', () => {
    expect(creditOf(makeBill([500], { training: true }), [], ALL).note.modTrans).toBe('FOR');
  });

  it.each([
    ['more than the bill', part(1501), 'more-than-is-left'],
    ['more than the bill with its taxes', part(1726, true), 'more-than-is-left'],
    ['nothing', part(0), 'nothing-asked'],
  ])('refuses to give back %s', (_, credit, reason) => {
    expect(refusalOf(makeBill([1500]), [], credit)).toBe(reason);
  });

  it('leaves no taxes without an item that they could be given back with', () => {
    const bill = makeBill([7, 4]);
    const credits = [creditOf(bill, [], part(8, true))];
    credits.push(creditOf(bill, credits, part(1)));
    credits.push(creditOf(bill, credits, part(3, true)));
    expect(credits[2]?.note.mont).toMatchObject({
      avantTax: '-000000000.02',
      TVQ: '-000000000.01',
      apresTax: '-000000000.03',
    });
    credits.push(creditOf(bill, credits, ALL));
    expect(amountLeft({ bill, credits })).toEqual({ subtotal: 0, gst: 0, qst: 0, total: 0 });
  });

  it('refuses a part of the last cent before taxes', () => {
    const bill = makeBill([11]);
    const credits = [creditOf(bill, [], part(5))];
    credits.push(creditOf(bill, credits, part(5)));
    expect(amountLeft({ bill, credits })).toEqual({ subtotal: 1, gst: 1, qst: 1, total: 3 });
    expect(refusalOf(bill, credits, part(1, true))).toBe('only-all-is-left');
    expect(refusalOf(bill, credits, part(2, true))).toBe('only-all-is-left');
    expect(refusalOf(bill, credits, part(3, true))).toBeNull();
  });

  it('refuses when everything was given back, when nothing was paid, and for a credit note', () => {
    const bill = makeBill([1500]);
    const credit = creditOf(bill, [], ALL);
    expect(refusalOf(bill, [credit], ALL)).toBe('nothing-left');
    expect(refusalOf(makeBill([0]), [], ALL)).toBe('nothing-left');
    expect(refusalOf(credit.note, [], ALL)).toBe('is-a-credit-note');
  });

  it('never gives back more than was paid, and in the end exactly that, in any parts', () => {
    const prices = fc.array(fc.integer({ min: 0, max: 5000 }), { minLength: 1, maxLength: 5 });
    const parts = fc.array(fc.tuple(fc.integer({ min: 1, max: 4000 }), fc.boolean()), { maxLength: 8 });
    fc.assert(
      fc.property(prices, parts, (priced, wishes) => {
        const bill = makeBill(priced);
        const credits: CreditNote[] = [];
        for (const [amount, taxesIncluded] of [...wishes, [null, false] as const]) {
          const credit = amount === null ? ALL : part(amount, taxesIncluded);
          const composed = composeCredit(record, { bill, credits }, credit);
          if (!composed.ok) continue;
          const note = creditNoteOf(composed.value, credits.length);
          expect(checkTransaction(note.note, TABLE)).toEqual([]);
          credits.push(note);
          const left = amountLeft({ bill, credits });
          for (const amountOf of Object.values(left)) expect(amountOf).toBeGreaterThanOrEqual(0);
        }
        expect(amountLeft({ bill, credits })).toEqual({ subtotal: 0, gst: 0, qst: 0, total: 0 });
      }),
    );
  });
});

describe('composeCredit of items', () => {
  it('gives back no more of an item than was sold, and in the end all of the bill, in any order with amounts', () => {
    const prices = fc.array(fc.integer({ min: 1, max: 5000 }), { minLength: 1, maxLength: 4 });
    const wish = fc.oneof(
      fc.record({ number: fc.integer({ min: 1, max: 4 }), quantity: fc.option(fc.integer({ min: 1, max: 150 })) }),
      fc.integer({ min: 1, max: 4000 }),
    );
    fc.assert(
      fc.property(prices, fc.array(wish, { maxLength: 8 }), (priced, wishes) => {
        const bill = makeBill(priced);
        const credits: CreditNote[] = [];
        for (const wanted of [...wishes, null]) {
          const credit =
            wanted === null ? ALL : typeof wanted === 'number' ? part(wanted) : { ...ALL, items: [wanted] };
          const composed = composeCredit(record, { bill, credits }, credit);
          if (!composed.ok) continue;
          const note = creditNoteOf(composed.value, credits.length);
          expect(checkTransaction(note.note, TABLE)).toEqual([]);
          credits.push(note);
        }
        const given = (name: string) =>
          credits
            .flatMap(({ note }) => note.items)
            .filter(({ descr }) => descr === name)
            .reduce((sum, { prix }) => sum - parseMoney(prix), 0);
        expect(priced.map((_, index) => given(`Plat ${index}`))).toEqual(priced);
        expect(amountLeft({ bill, credits })).toEqual({ subtotal: 0, gst: 0, qst: 0, total: 0 });
      }),
    );
  });
});

describe('composeBill', () => {
  it('passes the authority’s own checks, for any prices, payment and tip', () => {
    const prices = fc.array(fc.integer({ min: 0, max: 500_000 }), { minLength: 1, maxLength: 6 });
    const payment = fc.constantFrom('ARG', 'CRE', 'DEB', 'MIX') satisfies fc.Arbitrary<Terms['payment']>;
    fc.assert(
      fc.property(prices, payment, fc.option(fc.integer({ min: 0, max: 5000 })), (priced, code, tip) => {
        const isFree = priced.every((price) => price === 0);
        const bill = makeBill(priced, {
          ...(isFree ? {} : { payment: code }),
          tip: tip === null ? null : cents(tip),
        });
        expect(checkTransaction(bill, TABLE)).toEqual([]);
      }),
    );
  });

  it('leaves out an address that is not known', () => {
    const { configuration } = record;
    const nowhere = { ...record, configuration: { ...configuration, merchant: { ...MERCHANT, postalCode: null } } };
    const order = priceLines([{ description: 'Taco', price: cents(500) }], RATES);
    const content = composeBill(nowhere, order, { payment: 'DEB', customers: 1, tip: null, training: false });
    expect('docAdr' in content).toBe(false);
  });
});

describe('what cannot be given back', () => {
  it('is a bill that is no receipt', () => {
    const bill: Transaction = { ...makeBill([1249]), typTrans: 'ADDI', modPai: 'SOB' };
    expect(refusalOf(bill, [], ALL)).toBe('not-a-receipt');
  });

  it('names what goes back for every amount, taxes included, that is less than the bill', () => {
    const bill = makeBill([100]);
    for (let amount = 1; amount < 115; amount += 1) {
      const { note } = creditOf(bill, [], part(amount, true));
      expect([note.items.length, parseMoney(note.mont.apresTax)]).toEqual([1, -amount]);
    }
  });

  it('is a bill of nothing', () => expect(refusalOf(makeBill([0], { payment: 'AUC' }), [], ALL)).toBe('nothing-left'));

  it('is a cent more than what is left; what is left, taxes included, is all of it, whatever was given back before', () => {
    const amounts = fc.array(fc.integer({ min: 1, max: 3000 }), { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(amounts, fc.double({ min: 0.01, max: 0.95, noNaN: true }), (prices, share) => {
        const bill = makeBill(prices);
        const first = Math.floor(prices.reduce((sum, price) => sum + price, 0) * share);
        const before = first > 0 && refusalOf(bill, [], part(first)) === null ? [creditOf(bill, [], part(first))] : [];
        const { total, subtotal } = amountLeft({ bill, credits: before });
        expect(refusalOf(bill, before, part(total + 1, true))).toBe('more-than-is-left');
        const rest = composeCredit(record, { bill, credits: before }, part(total, true));
        if (!rest.ok) throw new Error(rest.reason);
        const { avantTax, apresTax } = rest.value.content.mont;
        expect([parseMoney(avantTax), parseMoney(apresTax)]).toEqual([-subtotal, -total]);
      }),
      { numRuns: 60 },
    );
  });
});

describe('the customer of a bill', () => {
  it('stands on its credit note where one stands on the bill, and nowhere else', () => {
    const named = makeBill([1249], { business: 'Les Quais' });
    expect(creditOf(named, [], ALL).note.clint).toEqual(named.clint);
    expect(named.clint).toBeDefined();
    expect(creditOf(makeBill([1249]), [], ALL).note).not.toHaveProperty('clint');
  });
});
