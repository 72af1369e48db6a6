import { z } from 'zod';
import { nothing, type Routes, taking, controlRefusal } from '../shared/control-routes.ts';
import { toWaiting } from '../shared/waiting-faults.ts';
import type { Cards } from './cards.ts';
import { DECLINES } from './core/declines.ts';
import { MAGIC_CARDS } from './core/magic-cards.ts';
import { type CardFault, cardFaultSchema } from './state/card-fault.ts';
import { settingsChangeSchema } from './state/settings.ts';
import { newStoredCard } from './core/new-records.ts';

const whichSchema = z.strictObject({ event: z.string().max(100) });

/** Every call of the card network's control plane. */
export function createCardsRoutes(cards: Cards): Routes {
  const { state, commit } = cards;
  const status = () => readStatus(cards);
  return {
    'GET /__sim/status': taking(nothing, status),
    'GET /__sim/magic': taking(nothing, () => ({ items: MAGIC_CARDS, declines: DECLINES })),
    'GET /__sim/cards': taking(nothing, () => ({ items: [...state.cards.values()] })),
    'POST /__sim/cards': taking(importSchema, (input) => importCards(cards, input)),
    'GET /__sim/charges': taking(nothing, () => ({ items: [...state.charges.values()] })),
    'GET /__sim/refunds': taking(nothing, () => ({ items: [...state.refunds.values()] })),
    'GET /__sim/events': taking(nothing, () => ({ items: [...state.events.values()] })),
    'POST /__sim/events/resend': taking(whichSchema, (input) => {
      const event = state.events.get(input.event);
      if (!event) throw controlRefusal(404, `There is no event ${input.event}.`);
      cards.resend(event);
      return event;
    }),
    'POST /__sim/config': taking(settingsChangeSchema, (change) => (commit({ kind: 'settings', change }), status())),
    'POST /__sim/fault': taking(cardFaultSchema, (input): CardFault => {
      const fault = toWaiting(state.faults, input);
      commit({ kind: 'fault', fault });
      return fault;
    }),
    'DELETE /__sim/fault': taking(nothing, () => (commit({ kind: 'faults-cleared' }), status())),
  };
}

function readStatus({ state }: Cards) {
  const charges = [...state.charges.values()];
  const succeeded = charges.filter(({ status }) => status === 'succeeded');
  return {
    settings: state.settings,
    faults: state.faults,
    counters: {
      cards: state.cards.size,
      charges: charges.length,
      succeeded: succeeded.length,
      chargedCents: succeeded.reduce((sum, { amountCents }) => sum + amountCents, 0),
      refundedCents: succeeded.reduce((sum, { refundedCents }) => sum + refundedCents, 0),
      refunds: state.refunds.size,
      events: state.events.size,
    },
  };
}

const importSchema = z.strictObject({
  items: z.array(z.strictObject({ id: z.string().regex(/^card_\w{1,90}$/), magic: z.string() })).max(1000),
});

const LASTS_YEARS = 4;

/** Saved cards of a world that has a past, under ids that it knows them by. One that is there already stays as it is. */
function importCards({ state, commit }: Cards, { items }: z.output<typeof importSchema>) {
  const cards = items
    .filter(({ id }) => !state.cards.has(id))
    .map(({ id, magic: name }) => {
      const magic = MAGIC_CARDS.find((one) => one.name === name);
      if (!magic || magic.atSaving) throw controlRefusal(400, `There is no card ${name} that can be saved.`);
      const expYear = new Date().getFullYear() + LASTS_YEARS;
      const facts = { magic: name, brand: magic.brand, last4: magic.number.slice(-4), expMonth: 12, expYear };
      return newStoredCard(facts, { id, face: 'simulator', token: null, customerId: null });
    });
  commit({ kind: 'call', changes: cards.map((card) => ({ kind: 'card', card })), reply: null });
  return { imported: cards.length, items: items.flatMap(({ id }) => state.cards.get(id) ?? []) };
}
