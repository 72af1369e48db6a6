/** After how many hours of waiting a merchant is written to: half of the 48 that the law gives, and six before their end. Source: SRM-2. */
export const WARNING_HOURS = [24, 42] as const;
export type WarningHours = (typeof WARNING_HOURS)[number];

const HOUR_MS = 3_600_000;

/** The warnings that are due for a bill made at `oldestAt`, the most pressing last; none before the first. */
export const dueWarnings = (oldestAt: Date, now: Date): readonly WarningHours[] =>
  WARNING_HOURS.filter((hours) => now.getTime() - oldestAt.getTime() >= hours * HOUR_MS);
