import type { UnexpectedCharge } from '@comptoir/contract/money/unexpected-charges';
import type { Fields } from '@comptoir/domain/base/audit/list-changes';
import type { Transaction } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { writeAudit } from '../../base/record/write-audit.ts';
import { unexpectedRefundKey } from './derive-key.ts';
import { issueChargeRefund, logResolution } from './issue-charge-refund.ts';
import { payHeldInvoice } from './held-invoices.ts';
import type { PaymentDeps } from './reconcile-payments.ts';
import {
  beginChargeRefund,
  setChargeKept,
  lockUnexpectedCharge,
  type LockedUnexpectedCharge,
  type OpenChargeRefund,
  findUnexpectedCharge,
} from './unexpected-charges.store.ts';

/** Decision about a charge, and the user who makes it. */
export interface Resolution {
  readonly id: string;
  readonly userId: string;
}

/**
 * Gives back all that is left of an unexpected charge. It is written down before the provider is asked, and a refund whose
 * reply is lost is asked about with its key until its end is known.
 * @throws AppError not-found, charge-already-resolved, payments-not-configured
 */
export async function refundUnexpectedCharge(deps: PaymentDeps, resolution: Resolution): Promise<UnexpectedCharge> {
  if (!deps.payments) throw new AppError('payments-not-configured');
  const refund = await deps.database.transaction({ role: 'admin' }, (tx) => begin(tx, deps, resolution));
  await issueChargeRefund(deps, refund);
  return readResolved(deps, resolution.id);
}

async function begin(tx: Transaction, deps: PaymentDeps, { id, userId }: Resolution): Promise<OpenChargeRefund> {
  const charge = await lockOpen(tx, id);
  const { chargeReference, amountCents, refundedCents, refundTries } = charge;
  const key = unexpectedRefundKey(chargeReference, refundTries + 1);
  const now = deps.now();
  beginChargeRefund(tx, { id, key, startedAt: now, startedBy: userId });
  auditResolution(tx, { charge, now }, { action: 'charge-refund-requested', after: { state: 'refunding' } });
  return { id, key, chargeReference, amountCents: amountCents - refundedCents };
}

/**
 * Keeps the money of an unexpected charge. An invoice that waits because of it is paid by it: what the charge is short of is
 * credited. @throws AppError not-found, charge-already-resolved
 */
export async function keepUnexpectedCharge(
  deps: PaymentDeps,
  { note, ...resolution }: Resolution & { note: string },
): Promise<UnexpectedCharge> {
  const { id, userId } = resolution;
  await deps.database.transaction({ role: 'admin' }, async (tx) => {
    const charge = await lockOpen(tx, id);
    const now = deps.now();
    auditResolution(tx, { charge, now }, { action: 'charge-kept', after: { state: 'kept', note } });
    setChargeKept(tx, { id, note, resolvedAt: now, resolvedBy: userId });
    await payHeldInvoice(tx, { charge, now, userId, note });
    logResolution(tx, { charge, now, userId }, 'unexpected-charge-kept');
  });
  return readResolved(deps, id);
}

function auditResolution(
  tx: Transaction,
  { charge, now: occurredAt }: { charge: LockedUnexpectedCharge; now: Date },
  { action, after }: { action: 'charge-refund-requested' | 'charge-kept'; after: Fields },
): void {
  const { id, merchantId, state } = charge;
  const record = { action, facts: {} } as const;
  writeAudit(tx, { occurredAt, merchantId, subject: { type: 'charge', id }, record, before: { state }, after });
}

/** Locks a charge that can still be decided about: also one whose refund the provider refused. */
async function lockOpen(tx: Transaction, id: string): Promise<LockedUnexpectedCharge> {
  const charge = await lockUnexpectedCharge(tx, id);
  if (!charge) throw new AppError('not-found');
  if (charge.state !== 'open' && charge.state !== 'refund-failed') throw new AppError('charge-already-resolved');
  return charge;
}

async function readResolved(deps: PaymentDeps, id: string): Promise<UnexpectedCharge> {
  const charge = await deps.database.transaction({ role: 'admin' }, (tx) => findUnexpectedCharge(tx, id));
  if (!charge) throw new AppError('not-found');
  if (charge.merchantId) deps.announcements?.publish(charge.merchantId);
  return charge;
}
