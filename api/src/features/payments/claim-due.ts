import { nextInvoiceState, type InvoiceState } from '@comptoir/domain/billing/invoice-state';
import type { Transaction } from '../../platform/database/database.ts';
import { writeLog } from '../activity-log/write-log.ts';
import { documentNumber } from '../invoices/document-number.ts';
import { queueInvoiceMails } from '../invoices/queue-invoice-mail.ts';
import { lockDueInvoices, refuseWithoutCard, type LockedInvoice } from './payments.store.ts';
import type { PaymentNeeds } from './reconcile-payments.ts';
import { startAttempts, type ChargeableInvoice, type StartedAttempt } from './start-attempts.ts';

/** Due invoices taken by one transaction: attempts to be charged, and those that had no card to charge. */
export interface Claimed {
  readonly attempts: readonly StartedAttempt[];
  readonly withoutCard: number;
  /** Whether there was nothing more to take. */
  readonly isLast: boolean;
}

/** Enough for one commit to be shared by many, few enough for their leases. */
const CLAIMED_AT_ONCE = 64;

/** Takes due invoices that no other worker has, and records the attempts that are about to be made. */
export const claimDue = (needs: PaymentNeeds, provider: string): Promise<Claimed> =>
  needs.database.transaction({ role: 'system' }, async (tx) => {
    const now = needs.now();
    const due = await lockDueInvoices(tx, { provider, now, limit: CLAIMED_AT_ONCE });
    const chargeable = due.filter((invoice): invoice is ChargeableInvoice => invoice.card !== null);
    const cardless = due.filter(({ card }) => card === null);
    refuseAll(tx, cardless, now);
    const attempts = startAttempts(tx, needs, { by: 'midnight', invoices: chargeable });
    return { attempts, withoutCard: cardless.length, isLast: due.length < CLAIMED_AT_ONCE };
  });

/** Without a card there is no attempt to be made: the merchant is asked for one. */
function refuseAll(tx: Transaction, invoices: readonly LockedInvoice[], now: Date): void {
  if (invoices.length === 0) return;
  refuseWithoutCard(
    tx,
    refusedState(),
    invoices.map(({ id }) => id),
  );
  writeLog(
    tx,
    invoices.map(({ merchantId, number }) => ({
      merchantId,
      occurredAt: now,
      record: {
        event: 'payment-declined' as const,
        facts: { number: documentNumber('invoice', number), decline: 'hard' as const },
      },
    })),
  );
  queueInvoiceMails(
    tx,
    invoices.map(({ id, merchantId }) => ({ invoiceId: id, merchantId, kind: 'refused', happenedAt: now })),
  );
}

function refusedState(): InvoiceState {
  const charging = nextInvoiceState('open', 'charge');
  const refused = charging.ok ? nextInvoiceState(charging.value, 'refuse') : charging;
  if (!refused.ok) throw new Error(refused.reason);
  return refused.value;
}
