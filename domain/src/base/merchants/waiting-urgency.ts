/** Urgencies of a bill that the authority does not have yet, the least first. */
export const WAITING_URGENCIES = ['calm', 'warning', 'urgent', 'late'] as const;
export type WaitingUrgency = (typeof WAITING_URGENCIES)[number];

const HOUR_MS = 3_600_000;

/** A stored bill must reach the authority within 48 hours. Source: SRM-2; the warnings at 24 h and 42 h are ours. */
export const TRANSMISSION_LIMIT_MS = 48 * HOUR_MS;

/** Age from which on a bill is so pressing. */
const AGES_MS = { late: TRANSMISSION_LIMIT_MS, urgent: 42 * HOUR_MS, warning: 24 * HOUR_MS } as const;

/** Urgency of a bill made at `signedAt`, seen at `now`. */
export function waitingUrgency(signedAt: Date, now: Date): WaitingUrgency {
  const age = now.getTime() - signedAt.getTime();
  if (age >= AGES_MS.late) return 'late';
  if (age >= AGES_MS.urgent) return 'urgent';
  return age >= AGES_MS.warning ? 'warning' : 'calm';
}

/** A bill that was made then or before is so pressing, or more. */
export const urgencyBounds = (now: Date): Readonly<Record<Exclude<WaitingUrgency, 'calm'>, Date>> => ({
  late: new Date(now.getTime() - AGES_MS.late),
  urgent: new Date(now.getTime() - AGES_MS.urgent),
  warning: new Date(now.getTime() - AGES_MS.warning),
});
