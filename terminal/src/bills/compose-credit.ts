import { applyRate, cents, sumCents, type Cents } from '@comptoir/domain/base/amounts/cents';
import { accept, refuse, type Result } from '@comptoir/domain/base/results/result';
import { GST_RATE, QST_RATE, type TaxedAmount } from '@comptoir/domain/base/taxes/quebec-taxes';
import { recipeCodes, type PaidBy } from '@comptoir/websrm/recipes/recipe';
import type { LinkedRecord } from '../terminal/terminal-record.ts';
import { composeAmounts, composeSeller, type BillContent } from './compose-bill.ts';
import {
  baseOf,
  creditItems,
  listCreditable,
  takeAmount,
  takeItems,
  type CreditableItem,
  type CreditedPart,
  type WantedItem,
} from './creditable-items.ts';
import type { FoundBill } from './find-bill.ts';
import { amountsOf, refOf } from './follow-up.ts';

/** What is given back: everything that is left, items, or an amount with or without its taxes. */
export interface Credit {
  readonly amount: Cents | null;
  readonly items?: readonly WantedItem[] | null;
  readonly taxesIncluded: boolean;
  /** The method; the one of the bill when null. */
  readonly payment: PaidBy | null;
}

export type CreditRefusal =
  | 'is-a-credit-note'
  | 'nothing-left'
  | 'more-than-is-left'
  | 'more-than-was-paid'
  | 'nothing-asked'
  | 'only-all-is-left'
  | 'no-such-item'
  | 'not-a-receipt';

/** What of a bill was not given back yet, in cents. */
export function amountLeft({ bill, credits }: FoundBill): TaxedAmount {
  const all = [bill, ...credits].map(amountsOf);
  const sum = (field: keyof TaxedAmount): Cents => sumCents(all.map((amounts) => amounts[field]));
  return { subtotal: sum('subtotal'), gst: sum('gst'), qst: sum('qst'), total: sum('total') };
}

/** What was paid on a bill and not given back yet; of one that is paid in parts, that is less than what is left of it. */
export function paidLeft({ bill, credits, paid = amountsOf(bill).total }: FoundBill): Cents {
  return sumCents([paid, ...credits.map((credit) => amountsOf(credit).total)]);
}

/**
 * The credit note of a bill, whole or in part. It names items of the bill alone and never gives back more than is left, nor than was paid: an amount takes the
 * bill's items from the first that has something left. What is given back last carries the taxes that are left, so that the credit notes of
 * a bill add up to the bill. Source: SRM-31, SRM-35.
 */
export function composeCredit(
  record: LinkedRecord,
  found: FoundBill,
  credit: Credit,
): Result<BillContent, CreditRefusal> {
  const { bill } = found;
  const left = amountLeft(found);
  if (bill.typTrans !== 'RFER') return refuse('not-a-receipt');
  if (amountsOf(bill).total < 0) return refuse('is-a-credit-note');
  if (left.total <= 0 || left.subtotal <= 0) return refuse('nothing-left');
  const creditable = listCreditable(found);
  const given = creditAmounts({ left, creditable }, credit);
  if (given === null) return refuse('no-such-item');
  const refusal = refuseAmount(found, given.amounts);
  if (refusal !== null) return refuse(refusal);
  const payment = credit.payment ?? paidBy(bill.modPai);
  const { modPai, ...codes } = recipeCodes({ kind: 'credit-note', payment, form: 'PAP', of: [refOf(bill)] });
  return accept({
    sectActi: bill.sectActi,
    relaCommer: bill.relaCommer,
    ...(bill.clint === undefined ? {} : { clint: bill.clint }),
    items: creditItems(given.parts, creditable),
    mont: composeAmounts(negate(given.amounts), modPai),
    commerElectr: 'N',
    ...codes,
    modPai,
    modTrans: bill.modTrans,
    ...composeSeller(record),
  });
}

/** What is wrong with giving so much back; null when nothing is. */
function refuseAmount(found: FoundBill, { total, subtotal }: TaxedAmount): CreditRefusal | null {
  const left = amountLeft(found);
  if (total <= 0) return 'nothing-asked';
  if (total > left.total || subtotal > left.subtotal) return 'more-than-is-left';
  if (subtotal <= 0) return 'only-all-is-left';
  return total > paidLeft(found) ? 'more-than-was-paid' : null;
}

/** A bill that was paid by nothing has nothing to give back. */
const paidBy = (payment: BillContent['modPai']): PaidBy => (payment === 'AUC' || payment === 'SOB' ? 'ARG' : payment);

interface Left {
  readonly left: TaxedAmount;
  readonly creditable: readonly CreditableItem[];
}

interface Given {
  readonly amounts: TaxedAmount;
  readonly parts: readonly CreditedPart[];
}

function creditAmounts(bill: Left, { amount, items = null, taxesIncluded }: Credit): Given | null {
  const { left, creditable } = bill;
  if (items !== null) {
    const parts = takeItems(creditable, items);
    return parts === null ? null : orAllThatIsLeft(bill, parts);
  }
  if (amount === null) return { amounts: left, parts: takeAmount(creditable, left.subtotal) };
  if (!taxesIncluded) return orAllThatIsLeft(bill, takeAmount(creditable, amount), amount);
  if (amount === left.total) return { amounts: left, parts: takeAmount(creditable, left.subtotal) };
  const taxes = taxParts(bill, takeAmount(creditable, beforeTaxes(bill, amount)));
  const amounts = keepACent(left, { ...taxes, subtotal: cents(amount - taxes.gst - taxes.qst), total: amount });
  return { amounts, parts: takeAmount(creditable, amounts.subtotal) };
}

/**
 * Taxes that are left when nothing else is could never be given back: a credit note names an item. So an amount that takes all before taxes
 * and not all of the taxes leaves a cent before taxes, and takes more of them in its place.
 */
function keepACent(left: TaxedAmount, amounts: TaxedAmount): TaxedAmount {
  if (amounts.subtotal < left.subtotal || amounts.total >= left.total) return amounts;
  const subtotal = cents(left.subtotal - 1);
  const gst = cents(Math.min(left.gst, amounts.total - subtotal - amounts.qst));
  return { ...amounts, subtotal, gst, qst: cents(amounts.total - subtotal - gst) };
}

/** Parts with their taxes; the last of them take the taxes that are left. */
function orAllThatIsLeft(bill: Left, parts: readonly CreditedPart[], asked?: Cents): Given {
  const subtotal = asked ?? sumCents(parts.map(({ part }) => part));
  if (subtotal === bill.left.subtotal) return { amounts: bill.left, parts };
  const { gst, qst } = taxParts(bill, parts);
  return { amounts: { subtotal, gst, qst, total: cents(subtotal + gst + qst) }, parts };
}

/** Many small parts round their taxes up more than the whole did: never more than what is left of them. */
function taxParts({ left }: Left, parts: readonly CreditedPart[]): { gst: Cents; qst: Cents } {
  return {
    gst: cents(Math.min(applyRate(baseOf(parts, 'F'), GST_RATE), left.gst)),
    qst: cents(Math.min(applyRate(baseOf(parts, 'P'), QST_RATE), left.qst)),
  };
}

/** The largest amount before taxes that comes to no more than `total` with them, whatever taxes the items bear. */
function beforeTaxes(bill: Left, total: Cents): Cents {
  let least = 0;
  let most: number = Math.min(total, bill.left.subtotal);
  while (least < most) {
    const middle = Math.ceil((least + most) / 2);
    const { gst, qst } = taxParts(bill, takeAmount(bill.creditable, cents(middle)));
    if (middle + gst + qst <= total) least = middle;
    else most = middle - 1;
  }
  return cents(least);
}

const negate = ({ subtotal, gst, qst, total }: TaxedAmount): TaxedAmount => ({
  subtotal: cents(0 - subtotal),
  gst: cents(0 - gst),
  qst: cents(0 - qst),
  total: cents(0 - total),
});
