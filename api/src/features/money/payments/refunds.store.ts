import type { InvoiceState } from '@comptoir/domain/money/invoices/invoice-state';
import type { Language, MerchantTimeZone } from '@comptoir/domain/base/merchants/merchant-information';
import { cents, type Cents } from '@comptoir/domain/base/amounts/cents';
import type { TaxedAmount } from '@comptoir/domain/base/taxes/quebec-taxes';
import type { Transaction } from '../../../platform/database/database.ts';
import type { BilledPeriod } from './derive-key.ts';

/** An invoice locked to be credited. `chargeReference`: the charge that paid it. */
export interface CreditableInvoice {
  readonly id: string;
  readonly merchantId: string;
  readonly issuerId: string;
  readonly number: number;
  readonly periodStartsOn: string;
  readonly language: Language;
  readonly timeZone: MerchantTimeZone;
  readonly state: InvoiceState;
  readonly amounts: TaxedAmount;
  readonly creditedCents: Cents;
  readonly chargeReference: string | null;
}

export async function lockCreditable(tx: Transaction, invoiceId: string): Promise<CreditableInvoice | null> {
  const row = await tx.first<{
    id: string;
    merchantId: string;
    issuerId: string;
    number: number;
    periodStartsOn: string;
    language: Language;
    timeZone: MerchantTimeZone;
    state: InvoiceState;
    subtotal: number;
    gst: number;
    qst: number;
    total: number;
    credited: number;
    chargeReference: string | null;
  }>({
    text: `select i.id, i.merchant_id as "merchantId", i.issuer_id as "issuerId", i.number::int, i.state,
        i.period_starts_on::text as "periodStartsOn", i.language, m.time_zone as "timeZone",
          i.subtotal_cents::float8 as subtotal, i.gst_cents::float8 as gst, i.qst_cents::float8 as qst,
        i.total_cents::float8 as total, i.credited_cents::float8 as credited,
        (select a.provider_reference from payment_attempts a where a.invoice_id = i.id and a.state = 'succeeded')
          as "chargeReference"
      from invoices i join merchants m on m.id = i.merchant_id where i.id = $1 for update of i`,
    values: [invoiceId],
  });
  if (!row) return null;
  const { subtotal, gst, qst, total, credited, ...invoice } = row;
  const amounts = { subtotal: cents(subtotal), gst: cents(gst), qst: cents(qst), total: cents(total) };
  return { ...invoice, amounts, creditedCents: cents(credited) };
}

/** Takes the issuer's next number of a credit note; it is locked until the end of the transaction. */
export async function assignCreditNumber(tx: Transaction, issuerId: string): Promise<number> {
  const row = await tx.first<{ number: number }>({
    text: `update issuers set next_credit_number = next_credit_number + 1 where id = $1
      returning (next_credit_number - 1)::int as number`,
    values: [issuerId],
  });
  if (!row) throw new Error(`there is no issuer ${issuerId}`);
  return row.number;
}

/** Finds the ordinal of an invoice's next refund; asked when the invoice is locked. */
export async function findNextRefundOrdinal(tx: Transaction, invoiceId: string): Promise<number> {
  const row = await tx.first<{ ordinal: number }>({
    text: 'select coalesce(max(refund_ordinal), 0) + 1 as ordinal from credit_notes where invoice_id = $1',
    values: [invoiceId],
  });
  return row?.ordinal ?? 1;
}

/** A credit note about to be written. `refund`: what the provider will know the refund by; null when nothing was paid. */
export interface NewCreditNote {
  readonly id: string;
  readonly invoice: CreditableInvoice;
  readonly number: number;
  readonly createdAt: Date;
  /** Null for one that was found at the provider. */
  readonly createdBy: string | null;
  readonly reason: string;
  readonly amounts: TaxedAmount;
  readonly refund: { readonly key: string; readonly ordinal: number } | null;
  readonly invoiceState: InvoiceState;
}

export function insertCreditNote(tx: Transaction, note: NewCreditNote): void {
  const { invoice, amounts } = note;
  tx.write({
    text: `insert into credit_notes (id, invoice_id, merchant_id, issuer_id, number, created_at, created_by, reason,
        subtotal_cents, gst_cents, qst_cents, total_cents, refund_key, refund_ordinal, refund_state)
      values (:id, :invoiceId, :merchantId, :issuerId, :number, :createdAt, :createdBy, :reason, :subtotal, :gst, :qst, :total,
        :key, :ordinal, :refundState)`,
    values: {
      id: note.id,
      invoiceId: invoice.id,
      merchantId: invoice.merchantId,
      issuerId: invoice.issuerId,
      number: note.number,
      createdAt: note.createdAt,
      createdBy: note.createdBy,
      reason: note.reason,
      subtotal: amounts.subtotal,
      gst: amounts.gst,
      qst: amounts.qst,
      total: amounts.total,
      key: note.refund?.key ?? null,
      ordinal: note.refund?.ordinal ?? null,
      refundState: note.refund ? 'under-way' : 'none',
    },
  });
  tx.write({
    text: `update invoices set credited_cents = credited_cents + $2, state = $3,
        next_attempt_at = case $3 when 'credited' then null else next_attempt_at end
      where id = $1`,
    values: [invoice.id, amounts.total, note.invoiceState],
  });
}

/** A refund that is to be made, or may have been; with the number of its credit note. */
export interface OpenRefund {
  readonly id: string;
  readonly key: string;
  readonly number: number;
  readonly amountCents: number;
  readonly chargeReference: string;
}

/** Invoice that a credit note is for. */
export interface CreditedInvoice extends BilledPeriod {
  readonly invoiceId: string;
}

/** The invoice that a credit note is for, locked. */
export const lockCredited = (tx: Transaction, creditNoteId: string): Promise<CreditedInvoice | null> =>
  tx.first({
    text: `select i.id as "invoiceId", i.merchant_id as "merchantId", i.period_starts_on::text as "periodStartsOn"
      from invoices i join credit_notes n on n.invoice_id = i.id where n.id = $1 for update of i`,
    values: [creditNoteId],
  });

const OPEN_REFUND = `n.id, n.refund_key as key, n.number::int, n.total_cents::float8 as "amountCents",
        a.provider_reference as "chargeReference"`;

/** Opens a refund again that the provider refused, once for however many ask; null when it is not refused. */
export const reopenRefund = (
  tx: Transaction,
  creditNoteId: string,
  { key, ordinal }: { key: string; ordinal: number },
): Promise<OpenRefund | null> =>
  tx.first({
    text: `update credit_notes n set refund_state = 'under-way', refund_key = $2, refund_ordinal = $3
      from payment_attempts a
      where n.id = $1 and n.refund_state = 'failed' and a.invoice_id = n.invoice_id and a.state = 'succeeded'
      returning ${OPEN_REFUND}`,
    values: [creditNoteId, key, ordinal],
  });

/** Refunds whose end no one knows: made before `startedBefore` and not settled, or lost. */
export const listOpenRefunds = (tx: Transaction, startedBefore: Date): Promise<OpenRefund[]> =>
  tx.many({
    text: `select ${OPEN_REFUND}
      from credit_notes n join payment_attempts a on a.invoice_id = n.invoice_id and a.state = 'succeeded'
      where n.refund_state = 'unknown' or n.refund_state = 'under-way' and n.created_at <= $1
      order by n.created_at limit 100`,
    values: [startedBefore],
  });

/** Says what became of a refund, once: what is done stays so, and what failed until it is opened again. */
export function settleRefund(tx: Transaction, id: string, state: 'done' | 'unknown' | 'failed'): void {
  tx.write({
    text: `update credit_notes set refund_state = $2 where id = $1 and refund_state in ('under-way', 'unknown')`,
    values: [id, state],
  });
}
