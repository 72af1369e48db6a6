/** A category of the provider's inventory. */
export interface ProviderCategory {
  readonly id: string;
  readonly name: string;
}

/** A group of modifiers there. `most` null: as many as it has. Amounts in cents, before taxes. */
export interface ProviderGroup {
  readonly id: string;
  readonly name: string;
  readonly least: number;
  readonly most: number | null;
  readonly modifiers: readonly { readonly id: string; readonly name: string; readonly cents: number }[];
}

/**
 * An item there. `cents` null: its price is typed when it is sold. `category` and `groups` by their ids. `rates`: what it bears in the
 * provider's parts, 10 000 000 is 100 %, smallest first, without those of nothing. Source: CLV-10, CLV-17.
 */
export interface ProviderItem {
  readonly id: string;
  readonly name: string;
  readonly cents: number | null;
  /** True when it is priced by weight or length. */
  readonly isByUnit: boolean;
  /** True when there is none left of it, or it is hidden there. */
  readonly isOut: boolean;
  readonly category: string | null;
  readonly groups: readonly string[];
  readonly rates: readonly number[];
}

/** All that a provider's merchant sells there, in the provider's order. */
export interface ProviderInventory {
  readonly categories: readonly ProviderCategory[];
  readonly groups: readonly ProviderGroup[];
  readonly items: readonly ProviderItem[];
}

/** Kinds of entry that come from a provider. */
export const PROVIDED_KINDS = ['category', 'group', 'item'] as const;
export type ProvidedKind = (typeof PROVIDED_KINDS)[number];

/** Fields of each kind that the provider says something of. */
export const PROVIDED_FIELDS = [
  'name',
  'price',
  'category',
  'groups',
  'stock',
  'least',
  'most',
  'modifiers',
  'taxClass',
] as const;
export type ProvidedField = (typeof PROVIDED_FIELDS)[number];

/** Last word of the provider on an entry, in the menu's terms: what a field is compared with to see who changed it. */
export interface Given {
  readonly name: string;
  readonly price?: number | null;
  readonly category?: string | null;
  readonly groups?: readonly string[];
  readonly stock?: boolean;
  readonly least?: number;
  readonly most?: number;
  readonly modifiers?: readonly {
    readonly id: string;
    readonly code: string;
    readonly name: string;
    readonly cents: number;
  }[];
}

/** Link between an entry of the menu and what it is at the provider: it holds whatever either is renamed to. */
export interface ProviderLink {
  readonly kind: ProvidedKind;
  readonly providerId: string;
  readonly code: string;
  readonly given: Given;
}
