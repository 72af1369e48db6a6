const FIRST_DELAY_MS = 1000;
const LONGEST_DELAY_MS = 15_000;

/**
 * Returns the time at which a lane whose last request got no usable answer is tried again: 1, 2, 4, 8, then every 15 seconds.
 * Short, because the trial is the bill itself (the authority forbids ping probes) and a bill may not wait longer than 48 hours.
 * @param failures failed attempts in a row, 1 or more
 */
export function nextAttemptAt(failures: number, now: Date): Date {
  const doublings = Math.min(Math.max(failures, 1) - 1, 10);
  return new Date(now.getTime() + Math.min(FIRST_DELAY_MS * 2 ** doublings, LONGEST_DELAY_MS));
}
