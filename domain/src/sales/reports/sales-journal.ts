import { journalOf, type JournalEntry, type Posting } from '../../base/accounting/journal.ts';
import { cents } from '../../base/amounts/cents.ts';
import type { Day } from '../../base/calendar/calendar-day.ts';
import type { BillKind } from '../bills/bill-kind.ts';
import type { PaymentCode } from '../bills/payment-method.ts';
import { accountOfPayment, SALES_ACCOUNTS, type SalesAccount } from './sales-accounts.ts';

/** Sums of the bills of a day, a kind and a means of payment, as a sales report has it. Amounts are in cents. */
export interface SoldInADay {
  readonly day: Day;
  readonly kind: BillKind;
  readonly payment: PaymentCode;
  readonly grossCents: number;
  readonly refundedCents: number;
  readonly gstCents: number;
  readonly qstCents: number;
  readonly soldCents: number;
  readonly adjustmentCents: number;
  readonly serviceCents: number;
  readonly alcoholCents: number;
  readonly tipCents: number;
}

/** Amount paid on a day of bills that are paid in several instalments. */
export interface PaidInADay {
  readonly day: Day;
  readonly payment: PaymentCode;
  readonly paidCents: number;
}

/**
 * A merchant's sales as an entry for each day. Sales are credited before tax without service charges and duties, which have
 * accounts of their own, and what was given back is debited apart. A bill in instalments is owed with its first one, and each
 * instalment pays off a part of that. What bills' sums are off by goes where their rounding goes.
 */
export const salesJournal = (
  sold: readonly SoldInADay[],
  instalments: readonly PaidInADay[],
): JournalEntry<SalesAccount>[] =>
  journalOf(
    [...sold.flatMap(postingsOfSales), ...instalments.flatMap(postingsOfInstalment)].map(({ amount, ...posting }) => ({
      ...posting,
      amount: cents(amount),
    })),
    { keys: SALES_ACCOUNTS, prefix: 'S', rest: 'adjustment' },
  );

type Amount = Omit<Posting<SalesAccount>, 'amount'> & { readonly amount: number };

function postingsOfSales({ day, kind, payment, ...sums }: SoldInADay): Amount[] {
  const means = accountOfPayment(payment);
  return [
    {
      day,
      account: kind === 'instalment' ? 'receivable' : means,
      amount: sums.soldCents + sums.adjustmentCents,
    },
    { day, account: means, amount: sums.tipCents },
    { day, account: 'sales', amount: sums.serviceCents + sums.alcoholCents - sums.grossCents },
    { day, account: 'refunds', amount: -sums.refundedCents },
    { day, account: 'service', amount: -sums.serviceCents },
    { day, account: 'alcohol', amount: -sums.alcoholCents },
    { day, account: 'gst', amount: -sums.gstCents },
    { day, account: 'qst', amount: -sums.qstCents },
    { day, account: 'tips', amount: -sums.tipCents },
  ];
}

const postingsOfInstalment = ({ day, payment, paidCents }: PaidInADay): Amount[] => [
  { day, account: accountOfPayment(payment), amount: paidCents },
  { day, account: 'receivable', amount: -paidCents },
];
