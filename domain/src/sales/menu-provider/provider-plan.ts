import type { Day } from '../../base/calendar/calendar-day.ts';
import type { TaxCalendar } from '../../base/taxes/tax-calendar.ts';
import type { MenuContent, MenuKind } from '../menu/menu-entry.ts';
import type { ProvidedReason } from './check-provided.ts';
import type { ItemClass } from './fit-classes.ts';
import type { ProvidedField, ProvidedKind, ProviderInventory, ProviderLink } from './provider-inventory.ts';

/** An entry of the menu as it is or was; `isRemoved`: it is not sold. */
export interface PlannedEntry {
  readonly kind: MenuKind;
  readonly code: string;
  readonly content: MenuContent;
  readonly isOut: boolean;
  readonly isRemoved: boolean;
}

/** Results of one thing at the provider, or of its end; `kept`: only fields that are a person's differ. */
export const PROVIDED_OUTCOMES = ['added', 'changed', 'removed', 'kept', 'refused'] as const;

/** Effect of one thing at the provider, or of its end. `kept`: fields that are a person's, and stay. */
export interface ProvidedLine {
  readonly kind: ProvidedKind;
  readonly code: string | null;
  readonly name: string;
  readonly outcome: (typeof PROVIDED_OUTCOMES)[number];
  readonly kept: readonly ProvidedField[];
  readonly reason: ProvidedReason | null;
}

/** Items of one category with the same taxes, whose class a person has to say: `classes` are those that fit. */
export interface AskedClass {
  readonly key: string;
  /** Its name at the provider; null for items without one. */
  readonly category: string | null;
  readonly classes: readonly ItemClass[];
  readonly items: number;
}

/** Effect of an inventory on a menu. */
export interface ProviderPlan {
  readonly contents: readonly { readonly code: string; readonly content: MenuContent<ProvidedKind> }[];
  readonly stock: readonly { readonly code: string; readonly isOut: boolean }[];
  readonly removed: readonly { readonly kind: ProvidedKind; readonly code: string }[];
  readonly links: readonly ProviderLink[];
  readonly lines: readonly ProvidedLine[];
  readonly asked: readonly AskedClass[];
  /** True when a kind would have more entries than a menu may have: nothing of it is to be done. */
  readonly isFull: boolean;
}

/** Words of a person on classes, by `AskedClass.key`. */
export type SaidClasses = Readonly<Record<string, ItemClass>>;

/** Facts that a plan is made of. */
export interface ProviderPlanInput {
  readonly entries: readonly PlannedEntry[];
  readonly links: readonly ProviderLink[];
  readonly inventory: ProviderInventory;
  readonly classes: SaidClasses;
  readonly calendar: TaxCalendar;
  readonly day: Day;
  readonly now: Date;
}
