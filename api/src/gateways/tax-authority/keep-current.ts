/** A thing that is found once and kept, and looked for again now and then because it may have been exchanged. */
export interface Current<Thing> {
  get(): Promise<Thing | null>;
  /** Returns the latest find. */
  found(): Thing | null;
}

export interface Search<Found, Thing> {
  readonly find: () => Promise<Found | null>;
  /** Returns true when the find is the one that is kept. */
  readonly isSame: (found: Found, kept: Thing) => boolean;
  readonly make: (found: Found) => Promise<Thing>;
  /** Retires one that was exchanged. */
  readonly retire: (kept: Thing) => void;
  readonly everyMs: number;
}

/** One search at a time. While it fails, or finds nothing, what is kept goes on. */
export function keepCurrent<Found, Thing>(search: Search<Found, Thing>): Current<Thing> {
  let kept: Thing | null = null;
  let lookedAt = 0;
  let looking: Promise<Thing | null> | null = null;
  const look = async (): Promise<Thing | null> => {
    const found = await search.find();
    lookedAt = Date.now();
    if (found === null || (kept !== null && search.isSame(found, kept))) return kept;
    const before = kept;
    kept = await search.make(found);
    if (before !== null) search.retire(before);
    return kept;
  };
  const lookOnce = (): Promise<Thing | null> => {
    looking ??= look().finally(() => {
      looking = null;
    });
    return looking;
  };
  return {
    found: () => kept,
    get: async () => {
      if (kept === null) return lookOnce();
      if (Date.now() - lookedAt < search.everyMs) return kept;
      return lookOnce().catch(() => kept);
    },
  };
}
