import type { DocumentOrder } from '@comptoir/contract/sales/contract-order';
import { cents, type Cents } from '@comptoir/domain/base/amounts/cents';
import { recipeCodes, type PaidBy } from '@comptoir/websrm/recipes/recipe';
import type { Transaction } from '@comptoir/websrm/requests/transaction';
import { formatMoney } from '@comptoir/websrm/requests/values';
import { composeAmounts, taxingOf, type BillContent } from '../bills/compose-bill.ts';
import { composeReverse } from '../bills/compose-correction.ts';
import { composeCredit } from '../bills/compose-credit.ts';
import { composeItems } from '../bills/compose-items.ts';
import { dueOn } from '../bills/compose-payment.ts';
import type { PlannedDraft } from '../bills/finish-plan.ts';
import { passOn, readUnpaid, refOf } from '../bills/follow-up.ts';
import type { PricedLines } from '../bills/price-lines.ts';
import { priceOrder, type Order } from '../bills/read-order.ts';
import type { Draft } from '../bills/sign-bill.ts';
import { storedOrder } from '../bills/stored-order.ts';
import { keyOf, type UnpaidBill } from '../journal/unpaid-bill.ts';
import type { LinkedRecord } from '../terminal/terminal-record.ts';
import { orderedLines, paidSum } from './ordered-lines.ts';

/** A receipt that stands for a sale, and how money goes back and forth. */
interface Receipt {
  readonly bill: UnpaidBill;
  readonly payment: PaidBy;
}

/**
 * Another contract once something was paid: the sale that the first payment was is undone, and the right one made in its place, with all
 * that was paid so far. It is the sale from then on, and later payments refer to it; what was paid beyond it is given back. Decision 76.
 */
export function composeRevisedReceipt(record: LinkedRecord, receipt: Receipt, order: DocumentOrder): PlannedDraft[] {
  const rung = orderedLines(order);
  return [undo(record, receipt), replace(record, receipt, { order: rung, paid: paidOf(receipt.bill) })];
}

/**
 * A cancelled event for which something was paid: the sale is undone, what was paid is the sale in its place, with its taxes in it, and
 * what the terms do not let the business keep is given back as a credit note of that. What is kept stays a sale. Decision 76.
 */
export function composeCancelledReceipt(record: LinkedRecord, receipt: Receipt, order: DocumentOrder): PlannedDraft[] {
  const paid = paidOf(receipt.bill);
  const right = replace(record, receipt, { order: paidSum(order, paid), paid });
  const returned = cents(paid - order.totalCents);
  if (returned === 0) return [undo(record, receipt), right];
  const credit = creditOf(record, { receipt, content: right.content, returned });
  return [undo(record, receipt), right, { ...credit, refersTo: 1 }];
}

/** Returns the amount paid of a receipt that waits for more. */
function paidOf(bill: UnpaidBill): Cents {
  const earlier = readUnpaid(bill);
  return bill.kind === 'instalment' ? cents(totalOf(earlier) - dueOn(bill, earlier)) : cents(0);
}

const undo = (record: LinkedRecord, { bill }: Receipt): PlannedDraft => {
  const earlier = readUnpaid(bill);
  return composeReverse(record, earlier, earlier.modPai === 'AUC' || earlier.modPai === 'SOB' ? 'AUT' : earlier.modPai);
};

interface Right {
  readonly order: Order;
  readonly paid: Cents;
}

function replace(record: LinkedRecord, { bill, payment }: Receipt, { order, paid }: Right): PlannedDraft {
  const earlier = readUnpaid(bill);
  const priced = priceOrder(order, taxingOf(record));
  const isWhole = paid >= priced.amounts.total;
  return {
    content: {
      ...passOn(record, earlier),
      items: composeItems(priced.lines, record.configuration.merchant.activity),
      mont: paidAmounts(priced, isWhole ? null : paid),
      // the number of the reverse is known once it is signed
      ...recipeCodes({ kind: 'correction', payment, form: 'PAP', of: [refOf(earlier)] }),
    },
    origin: 'sale',
    refersTo: 0,
    closes: [keyOf(bill)],
    ...(isWhole ? {} : { unpaid: { kind: 'instalment', table: null, order: storedOrder(order) } }),
  };
}

/** Composes the amounts of the right sale, its first payment the sum paid so far; as it was paid already, no coin is rounded. Source: SRM-32. */
function paidAmounts({ amounts }: PricedLines, paid: Cents | null): BillContent['mont'] {
  const whole = composeAmounts(amounts, 'DEB');
  if (paid === null) return whole;
  const left = cents(amounts.total - paid);
  return { ...whole, versActu: formatMoney(paid), versAnt: formatMoney(cents(0)), sold: formatMoney(left) };
}

interface Returned {
  readonly receipt: Receipt;
  readonly content: BillContent;
  readonly returned: Cents;
}

function creditOf(record: LinkedRecord, { receipt, content, returned }: Returned): Draft {
  const { noTrans, datTrans, utc, signa } = readUnpaid(receipt.bill);
  const right: Transaction = { ...content, noTrans, datTrans, utc, signa };
  const credit = { amount: returned, taxesIncluded: true, payment: receipt.payment };
  const composed = composeCredit(record, { bill: right, credits: [] }, credit);
  if (!composed.ok) throw new RangeError(`what was paid cannot be given back: ${JSON.stringify(composed.reason)}`);
  return composed.value;
}

const totalOf = ({ mont }: Transaction): number => Number(mont.apresTax.replace('.', ''));
