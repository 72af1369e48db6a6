/** Kinds of export made by a job, each with an action of its own in the policy. */
export const EXPORT_KINDS = ['log', 'bills'] as const;
export type ExportKind = (typeof EXPORT_KINDS)[number];

/** States of an export: asked for, being written, to be fetched, given up, or ended by its user. */
export const EXPORT_STATES = ['waiting', 'writing', 'ready', 'failed', 'cancelled'] as const;
export type ExportState = (typeof EXPORT_STATES)[number];

/** True when a file is still to come. */
export const isUnderWay = (state: ExportState): boolean => state === 'waiting' || state === 'writing';

/** More rows than these are better made by a job: no one keeps a page open for as long as they take. */
export const MOST_ROWS_AT_ONCE = 200_000;

/** True when so many rows are exported by a job unless the caller insists. */
export const isLargeExport = (rows: number): boolean => rows > MOST_ROWS_AT_ONCE;

/** Most exports of a person that may be under way at once. */
export const MOST_UNDER_WAY = 3;

/** Most attempts at a file before it is given up. */
export const MOST_ATTEMPTS = 5;

const KEPT_HOURS = 48;

/** Returns the time until which a file that is ready now is kept. */
export const keptUntil = (readyAt: Date): Date => new Date(readyAt.getTime() + KEPT_HOURS * 3_600_000);

/** Milliseconds until a file is written, if it goes on as it did; null before anything can be said. */
export function timeLeft(
  { startedAt, rows, rowsDone }: { startedAt: Date | null; rows: number | null; rowsDone: number },
  now: Date,
): number | null {
  if (!startedAt || rows === null || rowsDone <= 0) return null;
  return Math.max(0, ((now.getTime() - startedAt.getTime()) * (rows - rowsDone)) / rowsDone);
}
