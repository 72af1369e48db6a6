import { differingFields } from '@comptoir/domain/sales/menu/compare-contents';
import type { MenuContent } from '@comptoir/domain/sales/menu/menu-entry';

/** Contents of one entry: as it was typed, as another person saved it meanwhile, and as both began with it. */
export type Conflict = Readonly<Record<'mine' | 'theirs' | 'began', MenuContent>>;

type Whose = Readonly<Record<string, 'mine' | 'theirs'>>;

/** The fields that differ, each with whose is taken unless stated otherwise: one's own where one has changed it. */
export function whoseOf({ mine, theirs, began }: Conflict): Whose {
  const typed = new Set(differingFields(began, mine));
  return Object.fromEntries(
    differingFields(theirs, mine).map((field) => [field, typed.has(field) ? 'mine' : 'theirs']),
  );
}

/** One's own content with the fields of the other's that were chosen. */
export function mergeContents({ mine, theirs }: Conflict, whose: Whose): MenuContent {
  const taken = Object.entries(theirs).filter(([field]) => whose[field] === 'theirs');
  return { ...mine, ...Object.fromEntries(taken) };
}
