import { readFilters } from '../../../shared/lists/list-search.ts';

/** Kinds of entry beside items, which the screen shows unless its address says another. */
export const OTHER_KINDS = ['category', 'group', 'course', 'hours'] as const;

const readKind = readFilters({ kind: OTHER_KINDS });

/** Value of the filter for items that stand in no category: no code is like it. */
export const WITHOUT = '-';

/** Reads what is shown of a menu: a kind of entry, or the items, of a category or of all. */
export const readMenuSearch = (
  search: Record<string, unknown>,
): ReturnType<typeof readKind> & { readonly category?: string } => {
  const { category } = search;
  const isOne = typeof category === 'string' && /^[a-z0-9-]{1,40}$/.test(category);
  return { ...readKind(search), ...(isOne ? { category } : {}) };
};
