/** A check that was not verified for this long is made again: only so many bills are looked at. */
const CHECK_DAYS = 30;
const DAY_MS = 86_400_000;

/** From when on the bills of a functionality check count. */
export const checkSince = (now: Date): Date => new Date(now.getTime() - CHECK_DAYS * DAY_MS);
