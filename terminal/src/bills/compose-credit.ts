import { cents, sumCents, type Cents } from '@comptoir/domain/base/amounts/cents';
import { ratePeriods } from '@comptoir/domain/base/taxes/tax-calendar';
import { accept, refuse, type Result } from '@comptoir/domain/base/results/result';
import type { TaxedAmount } from '@comptoir/domain/base/taxes/quebec-taxes';
import { checkAmounts, taxedBy } from '@comptoir/websrm/requests/check-amounts';
import { recipeCodes, type PaidBy } from '@comptoir/websrm/recipes/recipe';
import type { LinkedRecord } from '../terminal/terminal-record.ts';
import { composeDue, composeSeller, type BillContent } from './compose-bill.ts';
import { chooseParts, type Given, type Wanted } from './credit-parts.ts';
import type { CreditedItem, ItemRefusal } from './creditable-items.ts';
import type { FoundBill } from './find-bill.ts';
import { amountsOf, refOf } from './follow-up.ts';
import { listCreditable } from './match-credited.ts';
import { moneyBack, paidLeft } from './money-back.ts';
import type { Draft } from './sign-bill.ts';

/** Request for a credit note: everything that is left, items, or an amount with or without its taxes. */
export interface Credit extends Wanted {
  /** The method; the one of the bill when null. */
  readonly payment: PaidBy | null;
}

export type CreditRefusal =
  | 'is-a-credit-note'
  | 'nothing-left'
  | 'more-than-is-left'
  | 'more-than-was-paid'
  | 'money-given-back'
  | 'nothing-asked'
  | 'only-all-is-left'
  | 'taxes-do-not-follow'
  | 'not-a-receipt'
  | ItemRefusal;

/** Returns the amounts of a bill that were not given back yet, in cents. */
export function amountLeft({ bill, credits }: FoundBill): TaxedAmount {
  const all = [bill, ...credits.map(({ note }) => note)].map(amountsOf);
  const sum = (field: keyof TaxedAmount): Cents => sumCents(all.map((amounts) => amounts[field]));
  return { subtotal: sum('subtotal'), gst: sum('gst'), qst: sum('qst'), total: sum('total') };
}

/**
 * The credit note of a bill, whole or in part. It names items of the bill alone, each by its line, and never gives back more than is left,
 * nor more money than was taken: an amount takes the bill's items from the first that has something left. The taxes of each follow from
 * its items, at the rates of the bill, and the credit notes of a bill add up to the bill. Source: SRM-31, SRM-35.
 */
export function composeCredit(record: LinkedRecord, found: FoundBill, credit: Credit): Result<Draft, CreditRefusal> {
  const { bill, credits } = found;
  const left = amountLeft(found);
  if (bill.typTrans !== 'RFER') return refuse('not-a-receipt');
  if (amountsOf(bill).total < 0) return refuse('is-a-credit-note');
  if (left.total <= 0 || left.subtotal <= 0) return refuse('nothing-left');
  const items = [bill, ...credits.map(({ note }) => note)].flatMap((one) => one.items);
  const rates = taxedBy(bill, ratePeriods(record.configuration.taxCalendar));
  const given = chooseParts({ left, rates, creditable: listCreditable(found), items }, credit);
  if (typeof given === 'string') return refuse(given);
  const refusal = refuseAmount(found, given.amounts);
  return refusal === null ? finish(record, { found, given, credit }) : refuse(refusal);
}

interface Chosen {
  readonly found: FoundBill;
  readonly given: Given;
  readonly credit: Credit;
}

function finish(record: LinkedRecord, { found, given, credit }: Chosen): Result<Draft, CreditRefusal> {
  const { bill } = found;
  const payment = credit.payment ?? paidBy(bill.modPai);
  const money = moneyBack(given.amounts.total, paidLeft(found), payment);
  if (money <= 0) return refuse('money-given-back');
  const { modPai, ...codes } = recipeCodes({ kind: 'credit-note', payment, form: 'PAP', of: [refOf(bill)] });
  const content: BillContent = {
    sectActi: bill.sectActi,
    relaCommer: bill.relaCommer,
    ...(bill.clint === undefined ? {} : { clint: bill.clint }),
    items: given.items.map(({ item }) => item),
    mont: composeDue(negate(given.amounts), cents(-money)),
    commerElectr: 'N',
    ...codes,
    modPai,
    modTrans: bill.modTrans,
    ...composeSeller(record),
  };
  const table = ratePeriods(record.configuration.taxCalendar);
  if (checkAmounts({ ...content, datTrans: bill.datTrans }, table).length > 0) return refuse('taxes-do-not-follow');
  return accept({ content, origin: 'refund', creditedLines: linesOf(given.items) });
}

const linesOf = (items: readonly CreditedItem[]): number[] => items.map(({ line }) => line);

/** Returns the reason against giving so much back; null when there is none. */
function refuseAmount(found: FoundBill, { total, subtotal }: TaxedAmount): CreditRefusal | null {
  const left = amountLeft(found);
  if (total <= 0) return 'nothing-asked';
  if (total > left.total || subtotal > left.subtotal) return 'more-than-is-left';
  if (subtotal <= 0) return 'only-all-is-left';
  return total > paidLeft(found).total ? 'more-than-was-paid' : null;
}

/** A bill that was paid by nothing has nothing to give back. */
const paidBy = (payment: BillContent['modPai']): PaidBy => (payment === 'AUC' || payment === 'SOB' ? 'ARG' : payment);

const negate = ({ subtotal, gst, qst, total }: TaxedAmount): TaxedAmount => ({
  subtotal: cents(0 - subtotal),
  gst: cents(0 - gst),
  qst: cents(0 - qst),
  total: cents(0 - total),
});
