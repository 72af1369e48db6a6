import { z } from 'zod';

/** Clover's own time. `frozenAt` null: it runs, `offsetMs` away from the true time. Milliseconds. */
export interface Clock {
  offsetMs: number;
  frozenAt: number | null;
}

export const TRUE_CLOCK: Clock = { offsetMs: 0, frozenAt: null };

/** Sets the clock, then moves it, then stops it or lets it run. */
export const clockChangeSchema = z
  .strictObject({
    at: z.iso.datetime({ offset: true }).optional(),
    advanceMs: z.int().optional(),
    frozen: z.boolean().optional(),
  })
  .refine((change) => Object.keys(change).length > 0, 'Say what to change.');

export function readClock({ offsetMs, frozenAt }: Clock): number {
  return frozenAt ?? Date.now() + offsetMs;
}

export function changeClock(clock: Clock, change: z.infer<typeof clockChangeSchema>): Clock {
  const from = change.at === undefined ? readClock(clock) : Date.parse(change.at);
  const now = from + (change.advanceMs ?? 0);
  const isFrozen = change.frozen ?? clock.frozenAt !== null;
  return { offsetMs: now - Date.now(), frozenAt: isFrozen ? now : null };
}
