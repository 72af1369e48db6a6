import type { MenuEntry, MenuKind } from './menu-entry.ts';

/** Changes of a menu since a version, or all of it. */
export interface MenuDelta {
  readonly isWhole: boolean;
  readonly entries: readonly MenuEntry[];
  readonly removed: readonly { readonly kind: MenuKind; readonly code: string }[];
}

/** The entries of a menu after a delta: what changed takes the place of what was, and what was removed is gone. */
export function applyDelta(before: readonly MenuEntry[], { isWhole, entries, removed }: MenuDelta): MenuEntry[] {
  if (isWhole) return [...entries];
  const gone = new Set([...removed, ...entries].map(keyOf));
  return [...before.filter((entry) => !gone.has(keyOf(entry))), ...entries];
}

const keyOf = ({ kind, code }: { kind: MenuKind; code: string }): string => `${kind} ${code}`;
