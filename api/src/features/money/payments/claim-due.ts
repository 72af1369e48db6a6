import { nextInvoiceState, type InvoiceState } from '@comptoir/domain/money/invoices/invoice-state';
import type { Transaction } from '../../../platform/database/database.ts';
import { writeLog } from '../../base/record/write-log.ts';
import { documentNumber } from '@comptoir/domain/money/invoices/document-number';
import { queueInvoiceMails } from '../invoices/queue-invoice-mail.ts';
import { lockDueInvoices, refuseWithoutCard, type LockedInvoice, rescheduleInvoices } from './payments.store.ts';
import type { PaymentDeps } from './reconcile-payments.ts';
import { startAttempts, type ChargeableInvoice, type StartedAttempt } from './start-attempts.ts';
import { dayAfter } from '@comptoir/domain/base/calendar/calendar-day';
import { dayIn, midnightOf } from '@comptoir/domain/base/calendar/local-day';
import type { MerchantTimeZone } from '@comptoir/domain/base/merchants/merchant-information';

/** Due invoices taken by one transaction: attempts to be charged, and those that had no card to charge. */
export interface Claimed {
  readonly attempts: readonly StartedAttempt[];
  readonly withoutCard: number;
  /** True when there was nothing more to take. */
  readonly isLast: boolean;
}

/** Enough for one commit to be shared by many, few enough for their leases. */
const CLAIMED_AT_ONCE = 64;

/** Takes due invoices that no other worker has, and records the attempts that are about to be made. */
export const claimDue = (deps: PaymentDeps, provider: string): Promise<Claimed> =>
  deps.database.transaction({ role: 'system' }, async (tx) => {
    const now = deps.now();
    const due = await lockDueInvoices(tx, { provider, now, limit: CLAIMED_AT_ONCE });
    const chargeable = due.filter((invoice): invoice is ChargeableInvoice => invoice.card !== null);
    const cardless = due.filter(({ card }) => card === null);
    const refused = await refuseAll(tx, cardless, { provider, now });
    const attempts = await startAttempts(tx, deps, { by: 'midnight', invoices: chargeable });
    // Whose card came in, or was ended, at the last moment is still due.
    const isLast = due.length < CLAIMED_AT_ONCE && refused === cardless.length && attempts.length === chargeable.length;
    return { attempts, withoutCard: refused, isLast };
  });

/** Without a card there is no attempt to be made: the merchant is asked for one. Returns how many were refused. */
async function refuseAll(
  tx: Transaction,
  invoices: readonly LockedInvoice[],
  { provider, now }: { provider: string; now: Date },
): Promise<number> {
  if (invoices.length === 0) return 0;
  const invoiceIds = invoices.map(({ id }) => id);
  const ids = await refuseWithoutCard(tx, { state: refusedState(), provider, invoiceIds });
  const refused = invoices.filter(({ id }) => ids.has(id));
  writeLog(
    tx,
    refused.map(({ merchantId, number }) => ({
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
    refused.map(({ id, merchantId }) => ({ invoiceId: id, merchantId, kind: 'refused', happenedAt: now })),
  );
  return refused.length;
}

function refusedState(): InvoiceState {
  const charging = nextInvoiceState('open', 'charge');
  const refused = charging.ok ? nextInvoiceState(charging.value, 'refuse') : charging;
  if (!refused.ok) throw new Error(refused.reason);
  return refused.value;
}

/**
 * A new card was saved: invoices that wait for one are charged at the next local midnight, with all attempts before them.
 * In the transaction that saves the card.
 */
export function rescheduleUnpaidInvoices(
  tx: Transaction,
  { merchantId, timeZone, now }: { merchantId: string; timeZone: MerchantTimeZone; now: Date },
): void {
  rescheduleInvoices(tx, merchantId, midnightOf(dayAfter(dayIn(timeZone, now)), timeZone));
}
