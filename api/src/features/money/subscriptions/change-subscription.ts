import type { LogEvent } from '@comptoir/domain/base/activity-log/log-event';
import type { Day } from '@comptoir/domain/base/calendar/calendar-day';
import { findCardProblem } from '@comptoir/domain/money/cards/find-card-problem';
import type { Subscription } from '@comptoir/domain/money/subscriptions/subscription-state';
import type { Dependencies } from '../../../dependencies.ts';
import type { IssuerConfig } from '../../../config.ts';
import type { CardPayments } from '../../../gateways/card-payments/card-payments.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { writeLog } from '../../base/record/write-log.ts';
import { findChargeableCard } from '../cards/find-chargeable-card.ts';

/** Dependencies of every change of a subscription. */
export interface SubscriptionDeps extends Pick<Dependencies, 'database' | 'announcements' | 'now'> {
  readonly payments: Pick<CardPayments, 'provider'> | null;
  readonly config: { readonly issuer: IssuerConfig };
}

/** Merchant of the subscription, and the user who changes it. */
export interface Change {
  readonly merchantId: string;
  readonly userId: string;
}

/**
 * Changes a subscription in one transaction, with the server's own eyes: the numbers of invoices belong to no one, and whether
 * others have used a code up, no merchant sees. Who may is decided before. The portal hears of it afterwards.
 */
export async function changeSubscription(
  { database, announcements, now }: SubscriptionDeps,
  { merchantId }: Change,
  change: (tx: Transaction, now: Date) => Promise<void>,
): Promise<void> {
  await database.transaction({ role: 'system' }, (tx) => change(tx, now()));
  announcements.publish(merchantId);
}

/** No one begins what could not be charged: without a card, or with one that is over. @throws AppError card-required */
export async function refuseWithoutCard(
  tx: Transaction,
  { payments }: Pick<SubscriptionDeps, 'payments'>,
  { merchantId, today }: { merchantId: string; today: Day },
): Promise<void> {
  const card = await findChargeableCard(tx, { merchantId, provider: payments?.provider ?? null });
  if (findCardProblem(card, { today, nextOn: null })) throw new AppError('card-required');
}

/** Writes a change of a subscription into the activity log. */
export function logChange(
  tx: Transaction,
  { merchantId, userId, now }: Change & { now: Date },
  {
    event,
    ...audit
  }: {
    event: Extract<LogEvent, 'subscribed' | 'subscription-paused' | 'subscription-reactivated'>;
    before?: Subscription;
    after: Subscription;
  },
): void {
  const changes = { before: { ...audit.before }, after: { ...audit.after } };
  writeLog(tx, [{ merchantId, userId, occurredAt: now, record: { event, facts: {} }, audit: changes }]);
}
