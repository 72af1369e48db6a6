/** Farthest that a bill may be dated ahead: the authority takes no batch with later bills. Source: SRM-38, error 526. */
export const CLOCK_TOLERANCE_MS = 5 * 60_000;

/** By how much a terminal's clock may differ from Comptoir's before it is worth a word. */
const NOTICEABLE_DRIFT_MS = 2 * 60_000;

/** Longest time that bills may bear the time of one before that is dated ahead, once an administrator said yes. Decision 168. */
export const MOST_BORNE_MS = 48 * 3_600_000;

/** By how many minutes, rounded up, `at` is ahead of `now`; 0 within the tolerance of five minutes. */
export function minutesAhead(at: Date, now: Date): number {
  const ahead = at.getTime() - now.getTime();
  return ahead > CLOCK_TOLERANCE_MS ? Math.ceil(ahead / 60_000) : 0;
}

/** Returns the standing of two clocks: `apart` by more than two minutes, `far-apart` by more than five, whichever of them is ahead. */
export function clockStanding(one: Date, other: Date): 'right' | 'apart' | 'far-apart' {
  const drift = Math.abs(one.getTime() - other.getTime());
  if (drift <= NOTICEABLE_DRIFT_MS) return 'right';
  return drift <= CLOCK_TOLERANCE_MS ? 'apart' : 'far-apart';
}
