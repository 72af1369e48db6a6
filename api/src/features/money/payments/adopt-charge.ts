import { cents } from '@comptoir/domain/base/amounts/cents';
import { decideOutcome } from '@comptoir/domain/money/payments/decide-outcome';
import type { ListedCharge } from '../../../gateways/card-payments/card-payments.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { derivedUuid } from '../../../platform/derived-uuid.ts';
import { orderedId } from '../../../platform/ordered-id.ts';
import { writeLog } from '../../base/record/write-log.ts';
import type { DueInvoicesDeps } from '../invoices/create-due-invoices.ts';
import { documentNumber, readDocumentNumber } from '@comptoir/domain/money/invoices/document-number';
import { recreateInvoice } from '../invoices/recreate-invoice.ts';
import type { PaymentDeps } from './reconcile-payments.ts';
import {
  findAttemptOf,
  insertFoundAttempt,
  isOrdinalTaken,
  isUnexpected,
  lockInvoiceNumbered,
  lockInvoiceOf,
  merchantExists,
  type AdoptingInvoice,
} from './restored-money.store.ts';
import { listNextOrdinals } from './payments.store.ts';
import { settleAttempt } from './settle-attempts.ts';
import { settlePayments, type LockedAttempt } from './settled-attempts.store.ts';
import { insertUnexpectedCharges, writeCard } from './unexpected-charges.store.ts';

/**
 * Adoption of a charge that the provider has: it was `known`, its invoice is `settled` by it now, the invoice was `recreated` for it, or it waits
 * among the `unexpected` ones. `foreign`: it carries nothing of ours, so it is not ours.
 */
export type Adoption = 'known' | 'settled' | 'recreated' | 'unexpected' | 'foreign';

/** Brings the books up to a charge that the provider made, as often as it is called. */
export async function adoptCharge(deps: PaymentDeps & DueInvoicesDeps, charge: ListedCharge): Promise<Adoption> {
  const { reference, amountCents, card } = charge;
  const adopted = await deps.database.transaction({ role: 'system' }, (tx) => adoptIn(tx, deps, charge));
  if (typeof adopted === 'string') return adopted;
  const outcome = { kind: 'succeeded', reference, amountCents, ...(card ? { card } : {}) } as const;
  const state = await settleAttempt(deps, { attemptId: adopted.attemptId, outcome });
  return state === 'unexpected' ? 'unexpected' : 'settled';
}

async function adoptIn(
  tx: Transaction,
  deps: PaymentDeps & DueInvoicesDeps,
  charge: ListedCharge,
): Promise<Adoption | { attemptId: string }> {
  if (!charge.key && !charge.purpose) return 'foreign';
  const provider = deps.payments?.provider ?? '';
  const known = await findKnown(tx, charge, provider);
  if (known) return known;
  const invoice = await lockItsInvoice(tx, charge);
  if (invoice) return settleFor(tx, { charge, invoice, provider, now: deps.now() });
  const recreated = await recreateFor(tx, deps, charge);
  if (!recreated) return leaveUnexpected(tx, { charge, provider, now: deps.now() });
  await settleFor(tx, { charge, invoice: recreated, provider, now: deps.now() });
  return 'recreated';
}

/** Finds a charge in the books: it is settled, or an attempt waits to be; null when they have nothing of it. */
async function findKnown(
  tx: Transaction,
  charge: ListedCharge,
  provider: string,
): Promise<'known' | { attemptId: string } | null> {
  if (await isUnexpected(tx, provider, charge.reference)) return 'known';
  const attempt = await findAttemptOf(tx, charge);
  if (attempt?.reference === charge.reference) return 'known';
  return attempt?.reference === null ? { attemptId: attempt.id } : null;
}

/** By what the charge is for; by its number, when it was made before charges stated their purpose. */
async function lockItsInvoice(tx: Transaction, charge: ListedCharge): Promise<AdoptingInvoice | null> {
  if (charge.purpose) return lockInvoiceOf(tx, charge.purpose);
  const number = readDocumentNumber('invoice', charge.invoiceNumber);
  return number === null ? null : lockInvoiceNumbered(tx, number);
}

/** The invoice that the charge was made for, made again; null when it cannot be. */
async function recreateFor(
  tx: Transaction,
  deps: DueInvoicesDeps,
  charge: ListedCharge,
): Promise<AdoptingInvoice | null> {
  const { purpose, amountCents: totalCents, taxCents, at: madeAt } = charge;
  if (!purpose) return null;
  const { merchantId, periodStartsOn: startsOn, periodEndsOn: endsOn } = purpose;
  const number = readDocumentNumber('invoice', charge.invoiceNumber);
  const lost = { merchantId, period: { startsOn, endsOn }, number, totalCents, taxCents, madeAt };
  return (await recreateInvoice(tx, deps, lost)) ? lockItsInvoice(tx, charge) : null;
}

interface Found {
  readonly charge: ListedCharge;
  readonly invoice: AdoptingInvoice;
  readonly provider: string;
  readonly now: Date;
}

/** Settles an invoice by a charge that no attempt of it has made here, as if its reply came only now. No one is written to. */
async function settleFor(tx: Transaction, { charge, invoice, provider, now }: Found): Promise<Adoption> {
  const { id: invoiceId, merchantId } = invoice;
  const id = orderedId(charge.at);
  const ordinal = await ordinalFor(tx, { charge, invoice });
  const key = charge.key ?? derivedUuid('found', charge.reference);
  insertFoundAttempt(tx, { id, invoiceId, merchantId, key, ordinal, card: writeCard(charge.card), at: charge.at });
  const attempt = asAttempt({ invoice, provider }, { id, key });
  const { reference, amountCents } = charge;
  const decision = decideOutcome(attempt, { kind: 'succeeded', amountCents }, charge.at);
  const { attemptState: state, invoiceState } = decision;
  const paidAt = invoiceState === 'paid' ? (invoice.paidBeforeAt ?? charge.at) : invoice.paidAt;
  const settled = { providerReference: reference, chargedCents: amountCents, settledAt: charge.at, isKeySpent: false };
  settlePayments(tx, [{ ...decision, ...settled, attempt, state, paidAt }]);
  const number = documentNumber('invoice', invoice.number);
  const facts = { number, totalCents: cents(amountCents) };
  const event = decision.unexpected ? 'charge-unexpected' : 'charge-adopted';
  // the log has it on the day it is learned: days that are sealed stay as they are
  writeLog(tx, [{ merchantId, occurredAt: charge.at, arrivedAt: now, record: { event, facts } }]);
  if (!decision.unexpected) return 'settled';
  const of = { provider, merchantId, invoiceId, attemptId: id, reason: decision.unexpected };
  insertUnexpectedCharges(tx, [{ ...of, ...whatIsKnown(charge, charge.at), invoiceNumber: number }]);
  return 'unexpected';
}

/** The ordinal that the charge states, unless another attempt of the invoice has it. */
async function ordinalFor(tx: Transaction, { charge, invoice }: Pick<Found, 'charge' | 'invoice'>): Promise<number> {
  const stated = charge.purpose?.ordinal;
  if (stated !== undefined && !(await isOrdinalTaken(tx, invoice.id, stated))) return stated;
  return (await listNextOrdinals(tx, [invoice.id])).get(invoice.id) ?? 1;
}

function asAttempt(
  { invoice, provider }: Pick<Found, 'invoice' | 'provider'>,
  { id, key }: { id: string; key: string },
): LockedAttempt {
  const { id: invoiceId, state: invoiceState, dueCents: totalCents, ...facts } = invoice;
  const made = {
    by: 'restore',
    previousState: 'open',
    state: 'under-way',
    cardId: null,
    isCardKnown: true,
    isKeyTaken: false,
  } as const;
  return { ...facts, ...made, id, key, provider, invoiceId, invoiceState, totalCents };
}

/** No invoice is known that it was made for, and none can be made: an administrator sees it. */
async function leaveUnexpected(
  tx: Transaction,
  { charge, provider, now }: { charge: ListedCharge; provider: string; now: Date },
): Promise<Adoption> {
  const stated = charge.purpose?.merchantId ?? null;
  const merchantId = stated !== null && (await merchantExists(tx, stated)) ? stated : null;
  const of = { provider, merchantId, invoiceId: null, attemptId: null, reason: 'no-invoice' as const };
  const { invoiceNumber } = charge;
  insertUnexpectedCharges(tx, [{ ...of, ...whatIsKnown(charge, now), invoiceNumber }]);
  if (merchantId === null) return 'unexpected';
  const facts = { number: invoiceNumber, totalCents: cents(charge.amountCents) };
  writeLog(tx, [{ merchantId, occurredAt: now, record: { event: 'charge-unexpected', facts } }]);
  return 'unexpected';
}

const whatIsKnown = ({ reference, amountCents, card, at }: ListedCharge, foundAt: Date) => ({
  chargeReference: reference,
  amountCents,
  card,
  chargedAt: at,
  foundAt,
});
