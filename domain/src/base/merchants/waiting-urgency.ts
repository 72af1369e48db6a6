/** How pressing a bill is that the authority does not have yet. */
export type WaitingUrgency = 'calm' | 'warning' | 'urgent' | 'late';

const HOUR_MS = 3_600_000;

/** A stored bill must reach the authority within 48 hours. Source: SRM-2; the warnings at 24 h and 42 h are ours. */
export const TRANSMISSION_LIMIT_MS = 48 * HOUR_MS;

/** Urgency of a bill made at `signedAt`, seen at `now`. */
export function waitingUrgency(signedAt: Date, now: Date): WaitingUrgency {
  const age = now.getTime() - signedAt.getTime();
  if (age >= TRANSMISSION_LIMIT_MS) return 'late';
  if (age >= 42 * HOUR_MS) return 'urgent';
  return age >= 24 * HOUR_MS ? 'warning' : 'calm';
}
