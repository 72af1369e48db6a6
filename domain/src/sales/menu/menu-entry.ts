import type { SoldKind } from '../../base/taxes/class-of-sale.ts';
import { COUNTED_GOODS } from '../../base/taxes/class-of-sale.ts';
import { TAX_CLASSES } from '../../base/taxes/tax-calendar.ts';
import type { Language } from '../../base/merchants/merchant-information.ts';

/** Kinds of entry in a menu: what items are grouped by, served in, chosen with, the items, and the hours in which categories are sold. */
export const MENU_KINDS = ['category', 'course', 'group', 'item', 'hours'] as const;
export type MenuKind = (typeof MENU_KINDS)[number];

/** Classes that an item may be sold under: an imposed gratuity is no item. */
export const ITEM_CLASSES: readonly Exclude<SoldKind, 'service'>[] = [
  ...TAX_CLASSES.filter((one) => one !== 'service'),
  ...COUNTED_GOODS,
];

/**
 * Classes of a modifier that is sold beside its item, such as rum in a coffee. What is added to a taxed supply is never zero-rated or
 * exempt by itself, so that none of these lowers the tax of its dish. Decision 206.
 */
export const MODIFIER_CLASSES = ['meal', 'drink', 'beer-wine-cider', 'spirits', 'other'] as const;

/** The authority's activities that an item may be sold under. Source: SRM-6. */
export const ITEM_ACTIVITIES = ['CDR', 'BAR', 'RES'] as const;

/** Most of each thing: entries of a kind, modifiers of a group, groups of an item, prices with a moment, times of a week, letters of a code and of a name. */
export const MOST = {
  entries: { category: 200, course: 20, group: 500, item: 5000, hours: 20 },
  modifiers: 50,
  groups: 10,
  prices: 10,
  times: 28,
  code: 40,
  name: 100,
} as const;

/** The highest price of one, in cents. */
export const HIGHEST_PRICE = 9_999_999;

/** A code: small letters without accents, digits, and hyphens between them. It never changes, so that a renamed dish stays one dish. */
export const CODE = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** A name in both languages. */
export type MenuName = Readonly<Record<Language, string>>;

/** A price before taxes, in cents, from an instant on; null is from the beginning. */
export interface MenuPrice {
  readonly from: string | null;
  readonly cents: number;
}

/** Choice that goes with an item. `cents`: what one adds to the price, below zero for what it takes off. `taxClass` null: as the item. */
export interface Modifier {
  readonly code: string;
  readonly name: MenuName;
  readonly cents: number;
  readonly taxClass: (typeof MODIFIER_CLASSES)[number] | null;
}

/** Part of a week in which something is sold, on the merchant's wall; `until` before `from` is on the day after. Days: Sunday is 0. */
export interface WeekTime {
  readonly days: readonly number[];
  readonly from: string;
  readonly until: string;
}

interface ContentOf {
  readonly category: { readonly name: MenuName };
  readonly course: { readonly name: MenuName };
  /** From `least` to `most` of its modifiers are chosen. */
  readonly group: {
    readonly name: MenuName;
    readonly least: number;
    readonly most: number;
    readonly modifiers: readonly Modifier[];
  };
  /** Category, course and groups by their codes; activity null: the merchant's own. Without a price, only an open one. */
  readonly item: {
    readonly name: MenuName;
    readonly category: string | null;
    readonly course: string | null;
    readonly groups: readonly string[];
    readonly taxClass: (typeof ITEM_CLASSES)[number];
    readonly activity: (typeof ITEM_ACTIVITIES)[number] | null;
    readonly prices: readonly MenuPrice[];
    readonly isOpenPrice: boolean;
  };
  readonly hours: {
    readonly name: MenuName;
    readonly categories: readonly string[];
    readonly times: readonly WeekTime[];
  };
}

/** Content of an entry, as a person gives it. */
export type MenuContent<Kind extends MenuKind = MenuKind> = {
  readonly [K in Kind]: { readonly kind: K } & ContentOf[K];
}[Kind];

/** Facts of an entry besides its content: its code, its place in the order of its kind, and whether there is none of it left. */
interface Placed {
  readonly code: string;
  readonly place: number;
  readonly isOut: boolean;
}

/** An entry as it is sold from. */
export type MenuEntry<Kind extends MenuKind = MenuKind> = { readonly [K in Kind]: MenuContent<K> & Placed }[Kind];

/** Returns the entries of one kind, in their order. */
export const entriesOf = <Kind extends MenuKind, Entry extends MenuEntry = MenuEntry>(
  menu: readonly Entry[],
  kind: Kind,
): Extract<Entry, { kind: Kind }>[] =>
  menu
    .filter((entry): entry is Extract<Entry, { kind: Kind }> => entry.kind === kind)
    .sort((one, other) => one.place - other.place || (one.code < other.code ? -1 : 1));
