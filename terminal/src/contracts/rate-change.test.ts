import { cents } from '@comptoir/domain/base/amounts/cents';
import type { DocumentOrder } from '@comptoir/contract/sales/contract-order';
import { announceRow } from '@comptoir/domain/base/taxes/announce-row';
import { ratePeriods, TAX_CALENDAR, TAX_CLASSES, type TaxCalendar } from '@comptoir/domain/base/taxes/tax-calendar';
import { SAMPLE_ESTIMATE } from '@comptoir/domain/sales/estimates/sample-estimate';
import { priceEstimate } from '@comptoir/domain/sales/estimates/price-estimate';
import { checkTransaction } from '@comptoir/websrm/requests/check-transaction';
import type { Transaction } from '@comptoir/websrm/requests/transaction';
import { describe, expect, it } from 'vitest';
import { linkedRecord, signedBill } from '../../test/linked-record.ts';
import { composeBill, taxingOf, type BillContent, type Terms } from '../bills/compose-bill.ts';
import { composeCredit } from '../bills/compose-credit.ts';
import { composePayment } from '../bills/compose-payment.ts';
import { composeUnpaid } from '../bills/compose-table.ts';
import { priceOrder } from '../bills/read-order.ts';
import type { LinkedRecord } from '../terminal/terminal-record.ts';
import { composeOrdered, figuresOf } from './compose-ordered.ts';

// An invented law: GST of 6 % on all that is taxed, from 2027-03-01 on.

const classes = TAX_CLASSES.filter((one) => one !== 'zero-rated' && one !== 'exempt');
const announced = announceRow(
  TAX_CALENDAR,
  { from: '2027-03-01', until: null, tax: 'gst', classes, rate: 60_000 },
  '2026-11-28',
);
const CHANGED: TaxCalendar = announced.ok ? announced.value : TAX_CALENDAR;

const tillWith = (taxCalendar: TaxCalendar): LinkedRecord => {
  const record = linkedRecord();
  return { ...record, configuration: { ...record.configuration, taxCalendar } };
};
const till = tillWith(CHANGED);
const old = tillWith(TAX_CALENDAR);
const TERMS: Terms = { payment: 'DEB', customers: 1, tip: null, training: false };
const lines = [{ description: 'Poutine', price: cents(1000) }];

const dated = (content: BillContent, day: string): Transaction => ({
  ...signedBill(content, 1),
  datTrans: `${day.replaceAll('-', '')}120000`,
});
const sell = (record: LinkedRecord, on: string): Transaction =>
  dated(composeBill(record, priceOrder({ lines, taxesIncluded: false, on }, taxingOf(record)), TERMS), on);
const gstOf = ({ mont }: Pick<Transaction, 'mont'>): number => Number(mont.TPS);
const faultsOf = (bill: Transaction, calendar = CHANGED): string[] =>
  checkTransaction(bill, ratePeriods(calendar)).map(({ path }) => path);
const valueOf = <Value>(result: { ok: true; value: Value } | { ok: false; reason: unknown }): Value => {
  if (!result.ok) throw new Error(String(result.reason));
  return result.value;
};

describe('a change of the rate', () => {
  it('holds from its day on, and not before', () => {
    expect(['2027-02-28', '2027-03-01'].map((on) => gstOf(sell(till, on)))).toEqual([0.5, 0.6]);
    expect(['2027-02-28', '2027-03-01'].map((on) => faultsOf(sell(till, on)))).toEqual([[], []]);
  });

  it('is refused by whoever knows better when a till has not heard of it, or applies it too early', () => {
    expect(faultsOf(sell(old, '2027-02-28'))).toEqual([]);
    expect(faultsOf(sell(old, '2027-03-02'))).toEqual(['mont.TPS']);
    expect(faultsOf({ ...sell(till, '2027-03-01'), datTrans: '20270228120000' })).toEqual(['mont.TPS']);
  });

  it('leaves a till that was offline at peace with itself, for it checks by the rates that it has', () => {
    expect(faultsOf(sell(old, '2027-03-02'), TAX_CALENDAR)).toEqual([]);
  });

  it('spares what was begun the evening before, and what gives back or pays what was sold before it', () => {
    const on = '2027-02-28';
    const wish = { kind: 'bill', order: { lines, taxesIncluded: false, on }, terms: TERMS, isHeld: false } as const;
    const draft = composeUnpaid(till, wish, []);
    const bill = dated(draft.content, '2027-03-01');
    expect([gstOf(bill), faultsOf(bill)]).toEqual([0.5, []]);
    if (draft.unpaid === undefined) throw new Error('the bill does not wait');
    const { noTrans, datTrans } = bill;
    const waiting = { ...draft.unpaid, noTrans, datTrans, actu: bill.signa.actu, text: JSON.stringify(bill) };
    const paying = { payment: 'DEB', tip: null, amount: null, isSilent: false } as const;
    const part = valueOf(composePayment(till, waiting, { ...paying, amount: cents(500) }));
    expect([gstOf(part.content), faultsOf(dated(part.content, '2027-03-02'))]).toEqual([0.5, []]);
    const paid = valueOf(composePayment(till, waiting, paying));
    const receipt = dated(paid.content, '2027-03-02');
    expect([gstOf(receipt), faultsOf(receipt)]).toEqual([0.5, []]);
    const credit = composeCredit(
      till,
      { bill: sell(till, on), credits: [] },
      { amount: null, taxesIncluded: false, payment: null },
    );
    const note = dated(valueOf(credit).content, '2027-06-01');
    expect([gstOf(note), faultsOf(note)]).toEqual([-0.5, []]);
  });

  it('gives back a part at the rate of the sale, and the rest to the cent', () => {
    const bill = sell(till, '2027-02-28');
    const first = valueOf(
      composeCredit(till, { bill, credits: [] }, { amount: cents(333), taxesIncluded: false, payment: null }),
    );
    const note = dated(first.content, '2027-03-05');
    const rest = valueOf(
      composeCredit(
        till,
        { bill, credits: [{ note, lines: first.creditedLines ?? null }] },
        { amount: null, taxesIncluded: false, payment: null },
      ),
    );
    expect([gstOf(note), gstOf(rest.content)]).toEqual([-0.17, -0.33]);
  });
});

describe('a contract for an event after the change', () => {
  const content = {
    ...SAMPLE_ESTIMATE,
    occasion: { ...SAMPLE_ESTIMATE.occasion, date: '2027-03-12' },
    deposit: { by: 'share', hundredths: 2500 } as const,
    instalments: [],
  };
  const priceWith = (calendar: TaxCalendar) => valueOf(priceEstimate(content, { isGstRegistered: true, calendar }));
  const orderOf = (calendar: TaxCalendar): DocumentOrder => {
    const { lines: priced, serviceCents, totalCents } = priceWith(calendar);
    return {
      kind: 'contract',
      contract: 'C-2027-0001',
      customer: 'Marie Roy',
      business: null,
      occasion: { name: 'Mariage', date: content.occasion.date },
      persons: content.persons,
      payableOn: content.balanceDueOn,
      lines: priced.map((line) => ({ ...line })),
      serviceCents,
      totalCents,
      paidCents: 0,
      earlierCents: 0,
      tipCents: 0,
      reason: null,
    };
  };
  const signAt = (record: LinkedRecord, order: DocumentOrder) =>
    composeOrdered(record, { order, earlier: null, payment: null }) ?? expect.unreachable('a contract is signed');

  it('has the rates of its event in portal and till, and the authority takes it months before', () => {
    const order = orderOf(CHANGED);
    const drafts = signAt(till, order);
    expect(figuresOf(drafts).totalCents).toBe(order.totalCents);
    const [first] = drafts;
    if (first === undefined) throw new Error('no document');
    expect(faultsOf(dated(first.content, '2026-12-01'))).toEqual([]);
    expect(order.totalCents - orderOf(TAX_CALENDAR).totalCents).toBe(1084);
  });

  it('that was agreed before the announcement, or comes to a till without it, does not come to the same: it is revised, not signed', () => {
    const before = orderOf(TAX_CALENDAR);
    expect(figuresOf(signAt(till, before)).totalCents).not.toBe(before.totalCents);
    const after = orderOf(CHANGED);
    expect(figuresOf(signAt(old, after)).totalCents).not.toBe(after.totalCents);
  });
});
