import { cents, sumCents, type Cents } from '@comptoir/domain/base/amounts/cents';
import { taxSubtotal, type TaxedAmount } from '@comptoir/domain/base/taxes/quebec-taxes';
import type { TransactionItem } from '@comptoir/websrm/requests/transaction';
import { formatMoney, parseMoney, parseQuantity, formatQuantity } from '@comptoir/websrm/requests/values';
import { accept, refuse, type Result } from '@comptoir/domain/base/results/result';
import type { LinkedRecord } from '../terminal/terminal-record.ts';
import { composeAmounts, composeSeller, type BillContent } from './compose-bill.ts';
import type { FoundBill } from './find-bill.ts';
import type { PaymentCode } from './payment.ts';
import { removeTaxes } from './price-lines.ts';

/** What is given back: everything that is left, or an amount, with or without its taxes. */
export interface Credit {
  readonly amount: Cents | null;
  readonly taxesIncluded: boolean;
  readonly payment: PaymentCode | null;
}

export type CreditRefusal = 'is-a-credit-note' | 'nothing-left' | 'more-than-is-left' | 'nothing-asked';

/** What of a bill was not given back yet, in cents. */
export function amountLeft({ bill, credits }: FoundBill): TaxedAmount {
  const left = (field: 'avantTax' | 'TPS' | 'TVQ' | 'apresTax'): Cents =>
    sumCents([bill, ...credits].map(({ mont }) => cents(parseMoney(mont[field]))));
  return { subtotal: left('avantTax'), gst: left('TPS'), qst: left('TVQ'), total: left('apresTax') };
}

/**
 * The credit note of a bill, whole or in part. It names items of the bill alone and never gives back more than is left: a
 * part takes the bill's items from the first on, where the last credit note stopped. What is given back last carries the
 * taxes that are left, so that the credit notes of a bill add up to the bill. Source: SRM-31, SRM-35.
 */
export function composeCredit(
  record: LinkedRecord,
  found: FoundBill,
  credit: Credit,
): Result<BillContent, CreditRefusal> {
  const left = amountLeft(found);
  if (parseMoney(found.bill.mont.apresTax) < 0) return refuse('is-a-credit-note');
  if (left.total <= 0) return refuse('nothing-left');
  const given = creditAmounts(left, credit);
  if (given.total <= 0) return refuse('nothing-asked');
  if (given.total > left.total || given.subtotal > left.subtotal) return refuse('more-than-is-left');
  const { bill } = found;
  const taken = cents(parseMoney(bill.mont.avantTax) - left.subtotal);
  const modPai = credit.payment ?? bill.modPai;
  return accept({
    sectActi: bill.sectActi,
    relaCommer: bill.relaCommer,
    items: creditItems(bill.items, { from: taken, to: cents(taken + given.subtotal) }),
    mont: composeAmounts(negate(given), modPai),
    commerElectr: 'N',
    typTrans: 'RFER',
    modPai,
    modImpr: 'FAC',
    formImpr: 'PAP',
    modTrans: bill.modTrans,
    refs: [{ noTrans: bill.noTrans, datTrans: bill.datTrans, avantTax: bill.mont.avantTax }],
    ...composeSeller(record),
  });
}

function creditAmounts(left: TaxedAmount, { amount, taxesIncluded }: Credit): TaxedAmount {
  if (amount === null) return left;
  const asked = taxesIncluded ? amountsOfTotal(amount) : taxSubtotal(amount);
  if (asked.total === left.total || asked.subtotal === left.subtotal) return left;
  // many small parts round their taxes up more than the whole did
  const gst = cents(Math.min(asked.gst, left.gst));
  const qst = cents(Math.min(asked.qst, left.qst));
  return taxesIncluded
    ? { gst, qst, subtotal: cents(asked.total - gst - qst), total: asked.total }
    : { gst, qst, subtotal: asked.subtotal, total: cents(asked.subtotal + gst + qst) };
}

function amountsOfTotal(total: Cents): TaxedAmount {
  const { gst, qst } = taxSubtotal(removeTaxes(total));
  return { gst, qst, subtotal: cents(total - gst - qst), total };
}

const negate = ({ subtotal, gst, qst, total }: TaxedAmount): TaxedAmount => ({
  subtotal: cents(0 - subtotal),
  gst: cents(0 - gst),
  qst: cents(0 - qst),
  total: cents(0 - total),
});

/** The items, and parts of items, between two points of the bill's subtotal, negated. */
function creditItems(items: readonly TransactionItem[], span: { from: Cents; to: Cents }): TransactionItem[] {
  let start = 0;
  const credited: TransactionItem[] = [];
  for (const item of items) {
    const price = parseMoney(item.prix);
    const part = Math.min(start + price, span.to) - Math.max(start, span.from);
    start += price;
    if (part <= 0) continue;
    const { preci: _, ...plain } = item;
    credited.push({ ...plain, qte: formatQuantity(-parseQuantity(item.qte)), prix: formatMoney(-part) });
  }
  return credited;
}
