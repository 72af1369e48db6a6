import { isDrawable } from '../../base/files/is-drawable.ts';
import { HIGHEST_PRICE, MOST } from '../menu/menu-entry.ts';
import type { ProviderGroup, ProviderInventory, ProviderItem } from './provider-inventory.ts';

/** Reasons for which something at the provider does not come to the menu. */
export const PROVIDED_REASONS = [
  'name-missing',
  'name-too-long',
  'name-script',
  'price-not-valid',
  'priced-by-unit',
  'too-many-groups',
  'too-many-modifiers',
  'modifiers-missing',
  'modifier-not-valid',
  'class-unknown',
  'class-none',
  'not-together',
] as const;
export type ProvidedReason = (typeof PROVIDED_REASONS)[number];

/** True when there is more of something than a menu may have. Beyond, nothing of an inventory is looked at. */
export const isBeyondMenu = ({ categories, groups, items }: ProviderInventory): boolean =>
  categories.length > MOST.entries.category || groups.length > MOST.entries.group || items.length > MOST.entries.item;

/** The reason for which a name is none of an entry's; null for one that is. */
export function nameReason(name: string): ProvidedReason | null {
  if (name === '') return 'name-missing';
  if (name.length > MOST.name) return 'name-too-long';
  return isDrawable(name) ? null : 'name-script';
}

/** The reason for which an item does not come, apart from its class; null when it does. */
export function itemReason({ name, cents, isByUnit, groups }: ProviderItem): ProvidedReason | null {
  if (isByUnit) return 'priced-by-unit';
  if (cents !== null && (cents < 0 || cents > HIGHEST_PRICE)) return 'price-not-valid';
  return groups.length > MOST.groups ? 'too-many-groups' : nameReason(name);
}

/** The reason for which a group does not come; null when it does. */
export function groupReason({ name, modifiers }: ProviderGroup): ProvidedReason | null {
  if (modifiers.length === 0) return 'modifiers-missing';
  if (modifiers.length > MOST.modifiers) return 'too-many-modifiers';
  const isSold = modifiers.every((one) => nameReason(one.name) === null && Math.abs(one.cents) <= HIGHEST_PRICE);
  return isSold ? nameReason(name) : 'modifier-not-valid';
}
