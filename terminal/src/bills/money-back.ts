import { cents, sumCents, type Cents } from '@comptoir/domain/base/amounts/cents';
import type { Transaction } from '@comptoir/websrm/requests/transaction';
import type { FoundBill } from './find-bill.ts';
import { amountsOf, readCents } from './follow-up.ts';
import { isPaidInCoins, roundCash, type PaymentCode } from './payment.ts';

/** Payments of a bill not given back yet: as its amounts after taxes say, and in money, which coins round. */
export interface PaidLeft {
  readonly total: Cents;
  readonly money: Cents;
}

/** Returns what was paid on a bill and not given back yet; of one that is paid in parts, less than what is left of it. */
export function paidLeft({ bill, credits, paid }: FoundBill): PaidLeft {
  const { total, money } = paid ?? { total: amountsOf(bill).total, money: moneyOf(bill) };
  return {
    total: sumCents([total, ...credits.map(({ note }) => amountsOf(note).total)]),
    money: sumCents([money, ...credits.map(({ note }) => moneyOf(note))]),
  };
}

/** The money that a bill moves: what is due, once coins are rounded. */
export const moneyOf = ({ mont }: Pick<Transaction, 'mont'>): Cents => readCents(mont.mtdu ?? mont.apresTax);

/**
 * The money that goes back with a credit note of an amount after taxes. The last one gives back all that is left of the money, so that
 * what was rounded when it was taken is rounded as it goes back, by whichever method. In coins each one is rounded to five cents, and by
 * five more or less before what stays would be off by more than four. Never more than is left of the money. Source: SRM-32.
 */
export function moneyBack(total: Cents, left: PaidLeft, payment: PaymentCode): Cents {
  const inCoins = isPaidInCoins(payment);
  if (total === left.total) return inCoins ? roundDown(left.money) : left.money;
  const rounded = inCoins ? evenOut(roundCash(total), total, left) : total;
  const money = cents(Math.min(rounded, left.money));
  return inCoins ? roundDown(money) : money;
}

/** By how much more money than amounts may be left, or less, in cents. */
const MOST_OFF = 4;
const COIN = 5;

function evenOut(rounded: Cents, total: Cents, left: PaidLeft): number {
  const off = left.money - rounded - (left.total - total);
  if (off > MOST_OFF) return rounded + COIN;
  if (off >= -MOST_OFF) return rounded;
  // less than a coin cannot be rounded to nothing
  return rounded > COIN ? rounded - COIN : Math.min(total, rounded);
}

/** Rounds an amount down to what coins can pay; the amount itself when none could. */
export const roundDown = (amount: Cents): Cents => (amount < COIN ? amount : cents(amount - (amount % COIN)));
