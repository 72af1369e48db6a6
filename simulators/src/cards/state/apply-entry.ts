import { applyFault, type FaultEntry } from '../../shared/waiting-faults.ts';
import type { CardFault } from './card-fault.ts';
import type { CardsState, Charge, StoredCard } from './cards-state.ts';
import type { Change, JournalEntry } from './journal-entry.ts';
import { changeSettings } from './settings.ts';
import { applyByKind, type ApplyTable } from '../../shared/journal.ts';

const KEPT_EVENTS = 20_000;

/** The one way the state changes: at the moment an entry is written, and again when the journal is read at the next start. */
export function applyEntry(state: CardsState, entry: JournalEntry): void {
  applyByKind(APPLY, state, entry);
}

const APPLY: ApplyTable<CardsState, JournalEntry> = {
  call: (state, { changes, reply }) => {
    for (const change of changes) applyByKind(CHANGES, state, change);
    if (reply) state.replies.set(reply.key, reply);
  },
  settings: (state, { change }) => {
    state.settings = changeSettings(state.settings, change);
  },
  tried: (state, { eventId, tried, delivery }) => {
    const event = state.events.get(eventId);
    if (!event) return;
    state.events.set(eventId, { ...event, tries: tried ? [...event.tries, tried] : event.tries, delivery });
  },
  fault: applyToFaults,
  'fault-used': applyToFaults,
  'faults-cleared': applyToFaults,
};

const CHANGES: ApplyTable<CardsState, Change> = {
  token: (state, { token }) => void state.tokens.set(token.token, token),
  card: (state, { card }) => applyCard(state, card),
  customer: (state, { customer }) => void state.customers.set(customer.id, customer),
  setup: (state, { setup }) => void state.setups.set(setup.id, setup),
  charge: (state, { charge }) => applyCharge(state, charge),
  refund: (state, { refund }) => {
    state.refunds.set(refund.id, refund);
    const charge = state.charges.get(refund.chargeId);
    if (!charge) return;
    state.charges.set(charge.id, { ...charge, refundedCents: charge.refundedCents + refund.amountCents });
  },
  event: (state, { event }) => {
    state.events.set(event.id, event);
    const [oldest] = state.events.keys();
    if (state.events.size > KEPT_EVENTS && oldest !== undefined) state.events.delete(oldest);
  },
};

function applyToFaults(state: CardsState, entry: FaultEntry<CardFault>): void {
  state.faults = applyFault(state.faults, entry);
}

function applyCard(state: CardsState, card: StoredCard): void {
  const before = state.cards.get(card.id)?.customerId ?? null;
  if (before !== null) state.cardsOf.get(before)?.delete(card.id);
  state.cards.set(card.id, card);
  if (card.customerId === null) return;
  const ids = state.cardsOf.get(card.customerId) ?? new Set();
  state.cardsOf.set(card.customerId, ids.add(card.id));
}

function applyCharge(state: CardsState, charge: Charge): void {
  const card = state.cards.get(charge.cardId);
  if (card && !state.charges.has(charge.id)) state.cards.set(card.id, { ...card, tries: card.tries + 1 });
  state.charges.set(charge.id, charge);
  if (charge.key !== null) state.chargeByKey.set(`${charge.face} ${charge.key}`, charge.id);
}
