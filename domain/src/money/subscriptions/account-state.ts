import type { MerchantTimeZone } from '../../base/merchants/merchant-information.ts';
import { sumCents, type Cents } from '../../base/amounts/cents.ts';
import { addDays, type Day } from '../../base/calendar/calendar-day.ts';
import { midnightOf } from '../../base/calendar/local-day.ts';
import type { InvoiceState } from '../invoices/invoice-state.ts';
import { coveredUntil, type Subscription, type SubscriptionState } from './subscription-state.ts';

/** An invoice that is still to be paid: what is left of it, and when it is charged by itself, if it is. */
export interface UnpaidInvoice {
  readonly state: InvoiceState;
  readonly nextAttemptAt: Date | null;
  readonly due: Cents;
}

/** Facts that the state of an account depends on. `subscription` is null for a merchant who never subscribed. */
export interface Account {
  readonly subscription: Subscription | null;
  readonly unpaid: readonly UnpaidInvoice[];
  readonly zone: MerchantTimeZone;
  /** Cost of the next month, with taxes; null as long as there are no prices. */
  readonly nextMonth: Cents | null;
}

/** A charge to come. */
export interface PlannedPayment {
  readonly at: Date;
  readonly amount: Cents;
}

export interface AccountState {
  readonly state: 'none' | SubscriptionState;
  readonly isActive: boolean;
  readonly isPastDue: boolean;
  /** The last day that is billed for, also of a season that is over. */
  readonly validUntil: Day | null;
  readonly nextPayment: PlannedPayment | null;
}

/**
 * Returns the state of an account. Active until the last day of a season; past due when an invoice is left to the merchant,
 * because the card was refused for good or at every attempt. What a lapse of payment never does is end the service: the law
 * does not wait for invoices. Source: spec §2 "Payment information", §4 "Merchant account".
 */
export function accountState(account: Account): AccountState {
  const { subscription, unpaid } = account;
  return {
    state: subscription?.state ?? 'none',
    isActive: isActive(subscription),
    isPastDue: unpaid.some(({ state }) => state === 'refused' || state === 'past-due'),
    validUntil: subscription && addDays(coveredUntil(subscription), -1),
    nextPayment: earliest(plannedPayments(account)),
  };
}

/** True when a subscription runs: the one truth that the merchant's own flag is written from. */
export const isActive = (subscription: Subscription | null): boolean =>
  subscription !== null && subscription.state !== 'paused';

function plannedPayments({ subscription, unpaid, zone, nextMonth }: Account): PlannedPayment[] {
  const attempts = unpaid.flatMap(({ nextAttemptAt, due }) =>
    nextAttemptAt ? [{ at: nextAttemptAt, amount: due }] : [],
  );
  if (subscription?.state !== 'active' || nextMonth === null) return attempts;
  return [...attempts, { at: midnightOf(coveredUntil(subscription), zone), amount: nextMonth }];
}

/** The first of the charges, with all that fall on the same instant. */
function earliest(payments: readonly PlannedPayment[]): PlannedPayment | null {
  if (payments.length === 0) return null;
  const first = Math.min(...payments.map(({ at }) => at.getTime()));
  const due = payments.filter(({ at }) => at.getTime() === first);
  return { at: new Date(first), amount: sumCents(due.map(({ amount }) => amount)) };
}
