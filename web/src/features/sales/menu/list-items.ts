import type { MenuEntryView } from '@comptoir/contract/sales/menu';
import { searchWords } from '@comptoir/domain/base/search/search-words';
import { writtenWays } from '@comptoir/domain/base/search/written-ways';
import { entriesOf } from '@comptoir/domain/sales/menu/menu-entry';
import { WITHOUT } from './read-menu-search.ts';

/** An item of a menu, as people keep it. */
export type Item = Extract<MenuEntryView, { kind: 'item' }>;

/** Lists the items by category, in the order of both; those of none come last. */
export function listItems(entries: readonly MenuEntryView[]): Item[] {
  const places = new Map(entriesOf(entries, 'category').map(({ code }, index) => [code, index]));
  const placeOf = ({ category }: Item): number => places.get(category ?? '') ?? places.size;
  // equal ones keep the order that they have among all items
  return entriesOf(entries, 'item').sort((one, other) => placeOf(one) - placeOf(other));
}

/** Filters of the list. */
interface Wanted {
  readonly text: string;
  readonly category: string | undefined;
}

/** The items whose names or code hold every word that was typed, and of a category if one is wanted. */
export function findItems(items: readonly Item[], { text, category }: Wanted): readonly Item[] {
  const words = searchWords(text);
  if (words.length === 0 && category === undefined) return items;
  return items.filter(
    (item) =>
      (category === undefined || (item.category ?? WITHOUT) === category) &&
      words.every((word) => findableText(item).includes(word)),
  );
}

/** Folded once for each item, not with each letter that is typed: five thousand take longer than many frames. */
const findable = new WeakMap<Item, string>();

function findableText(item: Item): string {
  const known = findable.get(item);
  if (known !== undefined) return known;
  const { fr, en } = item.name;
  const text = `${writtenWays(fr === en ? fr : `${fr} | ${en}`)} ${item.code}`;
  findable.set(item, text);
  return text;
}

/** As many as are folded in a part of a frame. */
const PORTION = 50;

/** Folds items while nothing else is done, so that the first letter finds them folded. Returns what stops it. */
export function foldAhead(items: readonly Item[]): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const fold = (from: number): void => {
    for (const item of items.slice(from, from + PORTION)) findableText(item);
    if (from + PORTION < items.length) timer = setTimeout(() => fold(from + PORTION));
  };
  timer = setTimeout(() => fold(0));
  return () => clearTimeout(timer);
}
