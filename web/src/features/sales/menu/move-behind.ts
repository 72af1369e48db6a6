import type { MenuEntryView } from '@comptoir/contract/sales/menu';
import { entriesOf, type MenuKind } from '@comptoir/domain/sales/menu/menu-entry';

/** A move of an entry behind another of its kind; `after` null: before all. */
export interface Moved {
  readonly kind: MenuKind;
  readonly code: string;
  readonly after: string | null;
}

/** The entries of a menu after a move, as the server orders them. */
export function moveBehind(entries: readonly MenuEntryView[], { kind, code, after }: Moved): MenuEntryView[] {
  const others = entriesOf(entries, kind).filter((one) => one.code !== code);
  const at = others.findIndex((one) => one.code === after);
  const right = others[at + 1]?.place;
  const left = others[at]?.place ?? (right ?? 1) - 2;
  const place = right === undefined ? left + 1 : (left + right) / 2;
  return entries.map((entry) => (entry.kind === kind && entry.code === code ? { ...entry, place } : entry));
}

/** The code that an entry goes behind to stand on a side of another, among those of its group in their order; null: before all. */
export function whomBehind(
  codes: readonly string[],
  { code, target, side }: { readonly code: string; readonly target: string; readonly side: 'before' | 'after' },
): string | null {
  if (side === 'after') return target;
  const others = codes.filter((one) => one !== code);
  return others[others.indexOf(target) - 1] ?? null;
}
