/** Randomness that is the same every time: all that is random in a simulation comes from its seed. */
export interface Random {
  /** Returns true with this probability. */
  happens(probability: number): boolean;
  /** A whole number from 0 up to, and without, a limit. */
  below(limit: number): number;
  pick<Item>(items: readonly Item[]): Item;
}

/** Mulberry32: small, and even enough for choosing between things. */
export function createRandom(seed: number): Random {
  let state = (seed ^ 0x9e3779b9) >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number): number => Math.floor(next() * limit);
  return {
    below,
    happens: (probability) => next() < probability,
    pick: (items) => {
      const [item] = items.slice(below(items.length));
      if (item === undefined) throw new RangeError('there is nothing to pick from');
      return item;
    },
  };
}
