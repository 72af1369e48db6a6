import { cents } from '@comptoir/domain/base/amounts/cents';
import type { LogRecord } from '@comptoir/domain/base/activity-log/log-event';
import type { RefundOutcome } from '../../../gateways/card-payments/card-payments.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { writeLog } from '../../base/record/write-log.ts';
import { releaseHeldInvoice } from './held-invoices.ts';
import type { PaymentDeps } from './reconcile-payments.ts';
import {
  listOpenChargeRefunds,
  lockUnexpectedCharge,
  settleChargeRefund,
  type LockedUnexpectedCharge,
  type OpenChargeRefund,
} from './unexpected-charges.store.ts';
import { LEASE_MS } from './start-attempts.ts';

/** Gives back an unexpected charge whose refund is written down already, or makes sure that it was given back. */
export async function issueChargeRefund(deps: PaymentDeps, refund: OpenChargeRefund): Promise<void> {
  if (!deps.payments) return;
  const { id, key, chargeReference, amountCents } = refund;
  const outcome = await deps.payments.refund({ key, chargeReference, amountCents, creditNumber: null });
  if (outcome.kind === 'refused')
    deps.log.error({ key, chargeReference, code: outcome.code }, 'a refund was refused by the provider');
  await deps.database.transaction({ role: 'system' }, (tx) => settle(tx, deps, { id, outcome }));
}

async function settle(
  tx: Transaction,
  deps: PaymentDeps,
  { id, outcome }: { id: string; outcome: RefundOutcome },
): Promise<void> {
  const charge = await lockUnexpectedCharge(tx, id);
  if (charge?.state !== 'refunding' && charge?.state !== 'refund-unknown') return;
  settleChargeRefund(tx, id, STATES[outcome.kind]);
  if (outcome.kind !== 'done') return;
  const now = deps.now();
  await releaseHeldInvoice(tx, { charge, now });
  logResolution(tx, { charge, now, userId: null }, 'unexpected-charge-refunded');
}

const STATES = {
  done: 'refunded',
  refused: 'refund-failed',
  unavailable: 'refund-unknown',
  unknown: 'refund-unknown',
} as const;

/** Asks again for the refund of every unexpected charge whose end no one knows. Returns how many there were. */
export async function reconcileChargeRefunds(deps: PaymentDeps): Promise<number> {
  if (!deps.payments) return 0;
  const startedBefore = new Date(deps.now().getTime() - LEASE_MS);
  const open = await deps.database.transaction({ role: 'system' }, (tx) => listOpenChargeRefunds(tx, startedBefore));
  for (const refund of open) await issueChargeRefund(deps, refund);
  return open.length;
}

/** Says in the activity log of a known merchant what was decided. */
export function logResolution(
  tx: Transaction,
  { charge, now, userId }: { charge: LockedUnexpectedCharge; now: Date; userId: string | null },
  event: 'unexpected-charge-kept' | 'unexpected-charge-refunded',
): void {
  if (charge.merchantId === null) return;
  const record: LogRecord = { event, facts: { totalCents: cents(charge.amountCents) } };
  writeLog(tx, [{ merchantId: charge.merchantId, userId, occurredAt: now, record }]);
}
