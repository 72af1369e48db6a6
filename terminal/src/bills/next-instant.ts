/**
 * The whole second in which the next link is signed: now, or the last one's when the clock stands before that. Two links may
 * share a second: the chain orders them, and Comptoir never sends a batch with a current bill of the same second (error 527).
 * Source: SRM-23, SRM-38.
 */
export function nextInstant(lastSignedAt: string | null, now: Date): Date {
  const second = Math.floor(now.getTime() / 1000) * 1000;
  return new Date(lastSignedAt === null ? second : Math.max(second, Date.parse(lastSignedAt)));
}
