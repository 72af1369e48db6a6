import type { MenuEntry, MenuKind } from './menu-entry.ts';

/** The entries of a menu that name another, so that it is not removed: items their category, course and groups, hours their categories. */
export const findUsers = <Entry extends MenuEntry>(
  menu: readonly Entry[],
  named: { readonly kind: MenuKind; readonly code: string },
): Entry[] => menu.filter((entry) => codesOf(entry, named.kind).includes(named.code));

function codesOf(entry: MenuEntry, kind: MenuKind): readonly (string | null)[] {
  if (entry.kind === 'hours') return kind === 'category' ? entry.categories : [];
  if (entry.kind !== 'item') return [];
  if (kind === 'group') return entry.groups;
  if (kind === 'category') return [entry.category];
  return kind === 'course' ? [entry.course] : [];
}
