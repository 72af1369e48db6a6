/** How far a bill may be dated ahead: the authority takes no batch whose bills are later than that. Source: SRM-38, error 526. */
export const CLOCK_TOLERANCE_MS = 5 * 60_000;

/** By how many minutes, rounded up, `at` is ahead of `now`; 0 within the tolerance of five minutes. */
export function minutesAhead(at: Date, now: Date): number {
  const ahead = at.getTime() - now.getTime();
  return ahead > CLOCK_TOLERANCE_MS ? Math.ceil(ahead / 60_000) : 0;
}
