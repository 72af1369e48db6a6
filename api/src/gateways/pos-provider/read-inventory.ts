import { MOST } from '@comptoir/domain/sales/menu/menu-entry';
import type { ProviderInventory, ProviderItem } from '@comptoir/domain/sales/menu-provider/provider-inventory';
import { z } from 'zod';
import type { Outcome } from './pos-provider.ts';
import { readPages } from './read-pages.ts';

/** Cut, so that one long name does not keep an inventory out; what is longer than a menu's is refused there by name. */
const name = z
  .string()
  .nullish()
  .transform((text) =>
    (text ?? '')
      .replaceAll(/\p{Cc}/gu, ' ')
      .trim()
      .slice(0, 255),
  );
const id = z.string().regex(/^[\w-]{1,64}$/);
const amount = z.number().int().nullish();
const deletedTime = z.number().nullish();
const named = z.object({ id });
const within = <Element extends z.ZodType>(element: Element) =>
  z
    .object({ elements: z.array(element) })
    .nullish()
    .transform((part) => part?.elements ?? []);

const category = z.object({ id, name, deletedTime });
const group = z.object({
  id,
  name,
  minRequired: amount,
  maxAllowed: amount,
  modifiers: within(z.object({ id, name, price: amount, deletedTime })),
  deletedTime,
});
const item = z.object({
  id,
  name,
  hidden: z.boolean().nullish(),
  available: z.boolean().nullish(),
  price: amount,
  priceType: z.string().nullish(),
  categories: within(named),
  modifierGroups: within(named),
  taxRates: within(z.object({ rate: z.number().int().nonnegative(), deletedTime })),
  deletedTime,
});

/** A page of one kind, or null when the reply is none. */
const pageOf = <Element extends z.ZodType>(element: Element) => {
  const page = z.object({ elements: z.array(element) });
  return (reply: unknown): readonly z.output<Element>[] | null => page.safeParse(reply).data?.elements ?? null;
};

/** Reads one page. */
type Read = <Page>(path: string, parse: (reply: unknown) => Page | null) => Promise<Outcome<Page>>;

/** Reads an inventory whole, or not at all; of what is beyond a menu, as much as shows that it is. Source: CLV-17. */
export async function readInventory(read: Read): Promise<Outcome<ProviderInventory>> {
  const { entries } = MOST;
  const expand = { groups: '&expand=modifiers', items: '&expand=categories,modifierGroups,taxRates' };
  const categories = await readPages((query) => read(`/categories${query}`, pageOf(category)), entries.category);
  if (categories.kind !== 'answer') return categories;
  const groups = await readPages(
    (query) => read(`/modifier_groups${query}${expand.groups}`, pageOf(group)),
    entries.group,
  );
  if (groups.kind !== 'answer') return groups;
  const items = await readPages((query) => read(`/items${query}${expand.items}`, pageOf(item)), entries.item);
  if (items.kind !== 'answer') return items;
  return {
    kind: 'answer',
    answer: {
      categories: live(categories.answer).map(({ id: key, name: word }) => ({ id: key, name: word })),
      groups: live(groups.answer).map((one) => ({
        id: one.id,
        name: one.name,
        least: Math.max(0, one.minRequired ?? 0),
        most: one.maxAllowed || null,
        modifiers: live(one.modifiers).map(({ id: key, name: word, price }) => ({
          id: key,
          name: word,
          cents: price ?? 0,
        })),
      })),
      items: live(items.answer).map(toItem),
    },
  };
}

const toItem = (one: z.output<typeof item>): ProviderItem => ({
  id: one.id,
  name: one.name,
  cents: one.priceType === 'VARIABLE' ? null : (one.price ?? 0),
  isByUnit: one.priceType === 'PER_UNIT',
  isOut: one.hidden === true || one.available === false,
  category: one.categories[0]?.id ?? null,
  groups: [...new Set(one.modifierGroups.map(({ id: key }) => key))],
  rates: live(one.taxRates)
    .map(({ rate }) => rate)
    .filter((rate) => rate > 0)
    .sort((first, second) => first - second),
});

const live = <Thing extends { readonly deletedTime?: number | null | undefined }>(things: readonly Thing[]): Thing[] =>
  things.filter(({ deletedTime: ended }) => !ended);
