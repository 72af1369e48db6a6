import { cents, type Cents } from '@comptoir/domain/base/amounts/cents';
import { accept, refuse, type Result } from '@comptoir/domain/base/results/result';
import { recipeCodes, type PaidBy } from '@comptoir/websrm/recipes/recipe';
import type { Transaction, TransactionAmounts } from '@comptoir/websrm/requests/transaction';
import { toAllowedText } from '@comptoir/websrm/requests/allowed-text';
import { formatMoney } from '@comptoir/websrm/requests/values';
import { keyOf, type UnpaidBill } from '../journal/unpaid-bill.ts';
import type { LinkedRecord } from '../terminal/terminal-record.ts';
import { composeAmounts } from './compose-bill.ts';
import { amountsOf, passOn, readCents, readUnpaid, refOf } from './follow-up.ts';
import { isPaidInCoins, roundCash } from './payment.ts';
import type { Draft } from './sign-bill.ts';

/** Payment of a bill. `payment` null: nothing is due. `amount`: a part of what is due; all of it when null. `isSilent`: no paper comes out. */
export interface Paying {
  readonly payment: PaidBy | null;
  readonly tip: Cents | null;
  readonly amount: Cents | null;
  readonly isSilent: boolean;
}

export type PaymentRefusal = 'more-than-is-due' | 'nothing-asked';

/**
 * The closing receipt of a bill that waits, or of a part of what is due on it. In coins the last payment is what is left, rounded to five
 * cents. Source: SRM-32, SRM-35.
 */
export function composePayment(record: LinkedRecord, bill: UnpaidBill, paying: Paying): Result<Draft, PaymentRefusal> {
  const earlier = readUnpaid(bill);
  const due = dueOn(bill, earlier);
  const amount = amountOf(paying, due);
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

/** Returns the amount paid of the bill: what a customer pays in coins for the rest is the rest, rounded. */
function amountOf({ payment, amount }: Paying, due: Cents): Cents {
  const sum = amount ?? due;
  return payment === 'ARG' && sum === roundCash(due) ? due : sum;
}

function composePaid(
  bill: UnpaidBill,
  earlier: Transaction,
  { amount, payment }: { amount: Cents; payment: PaidBy | null },
): TransactionAmounts {
  const due = dueOn(bill, earlier);
  const isWhole = bill.kind !== 'instalment' && amount === due;
  if (isWhole) return composeAmounts(amountsOf(earlier), payment ?? 'AUC');
  const isRounded = amount === due && payment !== null && isPaidInCoins(payment);
  return composeInstalment(earlier, { due, amount, money: isRounded ? roundCash(amount) : amount });
}

/** Returns the amount still due on a bill: what the last instalment left, or all. */
export const dueOn = ({ kind }: UnpaidBill, { mont }: Transaction): Cents =>
  readCents(kind === 'instalment' ? (mont.sold ?? mont.apresTax) : mont.apresTax);

interface Share {
  readonly due: Cents;
  /** Amount paid of it, and the money that it takes. */
  readonly amount: Cents;
  readonly money: Cents;
}

/** Composes an instalment: paid now, paid before and left add up to the total, or to the amount due. Source: SRM-32, errors 532 to 535. */
function composeInstalment({ mont }: Transaction, { due, amount, money }: Share): TransactionAmounts {
  const { ajus: _adjusted, mtdu: _due, pourb: _tip, ...amounts } = mont;
  const total = readCents(mont.apresTax);
  const adjusted = { ajus: formatMoney(money - amount), mtdu: formatMoney(total + money - amount) };
  return {
    ...amounts,
    ...(money === amount ? {} : adjusted),
    versActu: formatMoney(money),
    versAnt: formatMoney(cents(total - due)),
    sold: formatMoney(cents(due - amount)),
  };
}

/** A tip must name who gets it. Source: SRM-29, error 529. */
const composeReceiver = ({ configuration }: LinkedRecord, tip: Cents | null) =>
  tip === null ? {} : { nomUtil: toAllowedText(`inconnu : ${configuration.merchant.companyName}`, { max: 64 }) };
