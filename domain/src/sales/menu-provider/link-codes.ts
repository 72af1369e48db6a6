import { MOST } from '../menu/menu-entry.ts';
import { toCode } from '../menu/near-codes.ts';
import type { ProvidedKind, ProviderLink } from './provider-inventory.ts';

/** An entry that there is or was, as far as its code is concerned. */
export interface KnownEntry {
  readonly kind: string;
  readonly code: string;
  readonly name: string;
}

/** Something at the provider that is looked for on the menu. */
interface Sought {
  readonly kind: ProvidedKind;
  readonly id: string;
  readonly name: string;
}

/**
 * Finds the entry that something at the provider is: that of its link; else one of its name that has no link, or whose own is gone from
 * the provider, as after items were merged or made again there; else a code that was never used.
 */
export function openCodes(
  entries: readonly KnownEntry[],
  links: readonly ProviderLink[],
  provided: readonly { readonly kind: ProvidedKind; readonly id: string }[],
) {
  const there = new Set(provided.map(({ kind, id }) => `${kind} ${id}`));
  const linkOf = new Map(links.map((link) => [`${link.kind} ${link.providerId}`, link]));
  const gone = new Map(
    links
      .filter(({ kind, providerId }) => !there.has(`${kind} ${providerId}`))
      .map((link) => [`${link.kind} ${link.code}`, link]),
  );
  const taken = new Set(links.map(({ kind, code }) => `${kind} ${code}`).filter((key) => !gone.has(key)));
  const turns = new Map<string, number>();
  const known = new Map(entries.map((entry) => [`${entry.kind} ${entry.code}`, entry]));
  const find = ({ kind, id, name }: Sought): { code: string; link: ProviderLink | undefined } => {
    const link = linkOf.get(`${kind} ${id}`);
    if (link) return { code: link.code, link };
    const base = toCode(name) || toCode(id) || kind;
    const word = `${kind} ${base} ${toCode(name)}`;
    for (let turn = turns.get(word) ?? 1; ; turn += 1) {
      const code = numbered(base, turn);
      const key = `${kind} ${code}`;
      if (taken.has(key)) continue;
      const entry = known.get(key);
      if (entry !== undefined && toCode(entry.name) !== toCode(name)) continue;
      taken.add(key);
      // those before it stay another's: thousands of one name are not counted through each time
      turns.set(word, turn + 1);
      const former = gone.get(key);
      gone.delete(key);
      return { code, link: former };
    }
  };
  /** The links whose things are gone from the provider, and which nothing else has taken over. */
  return { find, gone: () => [...gone.values()] };
}

/** A code that names none of a list twice: `soupe`, `soupe-2`. */
export function numbered(base: string, turn: number): string {
  if (turn === 1) return base;
  const tail = `-${turn}`;
  return `${base.slice(0, MOST.code - tail.length).replace(/-$/, '')}${tail}`;
}
