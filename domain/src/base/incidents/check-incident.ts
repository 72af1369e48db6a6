/** Days of an incident; ISO dates. Empty values are null. */
export interface IncidentDays {
  readonly happenedFrom: string;
  /** Null where it was a single day, or goes on. */
  readonly happenedUntil: string | null;
  readonly discoveredOn: string;
  /** Days on which the Commission d'accès à l'information was notified, and the people concerned. */
  readonly authorityNotifiedOn: string | null;
  readonly peopleNotifiedOn: string | null;
}

/** Years that an incident is kept after it was discovered. Source: Law 25, decision 134. */
export const INCIDENT_YEARS = 5;

/**
 * The days that cannot be: before what they follow from, or after today. An incident is discovered no sooner than it begins, and notices
 * are given no sooner than it is discovered.
 */
export function findImpossibleDays(days: IncidentDays, today: string): (keyof IncidentDays)[] {
  const { happenedFrom, happenedUntil, discoveredOn, authorityNotifiedOn, peopleNotifiedOn } = days;
  const rules: readonly (readonly [keyof IncidentDays, string | null, string | null])[] = [
    ['happenedFrom', happenedFrom, null],
    ['happenedUntil', happenedUntil, happenedFrom],
    ['discoveredOn', discoveredOn, happenedFrom],
    ['authorityNotifiedOn', authorityNotifiedOn, discoveredOn],
    ['peopleNotifiedOn', peopleNotifiedOn, discoveredOn],
  ];
  return rules.flatMap(([name, day, notBefore]) =>
    day !== null && (day > today || (notBefore !== null && day < notBefore)) ? [name] : [],
  );
}

/** The last day on which an incident has to be in the register. */
export const keptUntil = (discoveredOn: string): string =>
  `${Number(discoveredOn.slice(0, 4)) + INCIDENT_YEARS}${discoveredOn.slice(4)}`;
