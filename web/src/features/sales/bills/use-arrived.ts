import { useState } from 'react';

/** Rows that came into a list while it was open, by id. `key` says which list: another one starts from scratch. */
export function useArrived(key: string, ids: readonly string[] | undefined): ReadonlySet<string> {
  const [seen, setSeen] = useState<Seen>(NOTHING);
  if (ids === undefined || (seen.key === key && sameIds(seen.ids, ids)))
    return seen.key === key ? seen.arrived : NOTHING.arrived;
  const before = seen.key === key ? new Set(seen.ids) : null;
  const arrived = new Set(before ? ids.filter((id) => !before.has(id)) : []);
  setSeen({ key, ids, arrived });
  return arrived;
}

interface Seen {
  readonly key: string | null;
  readonly ids: readonly string[];
  readonly arrived: ReadonlySet<string>;
}

const NOTHING: Seen = { key: null, ids: [], arrived: new Set() };

const sameIds = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((id, index) => id === other[index]);
