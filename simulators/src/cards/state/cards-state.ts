import type { Brand } from '../core/magic-cards.ts';
import type { DeclineReason } from '../core/declines.ts';
import type { CardFault } from './card-fault.ts';
import type { CardEvent } from '../webhooks/card-event.ts';
import { DEFAULT_SETTINGS, type Settings } from './settings.ts';

/** As which provider the one card network is spoken to. */
export const FACES = ['simulator', 'clover', 'stripe'] as const;

export type Face = (typeof FACES)[number];

/** All that is ever kept of a card: never its number, nor its security code. */
export interface CardFacts {
  /** The name of its row in the table of test cards. */
  magic: string;
  brand: Brand;
  last4: string;
  expMonth: number;
  /** Four digits. */
  expYear: number;
}

/** Token that a page got for a card, to be exchanged by a server. Times here and below are in milliseconds. */
export interface CardToken extends CardFacts {
  token: string;
  face: Face;
  /** Session that the page was opened for, returned to the server that exchanges the token. */
  session: string | null;
  createdAt: number;
  /** The card that it was exchanged for. */
  usedFor: string | null;
}

export interface StoredCard extends CardFacts {
  id: string;
  face: Face;
  token: string | null;
  /** Null where there are no customers, and once it is detached. */
  customerId: string | null;
  createdAt: number;
  isDeleted: boolean;
  /** Number of charges, successful or not. */
  tries: number;
}

export interface Customer {
  id: string;
  face: Face;
  email: string | null;
  name: string | null;
  metadata: Record<string, string>;
  createdAt: number;
  isDeleted: boolean;
}

/** The saving of a card, as Stripe counts it. */
export interface Setup {
  id: string;
  clientSecret: string;
  customerId: string | null;
  cardId: string | null;
  metadata: Record<string, string>;
  status: 'requires_payment_method' | 'succeeded';
  error: DeclineReason | null;
  createdAt: number;
}

export interface Charge {
  id: string;
  face: Face;
  cardId: string;
  customerId: string | null;
  amountCents: number;
  taxCents: number | null;
  currency: string;
  description: string | null;
  /** Caller's id of the charge: an invoice's number. */
  reference: string | null;
  metadata: Record<string, string>;
  key: string | null;
  status: 'succeeded' | 'declined' | 'action-required';
  decline: DeclineReason | null;
  refundedCents: number;
  createdAt: number;
}

export interface Refund {
  id: string;
  face: Face;
  chargeId: string;
  amountCents: number;
  reason: string | null;
  metadata: Record<string, string>;
  key: string | null;
  createdAt: number;
}

/** The first answer that a key got, for the caller who asks the same again. */
export interface KeptReply {
  /** The face and the key. */
  key: string;
  /** A digest of what was asked. */
  content: string;
  status: number;
  body: string;
}

/** Maps are in the order of creation. */
export interface CardsState {
  settings: Settings;
  tokens: Map<string, CardToken>;
  cards: Map<string, StoredCard>;
  customers: Map<string, Customer>;
  setups: Map<string, Setup>;
  charges: Map<string, Charge>;
  refunds: Map<string, Refund>;
  replies: Map<string, KeptReply>;
  events: Map<string, CardEvent>;
  faults: CardFault[];
  /** The ids of each customer's cards, deleted ones among them. */
  cardsOf: Map<string, Set<string>>;
  /** The last charge of each face and key. */
  chargeByKey: Map<string, string>;
}

export function emptyState(): CardsState {
  return {
    settings: DEFAULT_SETTINGS,
    tokens: new Map(),
    cards: new Map(),
    customers: new Map(),
    setups: new Map(),
    charges: new Map(),
    refunds: new Map(),
    replies: new Map(),
    events: new Map(),
    faults: [],
    cardsOf: new Map(),
    chargeByKey: new Map(),
  };
}

/** The live cards of a customer, in the order in which they came to be the customer's. */
export function listCardsOf(state: CardsState, customerId: string): StoredCard[] {
  const cards = [...(state.cardsOf.get(customerId) ?? [])].map((id) => state.cards.get(id));
  return cards.filter((card) => card !== undefined).filter(({ isDeleted }) => !isDeleted);
}
