/**
 * Texts that patterns and loops go back over, time and again: each repeated without an end, and ended by a sign that none of
 * them expects. Letters, blanks, digits and the rest of an address, signs of markup, signs that stand on others, signs that no
 * one sees, halves of characters.
 */
const UNITS = {
  letters: 'a',
  blanks: ' ',
  addresses: 'a@a.0-',
  brackets: '<(',
  marks: 'e\u0301\u0327',
  invisible: '\u200B',
  halves: '\uD83D\uDE00\uD83D',
} as const;

export type Fill = keyof typeof UNITS;
export const FILLS = Object.keys(UNITS) as Fill[];

const made = new Map<string, string>();

/** A text of so many letters of one fill. The same text each time: to make it would cost more than to check it. */
function fillText(fill: Fill, length: number): string {
  const key = `${fill} ${length}`;
  const text = made.get(key) ?? Buffer.from(makeText(fill, length), 'utf16le').toString('utf16le');
  made.set(key, text);
  return text;
}

const makeText = (fill: Fill, length: number): string =>
  `${UNITS[fill].repeat(Math.ceil(length / UNITS[fill].length)).slice(0, Math.max(0, length - 1))}!`;

/** Between what takes as many times as long as it is longer, and what takes the square of it: a machine with other work to do is unfair. */
const MOST = 1.5;
/** No clock is finer than this. */
const GRAIN_MS = 0.05;
const MOST_ROUNDS = 10;

/** Check that is given a text, and the text's length. */
export interface Read {
  readonly check: (text: string) => unknown;
  readonly fill: Fill;
  readonly length: number;
  /** Ratio of its length to that of the text it is compared with: ten, or more where collecting garbage weighs. */
  readonly share?: number;
}

/**
 * Returns the power of its length by which the time of a text grows: 1 where each letter is read once, 2 where each is read for
 * each. A part of it that is refused unread takes as long as to go through its letters once. Of the least of several rounds,
 * which end as soon as it is little enough: other work on the machine only ever adds.
 */
export async function growthOf({ check, fill, length, share = 10 }: Read): Promise<number> {
  const [whole, part] = [fillText(fill, length), fillText(fill, Math.ceil(length / share))];
  // a pattern is compiled when it is first used
  await check(part);
  let [longer, shorter, read] = [Infinity, Infinity, Infinity];
  let growth = Infinity;
  for (let round = 0; round < MOST_ROUNDS && growth > MOST; round += 1) {
    shorter = Math.min(shorter, await timeOf(check, part), await timeOf(check, part));
    read = Math.min(read, await timeOf(countLetters, part));
    longer = Math.min(longer, await timeOf(check, whole));
    growth = Math.log(longer / Math.max(shorter, read, GRAIN_MS)) / Math.log(share);
  }
  return growth;
}

export const goesBack = (growth: number): boolean => growth > MOST;

const countLetters = (text: string): number => {
  let letters = 0;
  for (const _ of text) letters += 1;
  return letters;
};

async function timeOf(check: Read['check'], text: string): Promise<number> {
  const startedAt = performance.now();
  const result = check(text);
  if (result instanceof Promise) await result;
  return performance.now() - startedAt;
}
