import type { MenuContent, MenuPrice } from '../menu/menu-entry.ts';
import { changePriceNow, priceAt } from '../menu/price-at.ts';
import type { ItemClass } from './fit-classes.ts';
import { followField, keptOf } from './follow-field.ts';
import { followName, type Followed } from './follow-group.ts';
import type { Given, ProviderItem } from './provider-inventory.ts';

type Item = MenuContent<'item'>;

/** Words that an item is compared with: the menu's, the provider's last one, and its references by their codes on the menu. */
export interface ItemBefore {
  readonly before: (Item & { readonly isOut: boolean }) | undefined;
  readonly given: Given | undefined;
  readonly taxClass: ItemClass;
  readonly category: string | null;
  readonly groups: readonly string[];
  readonly now: Date;
}

/**
 * The item after the provider's word. A price that differs counts from now and those to come stay; of stock the last word counts;
 * class, course and activity are never the provider's. Decision 209.
 */
export function followItem(
  item: ProviderItem,
  { before, given, now, ...made }: ItemBefore,
): Followed<Item> & { readonly isOut: boolean } {
  const said = wordsOf(item, made);
  const here = before ?? newItem(item, made);
  const { isOut: wasOut, ...content } = here;
  const name = followName(said.name, { before, given });
  const price = followField({ given: given?.price, here: shownPrice(here, now), now: said.price });
  const category = followField({ given: given?.category, here: here.category, now: said.category });
  const groups = followField({ given: given?.groups, here: here.groups, now: said.groups });
  const stock = followField({ given: given?.stock, here: wasOut, now: said.stock });
  const priced = price.isKept ? {} : priceFields(here, { cents: price.value, wasOpened: given?.price === null, now });
  return {
    content: { ...content, ...priced, name: name.name, category: category.value, groups: groups.value },
    given: said,
    kept: keptOf({ name: name.isKept, price: price.isKept, category: category.isKept, groups: groups.isKept }),
    isOut: stock.value,
  };
}

type Made = Pick<ItemBefore, 'taxClass' | 'category' | 'groups'>;

const wordsOf = ({ name, cents, isOut }: ProviderItem, { category, groups }: Made) => ({
  name,
  price: cents,
  category,
  groups,
  stock: isOut,
});

/** The item as it comes for the first time. */
const newItem = ({ name, cents, isOut }: ProviderItem, made: Made): Item & { readonly isOut: boolean } => ({
  ...made,
  kind: 'item',
  name: { fr: name, en: name },
  course: null,
  activity: null,
  prices: cents === null ? [] : [{ from: null, cents }],
  isOpenPrice: cents === null,
  isOut,
});

/** The price that counts now, in cents; null where only an open one does. */
const shownPrice = ({ prices }: Item, now: Date): number | null => priceAt(prices, now);

/** Prices after the provider's word; a person may have let a price be typed beside it. */
function priceFields(
  { prices, isOpenPrice }: Item,
  { cents, wasOpened, now }: { cents: number | null; wasOpened: boolean; now: Date },
): { prices: readonly MenuPrice[]; isOpenPrice: boolean } {
  if (cents === null) return { prices: [], isOpenPrice: true };
  return { prices: changePriceNow(prices, cents, now), isOpenPrice: isOpenPrice && !wasOpened };
}
