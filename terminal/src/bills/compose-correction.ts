import { cents, type Cents } from '@comptoir/domain/base/amounts/cents';
import { accept, refuse, type Result } from '@comptoir/domain/base/results/result';
import { type PaidBy, recipeCodes } from '@comptoir/websrm/recipes/recipe';
import type { Transaction } from '@comptoir/websrm/requests/transaction';
import { dayOf } from '@comptoir/websrm/requests/rate-table';
import { parseMoney } from '@comptoir/websrm/requests/values';
import type { LinkedRecord } from '../terminal/terminal-record.ts';
import { composeAmounts, composeDue, type BillContent, taxingOf } from './compose-bill.ts';
import { composeItems } from './compose-items.ts';
import type { FoundBill } from './find-bill.ts';
import type { PlannedDraft } from './finish-plan.ts';
import { amountsOf, passOn, refOf } from './follow-up.ts';
import { moneyOf, roundDown } from './money-back.ts';
import { negateItem, negateMoney } from './negate-item.ts';
import { isPaidInCoins } from './payment.ts';
import { priceOrder, type Rung } from './read-order.ts';

/** Right version of a receipt: another method of payment, other items (null: the same ones). */
export interface Correction {
  readonly payment: PaidBy;
  readonly order: Rung | null;
}

export type CorrectionRefusal = 'not-a-receipt' | 'already-credited' | 'paid-in-parts' | 'credit-note-items';

/**
 * The two bills that correct a receipt or a credit note, which is never edited: one that undoes it, without a document, and the right one,
 * which refers to the first. Source: SRM-35.
 */
export function composeCorrection(
  record: LinkedRecord,
  found: FoundBill,
  correction: Correction,
): Result<[PlannedDraft, PlannedDraft], CorrectionRefusal> {
  const { bill } = found;
  const refusal = findRefusal(found, correction);
  const paid = paidBy(bill);
  if (refusal !== null || paid === null) return refuse(refusal ?? 'not-a-receipt');
  const base = baseOf(record, bill);
  const { payment } = correction;
  const right: BillContent = {
    ...base,
    ...composeRight(record, bill, correction),
    // the number of the reverse is known once it is signed
    ...recipeCodes({ kind: 'correction', payment, form: 'PAP', of: [refOf(bill)] }),
  };
  return accept([
    composeReverse(record, bill, paid),
    { content: right, origin: isCreditNote(bill) ? 'refund' : 'sale', refersTo: 0 },
  ]);
}

/** The bill that undoes a receipt or a credit note, without a document. */
export const composeReverse = (record: LinkedRecord, bill: Transaction, payment: PaidBy): PlannedDraft => ({
  content: {
    ...baseOf(record, bill),
    items: bill.items.map(negateItem),
    mont: negateAmounts(bill),
    ...recipeCodes({ kind: 'reverse', payment, of: [refOf(bill)] }),
  },
  origin: 'refund',
  creditedLines: bill.items.map((_, line) => line),
});

/** A corrected credit note gives back no more than it did: what cannot be paid in coins stays. */
function moneyBackOf(bill: Transaction, payment: PaidBy): Cents {
  const refund = cents(-moneyOf(bill));
  return cents(-(isPaidInCoins(payment) ? roundDown(refund) : refund));
}

const baseOf = (record: LinkedRecord, bill: Transaction) => ({
  ...passOn(record, bill),
  ...(bill.nomUtil === undefined ? {} : { nomUtil: bill.nomUtil }),
});

function findRefusal({ bill, credits }: FoundBill, { order }: Correction): CorrectionRefusal | null {
  if (bill.typTrans !== 'RFER' || bill.modImpr !== 'FAC') return 'not-a-receipt';
  if (bill.mont.versActu !== undefined) return 'paid-in-parts';
  if (credits.length > 0) return 'already-credited';
  return isCreditNote(bill) && order !== null ? 'credit-note-items' : null;
}

const isCreditNote = ({ mont }: Transaction): boolean => parseMoney(mont.apresTax) < 0;

/** Returns the method that a receipt was paid by; null for one of nothing, which has nothing to correct. */
const paidBy = ({ modPai }: Transaction): PaidBy | null => (modPai === 'AUC' || modPai === 'SOB' ? null : modPai);

function composeRight(
  record: LinkedRecord,
  bill: Transaction,
  { payment, order }: Correction,
): Pick<BillContent, 'items' | 'mont'> {
  const tip = bill.mont.pourb === undefined ? {} : { pourb: bill.mont.pourb };
  if (isCreditNote(bill)) return { items: bill.items, mont: composeDue(amountsOf(bill), moneyBackOf(bill, payment)) };
  if (order === null) return { items: bill.items, mont: { ...composeAmounts(amountsOf(bill), payment), ...tip } };
  const priced = priceOrder({ ...order, on: dayOf(bill.datTrans) }, taxingOf(record));
  return {
    items: composeItems(priced.lines, record.configuration.merchant.activity),
    mont: { ...composeAmounts(priced.amounts, payment), ...tip },
  };
}

function negateAmounts({ mont }: Transaction): BillContent['mont'] {
  const { avantTax, TPS, TVQ, apresTax, ajus, mtdu } = mont;
  return {
    avantTax: negateMoney(avantTax),
    TPS: negateMoney(TPS),
    TVQ: negateMoney(TVQ),
    apresTax: negateMoney(apresTax),
    ...(ajus === undefined || mtdu === undefined ? {} : { ajus: negateMoney(ajus), mtdu: negateMoney(mtdu) }),
  };
}
