import { z } from 'zod';
import { controlRefusal } from '../shared/control-routes.ts';
import type { Cards } from './cards.ts';
import { MAGIC_CARDS } from './core/magic-cards.ts';
import { newStoredCard } from './core/new-records.ts';

export const importSchema = z.strictObject({
  items: z.array(z.strictObject({ id: z.string().regex(/^card_\w{1,90}$/), magic: z.string() })).max(1000),
});

const LASTS_YEARS = 4;

/** Saved cards of a world that has a past, under ids that it knows them by. One that is there already stays as it is. */
export function importCards({ state, commit }: Cards, { items }: z.output<typeof importSchema>) {
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
