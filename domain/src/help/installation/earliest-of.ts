/** The first of some instants; null when there is none. */
export const earliestOf = (instants: readonly Date[]): Date | null =>
  instants.length === 0 ? null : new Date(Math.min(...instants.map((at) => at.getTime())));
