import type { DocumentOrder } from '@comptoir/contract/sales/contract-order';
import { cents } from '@comptoir/domain/base/amounts/cents';
import type { BillFigures } from '@comptoir/domain/sales/contracts/compare-bill';
import type { PaidBy } from '@comptoir/websrm/recipes/recipe';
import { composeBill, taxingOf, type Terms } from '../bills/compose-bill.ts';
import { composeCancellation } from '../bills/compose-ending.ts';
import { composePayment } from '../bills/compose-payment.ts';
import { composeUnpaid } from '../bills/compose-table.ts';
import type { PlannedDraft } from '../bills/finish-plan.ts';
import { amountsOf, readCents, readUnpaid } from '../bills/follow-up.ts';
import { priceOrder } from '../bills/read-order.ts';
import type { UnpaidBill } from '../journal/unpaid-bill.ts';
import type { LinkedRecord } from '../terminal/terminal-record.ts';
import { composeCancelledReceipt, composeRevisedReceipt } from './compose-replacement.ts';
import { descriptionOf, orderedLines } from './ordered-lines.ts';

/** A document of a contract, and the bill that it follows; null for the first, and for a sale of its own. `payment` null: nothing is due. */
export interface Ordered {
  readonly order: DocumentOrder;
  readonly earlier: UnpaidBill | null;
  readonly payment: PaidBy | null;
}

/**
 * The bills that a document of a contract comes to, in their order: one, unless a sale has to be undone first. The last of them is the
 * document. Null when it follows a bill that does not fit. Decision 76.
 */
export function composeOrdered(record: LinkedRecord, ordered: Ordered): PlannedDraft[] | null {
  const { order, earlier } = ordered;
  if (order.kind === 'contract') return [composeAgreement(record, ordered)];
  if (order.kind === 'addition') return [composeSale(record, ordered)];
  return earlier === null ? null : composeFollowing(record, earlier, ordered);
}

/** Composes the successor of a bill: a payment of it, another agreement in its place, or its end. */
function composeFollowing(record: LinkedRecord, earlier: UnpaidBill, ordered: Ordered): PlannedDraft[] | null {
  const { order, payment } = ordered;
  if (order.kind === 'instalment' || order.kind === 'final') return composeShare(record, earlier, ordered);
  if (readUnpaid(earlier).typTrans === 'ESTM') {
    return order.kind === 'revision'
      ? [composeAgreement(record, ordered)]
      : [composeCancellation(record, earlier, descriptionOf(order.reason ?? ''))];
  }
  const receipt = { bill: earlier, payment: payment ?? ('AUT' as const) };
  return order.kind === 'revision' && order.totalCents > 0
    ? composeRevisedReceipt(record, receipt, order)
    : composeCancelledReceipt(record, receipt, order);
}

/** Returns the total of the last of a document’s bills, and the amount paid with it before coins are rounded. */
export function figuresOf(drafts: readonly PlannedDraft[]): BillFigures {
  const mont = drafts.at(-1)?.content.mont;
  if (mont === undefined) return { totalCents: 0, paidCents: 0 };
  const rounding = mont.versActu === undefined || mont.ajus === undefined ? 0 : readCents(mont.ajus);
  return { totalCents: amountsOf({ mont }).total, paidCents: readCents(mont.versActu ?? mont.apresTax) - rounding };
}

const composeAgreement = (record: LinkedRecord, { order, earlier }: Ordered): PlannedDraft =>
  composeUnpaid(
    record,
    { kind: 'estimate', order: orderedLines(order), terms: termsOf(order), isHeld: false },
    earlier === null ? [] : [earlier],
  );

function composeSale(record: LinkedRecord, { order, payment }: Ordered): PlannedDraft {
  const priced = priceOrder(orderedLines(order), taxingOf(record));
  return { content: composeBill(record, priced, { ...termsOf(order), payment: payment ?? 'AUC' }), origin: 'sale' };
}

function composeShare(record: LinkedRecord, earlier: UnpaidBill, { order, payment }: Ordered): PlannedDraft[] | null {
  const tip = order.tipCents === 0 ? null : cents(order.tipCents);
  const composed = composePayment(record, earlier, { payment, tip, amount: cents(order.paidCents), isSilent: false });
  return composed.ok ? [composed.value] : null;
}

/** A contract says for how many it is; the number of customers of a bill ends at 999. */
const termsOf = ({ business, persons }: DocumentOrder): Terms => ({
  payment: 'SOB',
  customers: Math.min(persons, 999),
  tip: null,
  training: false,
  business,
});
