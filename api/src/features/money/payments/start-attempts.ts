import { isPayable, nextInvoiceState, type InvoiceState } from '@comptoir/domain/money/invoices/invoice-state';
import type { PaidBy } from '@comptoir/domain/money/payments/decide-outcome';
import type { Charge } from '../../../gateways/card-payments/card-payments.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { orderedId } from '../../../platform/ordered-id.ts';
import type { Seal } from '../../../platform/seal.ts';
import { documentNumber } from '@comptoir/domain/money/invoices/document-number';
import { chargeKey } from './derive-key.ts';
import {
  insertAttempts,
  listNextOrdinals,
  lockLiveCards,
  type LockedInvoice,
  type NewAttempt,
} from './payments.store.ts';
import { cardReferencePlace } from '../../base/record/sealed-places.ts';

/**
 * Time that the server that starts an attempt may be at it. Much longer than any call to a provider takes: after it, the call has ended one way
 * or another, or that server is gone.
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

/**
 * Records an attempt for each of some locked invoices, in the transaction that locked them; afterwards they may be charged. None is made with a
 * card that was ended since: a card that a sale has ended is never charged again.
 */
export async function startAttempts(
  tx: Transaction,
  deps: { now: () => Date; seal: Seal },
  { by, invoices: locked }: { by: PaidBy; invoices: readonly ChargeableInvoice[] },
): Promise<StartedAttempt[]> {
  const live = await lockLiveCards(
    tx,
    locked.map(({ card }) => card.id),
  );
  const invoices = locked.filter(({ card }) => live.has(card.id));
  if (invoices.length === 0) return [];
  const ordinals = await listNextOrdinals(
    tx,
    invoices.map(({ id }) => id),
  );
  const startedAt = deps.now();
  const leasedUntil = new Date(startedAt.getTime() + LEASE_MS);
  const drafts = invoices.map((invoice) => {
    const ordinal = ordinals.get(invoice.id) ?? 1;
    return { invoice, attempt: draft(invoice, { by, startedAt, leasedUntil, ordinal }) };
  });
  insertAttempts(
    tx,
    chargingState(),
    drafts.map(({ attempt }) => attempt),
  );
  return drafts.map(({ invoice, attempt }) => {
    const { id: cardId, referenceSealed } = invoice.card;
    const reference = deps.seal.open(referenceSealed, cardReferencePlace(cardId));
    return { id: attempt.id, leasedUntil, charge: chargeOf(invoice, { ...attempt, reference }) };
  });
}

function draft(
  invoice: ChargeableInvoice,
  started: Pick<NewAttempt, 'by' | 'startedAt' | 'leasedUntil' | 'ordinal'>,
): NewAttempt {
  const { id: invoiceId, merchantId, state, card } = invoice;
  if (!isPayable(state)) throw new Error(`an invoice in the state ${state} cannot be charged`);
  const { id: cardId, referenceSealed } = card;
  const id = orderedId(started.startedAt);
  const key = chargeKey(invoice, started.ordinal);
  return { ...started, id, key, invoiceId, merchantId, cardId, referenceSealed, previousState: state };
}

/** Wherever an invoice may be charged from, this is where it goes. */
function chargingState(): InvoiceState {
  const next = nextInvoiceState('open', 'charge');
  if (!next.ok) throw new Error(next.reason);
  return next.value;
}

const DESCRIPTIONS = { fr: 'Comptoir, facture', en: 'Comptoir, invoice' } as const;

function chargeOf(
  invoice: ChargeableInvoice,
  { key, ordinal, reference }: { key: string; ordinal: number; reference: string },
): Charge {
  const invoiceNumber = documentNumber('invoice', invoice.number);
  const { merchantId, periodStartsOn, periodEndsOn, amountCents, taxCents, language } = invoice;
  const description = `${DESCRIPTIONS[language]} ${invoiceNumber}`;
  const purpose = { merchantId, periodStartsOn, periodEndsOn, ordinal };
  return { key, reference, amountCents, taxCents, invoiceNumber, description, address: invoice.card.address, purpose };
}
