import type { RefundOutcome } from '../../../gateways/card-payments/card-payments.ts';
import { documentNumber } from '@comptoir/domain/money/invoices/document-number';
import type { PaymentDeps } from './reconcile-payments.ts';
import { listOpenRefunds, settleRefund, type OpenRefund } from './refunds.store.ts';
import { LEASE_MS } from './start-attempts.ts';

/** Makes a refund that is written down already, or makes sure that it was made: the same key gives back once. */
export async function issueRefund(deps: PaymentDeps, refund: OpenRefund): Promise<void> {
  if (!deps.payments) return;
  const { id, key, number, chargeReference, amountCents } = refund;
  const creditNumber = documentNumber('credit-note', number);
  const outcome = await deps.payments.refund({ key, chargeReference, amountCents, creditNumber });
  if (outcome.kind === 'refused')
    deps.log.error({ key, chargeReference, code: outcome.code }, 'a refund was refused by the provider');
  await deps.database.transaction({ role: 'system' }, (tx) => settleRefund(tx, id, REFUND_STATES[outcome.kind]));
}

/** A provider that was not reached is asked again like one whose reply was lost. */
const REFUND_STATES: Readonly<Record<RefundOutcome['kind'], 'done' | 'unknown' | 'failed'>> = {
  done: 'done',
  refused: 'failed',
  unavailable: 'unknown',
  unknown: 'unknown',
};

/** Asks again for every refund whose end no one knows. Returns how many there were. */
export async function reconcileRefunds(deps: PaymentDeps): Promise<number> {
  if (!deps.payments) return 0;
  const startedBefore = new Date(deps.now().getTime() - LEASE_MS);
  const open = await deps.database.transaction({ role: 'system' }, (tx) => listOpenRefunds(tx, startedBefore));
  for (const refund of open) await issueRefund(deps, refund);
  return open.length;
}
