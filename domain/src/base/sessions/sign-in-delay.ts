/**
 * Guessing is slowed down, and no one is locked out for good: after some free tries each further one has to wait, twice as
 * long as the one before, up to a limit. Tries are counted by what they are made at; what is counted fades with time.
 * Source: decision 23.
 */
export type Throttle =
  /** One account from one address. */
  | 'account-at-address'
  /** One account from a browser that it came in with before, or in a session of its own: no one else's tries count. */
  | 'known-device'
  /** One address, whichever the accounts. */
  | 'address'
  /** One account, wherever from: many addresses that guess together. */
  | 'account'
  /** The second step of one account, which is short enough to be guessed. */
  | 'second-factor'
  /** Links from one address that lead nowhere. */
  | 'link';

/** Tries without a wait, and the longest wait in milliseconds. */
interface Limit {
  readonly free: number;
  readonly longestMs: number;
}

const LIMITS: Readonly<Record<Throttle, Limit>> = {
  'account-at-address': { free: 5, longestMs: 900_000 },
  'known-device': { free: 5, longestMs: 900_000 },
  address: { free: 50, longestMs: 60_000 },
  account: { free: 30, longestMs: 5000 },
  'second-factor': { free: 10, longestMs: 900_000 },
  link: { free: 50, longestMs: 60_000 },
};

const FIRST_WAIT_MS = 1000;

/** Half of what was counted is forgotten in this time; a day leaves a sixteenth. */
const HALF_LIFE_MS = 6 * 3_600_000;

/** Tries counted so far; no whole number, since they fade. */
export interface CountedAttempts {
  readonly tries: number;
  readonly lastAt: Date;
}

/** Returns the tries that still count at an instant. */
export function triesLeft({ tries, lastAt }: CountedAttempts, now: Date): number {
  return tries * 2 ** (-Math.max(0, now.getTime() - lastAt.getTime()) / HALF_LIFE_MS);
}

/** Milliseconds to wait before the next try; 0 when it may be made. */
export function waitBeforeAttempt(throttle: Throttle, counted: CountedAttempts, now: Date): number {
  const { free, longestMs } = LIMITS[throttle];
  const beyond = Math.round(triesLeft(counted, now)) - free;
  if (beyond < 0) return 0;
  const wait = Math.min(FIRST_WAIT_MS * 2 ** beyond, longestMs);
  return Math.max(0, counted.lastAt.getTime() + wait - now.getTime());
}

/** One try more. No more are counted than make the longest wait, so that it is also forgotten in due time. */
export function countAttempt(throttle: Throttle, counted: CountedAttempts | null, now: Date): CountedAttempts {
  const { free, longestMs } = LIMITS[throttle];
  const most = free + Math.ceil(Math.log2(longestMs / FIRST_WAIT_MS));
  return { tries: Math.min((counted ? triesLeft(counted, now) : 0) + 1, most + 1), lastAt: now };
}
