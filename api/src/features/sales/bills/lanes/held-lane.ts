/**
 * Hours that a lane waits for word from its terminal after the database was put back: bills that waited then may go unchanged in any case, and
 * within 48 hours they must.
 */
export const HELD_HOURS = 12;

/** True when a lane waits for that at an instant. */
export const isLaneHeld = (unheardSince: Date | null, now: Date): boolean =>
  unheardSince !== null && now.getTime() - unheardSince.getTime() < HELD_HOURS * 3_600_000;
