import type { AttemptState } from '@comptoir/domain/money/payments/decide-outcome';
import type { InvoiceState } from '@comptoir/domain/money/invoices/invoice-state';
import type { MerchantTimeZone } from '@comptoir/domain/base/merchants/merchant-information';
import type { Transaction } from '../../../platform/database/database.ts';
import type { BilledPeriod } from './derive-key.ts';

/** An attempt that a charge may be of. */
export interface KnownAttempt {
  readonly id: string;
  readonly state: AttemptState;
  readonly reference: string | null;
}

/**
 * The attempt that made a charge, by what the provider knows it by. Not one that was settled as not charged: the charge is
 * of a later one under the same key, which this copy of the database does not remember.
 */
export const findAttemptOf = (
  tx: Transaction,
  { reference, key }: { reference: string; key: string | null },
): Promise<KnownAttempt | null> =>
  tx.first({
    text: `select id, state, provider_reference as reference from payment_attempts
      where (provider_reference = $1 or key = $2) and state <> 'not-charged'
      order by provider_reference = $1 desc nulls last limit 1`,
    values: [reference, key],
  });

/** True when a charge is among those that an administrator decides about. */
export const isUnexpected = async (tx: Transaction, provider: string, chargeReference: string): Promise<boolean> =>
  (await tx.first({
    text: 'select id from unexpected_charges where provider = $1 and charge_reference = $2',
    values: [provider, chargeReference],
  })) !== null;

/** An invoice locked, to have a charge adopted for it. */
export interface AdoptingInvoice {
  readonly id: string;
  readonly merchantId: string;
  readonly number: number;
  readonly state: InvoiceState;
  readonly dueCents: number;
  readonly automaticAttempts: number;
  readonly nextAttemptAt: Date | null;
  readonly paidAt: Date | null;
  readonly paidBeforeAt: Date | null;
  readonly dueAt: Date;
  readonly timeZone: MerchantTimeZone;
  readonly periodStartsOn: string;
}

const ADOPTING = `select i.id, i.merchant_id as "merchantId", i.number::int, i.state,
    (i.total_cents - i.credited_cents)::float8 as "dueCents", i.automatic_attempts as "automaticAttempts",
    i.next_attempt_at as "nextAttemptAt", i.paid_at as "paidAt", i.due_at as "dueAt", m.time_zone as "timeZone",
    i.period_starts_on::text as "periodStartsOn",
    (select a.settled_at from payment_attempts a where a.invoice_id = i.id and a.state = 'succeeded') as "paidBeforeAt"
  from invoices i join merchants m on m.id = i.merchant_id`;

/** The invoice of a merchant that begins on a day. */
export const lockInvoiceOf = (
  tx: Transaction,
  { merchantId, periodStartsOn }: BilledPeriod,
): Promise<AdoptingInvoice | null> =>
  tx.first({
    text: `${ADOPTING} where i.merchant_id = $1 and i.period_starts_on = $2 for update of i`,
    values: [merchantId, periodStartsOn],
  });

/** The invoice with a number, for charges that were made before they stated their purpose. */
export const lockInvoiceNumbered = (tx: Transaction, number: number): Promise<AdoptingInvoice | null> =>
  tx.first({ text: `${ADOPTING} where i.number = $1 for update of i`, values: [number] });

/** A charge that was found at the provider, as an attempt that is about to be settled. */
export interface FoundAttempt {
  readonly id: string;
  readonly invoiceId: string;
  readonly merchantId: string;
  readonly key: string;
  readonly ordinal: number;
  readonly card: string | null;
  readonly at: Date;
}

/** Writes a found charge down; what comes of it is settled in the same transaction. */
export function insertFoundAttempt(tx: Transaction, found: FoundAttempt): void {
  tx.write({
    text: `insert into payment_attempts (id, invoice_id, merchant_id, key, ordinal, charged_card, found_in, by, started_at,
        leased_until, settled_at, state)
      values (:id, :invoiceId, :merchantId, :key, :ordinal, :card, 'open', 'restore', :at, :at, :at, 'not-charged')`,
    values: {
      id: found.id,
      invoiceId: found.invoiceId,
      merchantId: found.merchantId,
      key: found.key,
      ordinal: found.ordinal,
      card: found.card,
      at: found.at,
    },
  });
}

/** True when an attempt of an invoice that the provider answered has an ordinal already. */
export const isOrdinalTaken = async (tx: Transaction, invoiceId: string, ordinal: number): Promise<boolean> =>
  (await tx.first({
    text: `select id from payment_attempts where invoice_id = $1 and ordinal = $2
      and (state <> 'not-charged' or key_spent)`,
    values: [invoiceId, ordinal],
  })) !== null;

/** A credit note whose refund may be one that was found at the provider. */
export interface KnownRefund {
  readonly id: string;
  readonly state: 'under-way' | 'done' | 'unknown' | 'failed';
}

/** The credit note of a refund, by the key that the provider knows it by. */
export const findRefundByKey = (tx: Transaction, key: string): Promise<KnownRefund | null> =>
  tx.first({ text: 'select id, refund_state as state from credit_notes where refund_key = $1', values: [key] });

/**
 * The credit note of a refund of which the provider keeps no key: of the same charge and the same amount, made no earlier
 * than the list goes back or still without an end, and none that was taken for another refund.
 */
export const findRefundLike = (
  tx: Transaction,
  like: { chargeReference: string; amountCents: number; since: Date; taken: readonly string[] },
): Promise<KnownRefund | null> =>
  tx.first({
    text: `select n.id, n.refund_state as state from credit_notes n
      join payment_attempts a on a.invoice_id = n.invoice_id and a.state = 'succeeded'
      where a.provider_reference = $1 and n.total_cents = $2 and not n.id = any($4)
        and (n.refund_state in ('under-way', 'unknown') or n.refund_state = 'done' and n.created_at >= $3)
      order by n.created_at limit 1`,
    values: [like.chargeReference, like.amountCents, like.since, like.taken],
  });

/** The invoice that a charge paid. */
export const findPaidBy = (tx: Transaction, chargeReference: string): Promise<{ invoiceId: string } | null> =>
  tx.first({
    text: `select invoice_id as "invoiceId" from payment_attempts where provider_reference = $1 and state = 'succeeded'`,
    values: [chargeReference],
  });

export const merchantExists = async (tx: Transaction, id: string): Promise<boolean> =>
  (await tx.first({ text: 'select id from merchants where id = $1', values: [id] })) !== null;
