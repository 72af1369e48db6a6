import type { CallOutcome } from '../call-outcome.ts';
import { type HttpOutcome, parseJson } from '../http-client.ts';
import type { FastifyBaseLogger } from 'fastify';

/** A provider's reply with its JSON, null when it has none; why there was no reply changes nothing for a payment. */
export type ProviderReply = CallOutcome<
  { readonly kind: 'replied'; readonly status: number; readonly body: unknown },
  object
>;

export const readJson = (reply: HttpOutcome): ProviderReply =>
  reply.kind === 'replied'
    ? { kind: 'replied', status: reply.status, body: parseJson(reply.body) }
    : { kind: reply.kind };

/** Log in which an adapter says that a provider does not take a request of ours, which no merchant can do anything about. */
export type PaymentsLog = Pick<FastifyBaseLogger, 'error'>;

/** Meaning of a reply that is no success, for anyone who moves money. */
export type Refusal = 'card' | 'request' | 'unavailable' | 'unknown';

/**
 * By the HTTP status alone: 402 is about the card; 401, 403 and 429 say that nothing was done; 409 that the key is in use, so
 * that something may have been; 5xx may come from between us and the service that has done it; what is left is a request that the
 * provider does not take.
 */
export function readRefusal(status: number): Refusal {
  if (status === 402) return 'card';
  if (status === 401 || status === 403 || status === 429) return 'unavailable';
  if (status >= 400 && status < 500 && status !== 408 && status !== 409) return 'request';
  return 'unknown';
}

/** True when a reply is no bad day of the provider's: it does not know us, or not our request, and will not tomorrow either. */
export const isOurFault = (status: number): boolean =>
  status === 401 || status === 403 || readRefusal(status) === 'request';

/** A customer of a provider and the customer's card, as the one text that a card is charged by. */
export const joinReference = (customer: string, card: string): string => `${customer}/${card}`;

export function splitReference(reference: string): readonly [customer: string, card: string] {
  const [customer = '', card = ''] = reference.split('/');
  return [customer, card];
}

/** A card's brand as people read it, whichever way a provider writes it. */
export const nameBrand = (brand: string): string => BRANDS[brand.toLowerCase()] ?? brand;

const BRANDS: Readonly<Record<string, string>> = {
  visa: 'Visa',
  mc: 'Mastercard',
  mastercard: 'Mastercard',
  amex: 'American Express',
  discover: 'Discover',
  diners: 'Diners Club',
  diners_club: 'Diners Club',
  jcb: 'JCB',
  interac: 'Interac',
  unionpay: 'UnionPay',
};
