import { cents, type Cents } from '@comptoir/domain/base/amounts/cents';
import { accept, refuse, type Result } from '@comptoir/domain/base/results/result';
import { recipeCodes, type PaidBy } from '@comptoir/websrm/recipes/recipe';
import type { Transaction, TransactionAmounts } from '@comptoir/websrm/requests/transaction';
import { formatMoney, toAllowedText } from '@comptoir/websrm/requests/values';
import { keyOf, type UnpaidBill } from '../journal/unpaid-bill.ts';
import type { LinkedRecord } from '../terminal/terminal-record.ts';
import { composeAmounts } from './compose-bill.ts';
import { amountsOf, passOn, readCents, readUnpaid, refOf } from './follow-up.ts';
import type { Draft } from './sign-bill.ts';

/** How a bill is paid. `payment` null: nothing is due. `amount`: a part of what is due; all of it when null. `isSilent`: no paper comes out. */
export interface Paying {
  readonly payment: PaidBy | null;
  readonly tip: Cents | null;
  readonly amount: Cents | null;
  readonly isSilent: boolean;
}

export type PaymentRefusal = 'more-than-is-due' | 'nothing-asked';

/** The closing receipt of a bill that waits, or of a part of what is due on it. Source: SRM-35. */
export function composePayment(record: LinkedRecord, bill: UnpaidBill, paying: Paying): Result<Draft, PaymentRefusal> {
  const earlier = readUnpaid(bill);
  const due = dueOn(bill, earlier);
  const amount = paying.amount ?? due;
  if (amount > due) return refuse('more-than-is-due');
  if (amount === 0 && due !== 0) return refuse('nothing-asked');
  const { payment, tip, isSilent } = paying;
  return accept({
    content: {
      ...passOn(record, earlier),
      ...composeReceiver(record, tip),
      items: earlier.items,
      mont: {
        ...composePaid(bill, earlier, { amount, payment }),
        ...(tip === null ? {} : { pourb: formatMoney(tip) }),
      },
      ...recipeCodes({ kind: 'receipt', payment, form: isSilent ? 'NON' : 'PAP', of: [refOf(earlier)] }),
    },
    origin: bill.kind === 'instalment' ? 'ended' : 'sale',
    closes: [keyOf(bill)],
    ...(amount === due ? {} : { unpaid: { kind: 'instalment', table: bill.table, order: bill.order } }),
  });
}

function composePaid(
  bill: UnpaidBill,
  earlier: Transaction,
  { amount, payment }: { amount: Cents; payment: PaidBy | null },
): TransactionAmounts {
  const due = dueOn(bill, earlier);
  const isWhole = bill.kind !== 'instalment' && amount === due;
  return isWhole ? composeAmounts(amountsOf(earlier), payment ?? 'AUC') : composeInstalment(earlier, { amount, due });
}

/** What is still due on a bill: what the last instalment left, or all. */
export const dueOn = ({ kind }: UnpaidBill, { mont }: Transaction): Cents =>
  readCents(kind === 'instalment' ? (mont.sold ?? mont.apresTax) : mont.apresTax);

/** What is paid now, what was before and what is left add up to the total. Source: SRM-32, errors 532 to 535. */
function composeInstalment({ mont }: Transaction, { amount, due }: { amount: Cents; due: Cents }): TransactionAmounts {
  const { ajus: _adjusted, mtdu: _due, pourb: _tip, ...amounts } = mont;
  return {
    ...amounts,
    versActu: formatMoney(amount),
    versAnt: formatMoney(cents(readCents(mont.apresTax) - due)),
    sold: formatMoney(cents(due - amount)),
  };
}

/** A tip must name who gets it. Source: SRM-29, error 529. */
const composeReceiver = ({ configuration }: LinkedRecord, tip: Cents | null) =>
  tip === null ? {} : { nomUtil: toAllowedText(`inconnu : ${configuration.merchant.companyName}`, { max: 64 }) };
