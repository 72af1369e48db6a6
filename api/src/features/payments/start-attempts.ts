import { isPayable, nextInvoiceState, type InvoiceState } from '@comptoir/domain/billing/invoice-state';
import { randomUUID } from 'node:crypto';
import type { Charge } from '../../gateways/card-payments/card-payments.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { orderedId } from '../../platform/ordered-id.ts';
import type { Seal } from '../../platform/seal.ts';
import { documentNumber } from '../invoices/document-number.ts';
import { insertAttempts, type LockedInvoice, type NewAttempt, type PaidBy } from './payments.store.ts';

/**
 * How long whoever starts an attempt may be at it. Much longer than any call to a provider takes: after it, the call has
 * ended one way or another, or whoever made it is gone.
 */
export const LEASE_MS = 180_000;

/** A recorded attempt, ready to be charged until its lease runs out. */
export interface StartedAttempt {
  readonly id: string;
  readonly leasedUntil: Date;
  readonly charge: Charge;
}

/** An invoice that can be paid: locked, with a card. */
export type ChargeableInvoice = LockedInvoice & { readonly card: NonNullable<LockedInvoice['card']> };

/** Records an attempt for each of some locked invoices, in the transaction that locked them; afterwards they may be charged. */
export function startAttempts(
  tx: Transaction,
  needs: { now: () => Date; seal: Seal },
  { by, invoices }: { by: PaidBy; invoices: readonly ChargeableInvoice[] },
): StartedAttempt[] {
  if (invoices.length === 0) return [];
  const startedAt = needs.now();
  const leasedUntil = new Date(startedAt.getTime() + LEASE_MS);
  const drafts = invoices.map((invoice) => ({ invoice, attempt: draft(invoice, { by, startedAt, leasedUntil }) }));
  insertAttempts(
    tx,
    chargingState(),
    drafts.map(({ attempt }) => attempt),
  );
  return drafts.map(({ invoice, attempt: { id, key } }) => ({
    id,
    leasedUntil,
    charge: chargeOf(invoice, { key, reference: needs.seal.open(invoice.card.referenceSealed) }),
  }));
}

function draft(
  { id: invoiceId, merchantId, state, card }: ChargeableInvoice,
  started: { by: PaidBy; startedAt: Date; leasedUntil: Date },
): NewAttempt {
  if (!isPayable(state)) throw new Error(`an invoice in the state ${state} cannot be charged`);
  const { id: cardId, referenceSealed } = card;
  const id = orderedId(started.startedAt);
  return { ...started, id, key: randomUUID(), invoiceId, merchantId, cardId, referenceSealed, foundIn: state };
}

/** Wherever an invoice may be charged from, this is where it goes. */
function chargingState(): InvoiceState {
  const next = nextInvoiceState('open', 'charge');
  if (!next.ok) throw new Error(next.reason);
  return next.value;
}

const DESCRIPTIONS = { fr: 'Comptoir, facture', en: 'Comptoir, invoice' } as const;

function chargeOf(invoice: ChargeableInvoice, { key, reference }: { key: string; reference: string }): Charge {
  const invoiceNumber = documentNumber('invoice', invoice.number);
  const { amountCents, taxCents, language } = invoice;
  const description = `${DESCRIPTIONS[language]} ${invoiceNumber}`;
  return { key, reference, amountCents, taxCents, invoiceNumber, description, address: invoice.card.address };
}
