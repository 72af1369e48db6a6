/** Numbers from 0 to 1 that look random and are the same for the same seed (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d_2b_79_f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** One of several, each as likely as its weight. */
export function pick<T>(random: () => number, choices: readonly (readonly [T, number])[]): T {
  let left = random() * choices.reduce((sum, [, weight]) => sum + weight, 0);
  for (const [choice, weight] of choices) {
    left -= weight;
    if (left < 0) return choice;
  }
  const last = choices.at(-1);
  if (!last) throw new RangeError('there is nothing to choose from');
  return last[0];
}

/** Milliseconds until the next customer, when they come by themselves, `perMinute` on average. */
export const nextGapMs = (random: () => number, perMinute: number): number =>
  (-Math.log(1 - random()) * 60_000) / perMinute;
