import type { CardEntry, CardFace } from '@comptoir/contract/money/cards';
import type { CallOutcome } from '../call-outcome.ts';
import type { ChargePurpose } from './charge-purpose.ts';

/** Settings that the browser needs to show the provider's own fields. */
export type CardFields = CardEntry['fields'];

/** A card as the provider keeps it: `reference` is what it is charged by; `face` is null until a charge reports it. */
export interface SavedCard {
  readonly reference: string;
  readonly face: Readonly<CardFace> | null;
}

/**
 * A card to be saved. `key`: the same again saves it once. `face`: what the provider's fields showed the page, for providers
 * that tell the server nothing of it.
 */
export interface EnteredCard {
  readonly token: string;
  readonly key: string;
  readonly merchantId: string;
  readonly email: string;
  readonly name: string;
  readonly face: CardFace | null;
}

/** `refused`: the entry was not a card that can be kept. `unavailable`: nothing can be said; nothing was charged. */
export type SaveOutcome =
  | ({ readonly kind: 'saved' } & SavedCard)
  | { readonly kind: 'refused'; readonly code: string }
  | { readonly kind: 'unavailable' };

/**
 * Outcome of a charge. After `unknown`, `findCharge` is asked before anything else; `isKeySpent`: the key stands for another
 * request, or for a failure that the provider only repeats.
 */
export type ChargeOutcome = CallOutcome<
  | (ChargedFacts & { readonly kind: 'succeeded' })
  | { readonly kind: 'declined'; readonly decline: 'soft' | 'hard'; readonly code: string }
  | { readonly kind: 'action-required'; readonly code: string },
  object,
  { readonly isKeySpent?: true }
>;

/** A charge that took money, as the provider reports it: how much of it, and from which card, where it says so. */
export interface ChargedFacts {
  readonly reference: string;
  readonly amountCents?: number;
  readonly card?: CardFace;
}

/** A charge to be made. `key` is derived before the call, stays with the attempt for ever, and charges once at most. */
export interface Charge {
  readonly key: string;
  readonly reference: string;
  readonly amountCents: number;
  /** Both taxes, which are part of the amount. */
  readonly taxCents: number;
  readonly invoiceNumber: string;
  readonly description: string;
  /** The address that the card was saved from, where it is known. */
  readonly address: string | null;
  readonly purpose: ChargePurpose;
}

/** A charge that took money, as the provider's list has it; what it does not keep of ours is null. */
export interface ListedCharge {
  readonly reference: string;
  readonly key: string | null;
  readonly amountCents: number;
  /** Both taxes, which are part of the amount. */
  readonly taxCents: number | null;
  readonly invoiceNumber: string | null;
  readonly purpose: ChargePurpose | null;
  readonly card: CardFace | null;
  readonly at: Date;
}

/** Money that went back, as the provider's list has it. */
export interface ListedRefund {
  readonly reference: string;
  readonly chargeReference: string;
  readonly key: string | null;
  /** The number of the credit note that it was made for. */
  readonly creditNumber: string | null;
  readonly amountCents: number;
  readonly at: Date;
}

/** All that a provider did for us since a moment, oldest first. `numbers`: those of all invoices that it was asked to charge. */
export interface Movements {
  readonly charges: readonly ListedCharge[];
  readonly refunds: readonly ListedRefund[];
  readonly numbers: readonly string[];
}

/** A refund to be made. `creditNumber`: the credit note that it is for, if there is one. */
export interface Refund {
  readonly key: string;
  readonly chargeReference: string;
  readonly amountCents: number;
  readonly creditNumber: string | null;
}

/** Outcome of a refund. After `unknown` the same key asks again, and refunds once. */
export type RefundOutcome = CallOutcome<
  { readonly kind: 'done' } | { readonly kind: 'refused'; readonly code: string },
  object
>;

/** News from the provider. Only a hint: what really became of a charge is asked with `findCharge`. */
export interface PaymentEvent {
  /** The same for a message that comes twice. */
  readonly id: string;
  /** The key of the charge that it is about; null when it is about something else. */
  readonly key: string | null;
}

/** The service that keeps cards and charges them. Cards never pass through here, only what stands for them. */
export interface CardPayments {
  readonly provider: 'simulator' | 'clover' | 'stripe';
  /** Null: it cannot be reached now. */
  beginEntry(entry: { merchantId: string; language: 'fr' | 'en' }): Promise<CardFields | null>;
  saveCard(card: EnteredCard): Promise<SaveOutcome>;
  deleteCard(reference: string): Promise<'deleted' | 'unavailable'>;
  charge(charge: Charge): Promise<ChargeOutcome>;
  /** Finds the charge with a key; `not-charged` when the provider has never heard of it. */
  findCharge(charge: { key: string; reference: string }): Promise<ChargeOutcome | { readonly kind: 'not-charged' }>;
  refund(refund: Refund): Promise<RefundOutcome>;
  /** Lists charges and refunds since a moment; null when the provider cannot say now. */
  listMovements(since: Date): Promise<Movements | null>;
  /** Reads a message of the provider; null when it is not recognized as the provider's. */
  readWebhook(webhook: { headers: Record<string, string | undefined>; body: string }): PaymentEvent[] | null;
  close(): Promise<void>;
}
