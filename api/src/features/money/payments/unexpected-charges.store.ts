import type { CardFace } from '@comptoir/contract/money/cards';
import type { UnexpectedCharge } from '@comptoir/contract/money/unexpected-charges';
import type { Transaction } from '../../../platform/database/database.ts';
import { orderedId } from '../../../platform/ordered-id.ts';
import type { InvoiceState } from '@comptoir/domain/money/invoices/invoice-state';

/** A charge that took money and pays nothing, as it is found. */
export interface NewUnexpectedCharge {
  readonly provider: string;
  readonly chargeReference: string;
  readonly merchantId: string | null;
  readonly invoiceId: string | null;
  readonly attemptId: string | null;
  readonly reason: UnexpectedCharge['reason'];
  readonly amountCents: number;
  readonly card: CardFace | null;
  readonly invoiceNumber: string | null;
  readonly chargedAt: Date;
  readonly foundAt: Date;
}

/** Writes unexpected charges down, each once: one that is known already stays as it is. */
export function insertUnexpectedCharges(tx: Transaction, charges: readonly NewUnexpectedCharge[]): void {
  for (const charge of charges)
    tx.write({
      name: 'insert-unexpected-charge',
      text: `insert into unexpected_charges (id, provider, charge_reference, merchant_id, invoice_id, attempt_id, reason,
          amount_cents, card, invoice_number, charged_at, found_at, state)
        values (:id, :provider, :chargeReference, :merchantId, :invoiceId, :attemptId, :reason, :amountCents, :card,
          :invoiceNumber, :chargedAt, :foundAt, 'open')
        on conflict (provider, charge_reference) do nothing`,
      values: {
        id: orderedId(charge.foundAt),
        provider: charge.provider,
        chargeReference: charge.chargeReference,
        merchantId: charge.merchantId,
        invoiceId: charge.invoiceId,
        attemptId: charge.attemptId,
        reason: charge.reason,
        amountCents: charge.amountCents,
        card: writeCard(charge.card),
        invoiceNumber: charge.invoiceNumber,
        chargedAt: charge.chargedAt,
        foundAt: charge.foundAt,
      },
    });
}

/** A card as people read it. */
export const writeCard = (card: CardFace | null): string | null => card && `${card.brand} •••• ${card.last4}`;

/** An unexpected charge, locked to be decided about. */
export interface LockedUnexpectedCharge {
  readonly id: string;
  readonly merchantId: string | null;
  readonly invoiceId: string | null;
  readonly attemptId: string | null;
  readonly reason: UnexpectedCharge['reason'];
  readonly state: UnexpectedCharge['state'];
  readonly chargeReference: string;
  readonly amountCents: number;
  readonly refundedCents: number;
  readonly refundTries: number;
  readonly chargedAt: Date;
}

export const lockUnexpectedCharge = (tx: Transaction, id: string): Promise<LockedUnexpectedCharge | null> =>
  tx.first({
    text: `select id, merchant_id as "merchantId", invoice_id as "invoiceId", attempt_id as "attemptId", reason, state,
        charge_reference as "chargeReference", amount_cents::float8 as "amountCents",
        refunded_cents::float8 as "refundedCents", refund_tries as "refundTries", charged_at as "chargedAt"
      from unexpected_charges where id = $1 for update`,
    values: [id],
  });

/** The refund of an unexpected charge that is to be made, or may have been. */
export interface OpenChargeRefund {
  readonly id: string;
  readonly key: string;
  readonly amountCents: number;
  readonly chargeReference: string;
}

/** Writes down that a charge is being given back, and under which key, before the provider is asked. */
export function beginChargeRefund(
  tx: Transaction,
  { id, key, startedAt, startedBy }: { id: string; key: string; startedAt: Date; startedBy: string },
): void {
  tx.write({
    text: `update unexpected_charges set state = 'refunding', refund_key = $2, refund_tries = refund_tries + 1,
        resolved_at = $3, resolved_by = $4 where id = $1`,
    values: [id, key, startedAt, startedBy],
  });
}

/** Refunds of unexpected charges whose end no one knows: begun before a moment and not settled, or lost. */
export const listOpenChargeRefunds = (tx: Transaction, startedBefore: Date): Promise<OpenChargeRefund[]> =>
  tx.many({
    text: `select id, refund_key as key, (amount_cents - refunded_cents)::float8 as "amountCents",
        charge_reference as "chargeReference"
      from unexpected_charges
      where state = 'refund-unknown' or state = 'refunding' and resolved_at <= $1 order by found_at limit 100`,
    values: [startedBefore],
  });

/** Says what became of a refund; what is refunded stays so. */
export function settleChargeRefund(
  tx: Transaction,
  id: string,
  state: 'refunded' | 'refund-unknown' | 'refund-failed',
): void {
  tx.write({
    text: `update unexpected_charges set state = $2, refunded_cents = case $2 when 'refunded' then amount_cents
        else refunded_cents end where id = $1 and state in ('refunding', 'refund-unknown')`,
    values: [id, state],
  });
}

export function setChargeKept(
  tx: Transaction,
  kept: { id: string; note: string; resolvedAt: Date; resolvedBy: string },
): void {
  tx.write({
    text: `update unexpected_charges set state = 'kept', note = $2, resolved_at = $3, resolved_by = $4 where id = $1`,
    values: [kept.id, kept.note, kept.resolvedAt, kept.resolvedBy],
  });
}

/**
 * Adds what the provider has given back of an unexpected charge without our knowing; all of it makes it refunded. Returns
 * whether the charge is one of those.
 */
export const addFoundRefund = async (
  tx: Transaction,
  refund: { chargeReference: string; amountCents: number; key: string | null; at: Date },
): Promise<boolean> =>
  (await tx.first({
    text: `update unexpected_charges set
        refunded_cents = case when state = 'refunded' then refunded_cents else least(amount_cents, refunded_cents + $2) end,
        state = case when refunded_cents + $2 >= amount_cents then 'refunded' else state end,
        resolved_at = coalesce(resolved_at, $3)
      where charge_reference = $1 returning id`,
    values: [refund.chargeReference, refund.amountCents, refund.at],
  })) !== null;

/** Lets a charge that was not expected pay its invoice after all. */
export function settleHeldInvoice(
  tx: Transaction,
  settled: { invoiceId: string; attemptId: string; state: InvoiceState; paidAt: Date },
): void {
  tx.write({
    text: "update payment_attempts set state = 'succeeded' where id = $1 and state = 'unexpected'",
    values: [settled.attemptId],
  });
  tx.write({
    text: 'update invoices set state = $2, paid_at = $3, next_attempt_at = null where id = $1',
    values: [settled.invoiceId, settled.state, settled.paidAt],
  });
}

/** Lets an invoice be charged again from a moment on, as if for the first time. */
export function openHeldInvoice(
  tx: Transaction,
  opened: { invoiceId: string; state: InvoiceState; nextAttemptAt: Date },
): void {
  tx.write({
    text: 'update invoices set state = $2, next_attempt_at = $3, automatic_attempts = 0 where id = $1',
    values: [opened.invoiceId, opened.state, opened.nextAttemptAt],
  });
}

interface UnexpectedChargeRow extends Omit<UnexpectedCharge, 'chargedAt' | 'foundAt' | 'resolvedAt'> {
  readonly chargedAt: Date;
  readonly foundAt: Date;
  readonly resolvedAt: Date | null;
}

const CHARGE = `c.id, c.merchant_id as "merchantId", m.company_name as "merchantName", c.invoice_id as "invoiceId",
  c.invoice_number as "invoiceNumber", c.reason, c.amount_cents::float8 as "amountCents",
  c.refunded_cents::float8 as "refundedCents", c.card, c.charge_reference as "chargeReference",
  c.charged_at as "chargedAt", c.found_at as "foundAt", c.state, c.note,
  case when c.state in ('refunded', 'kept') then c.resolved_at end as "resolvedAt"
  from unexpected_charges c left join merchants m on m.id = c.merchant_id`;

const view = ({ chargedAt, foundAt, resolvedAt, ...charge }: UnexpectedChargeRow): UnexpectedCharge => ({
  ...charge,
  chargedAt: chargedAt.toISOString(),
  foundAt: foundAt.toISOString(),
  resolvedAt: resolvedAt?.toISOString() ?? null,
});

/** All of one merchant; those that are still to be decided about, of everybody, for null. Newest first. */
export async function listUnexpectedCharges(tx: Transaction, merchantId: string | null): Promise<UnexpectedCharge[]> {
  const rows = await tx.many<UnexpectedChargeRow>({
    text: `select ${CHARGE}
      where case when $1::uuid is null then c.state not in ('refunded', 'kept') else c.merchant_id = $1 end
      order by c.found_at desc, c.id desc limit 200`,
    values: [merchantId],
  });
  return rows.map(view);
}

export async function findUnexpectedCharge(tx: Transaction, id: string): Promise<UnexpectedCharge | null> {
  const row = await tx.first<UnexpectedChargeRow>({ text: `select ${CHARGE} where c.id = $1`, values: [id] });
  return row && view(row);
}
