/** Fields that a calendar program takes from a file with one event. */
export interface CalendarFile {
  readonly method: string;
  readonly uid: string;
  readonly sequence: number;
  readonly startsAt: string;
  /** The day on which it begins, as `2026-12-03`: visits are by day, so that the day in UTC is that of Québec. */
  readonly day: string;
}

/** @throws Error when a field is missing */
export function readCalendar(text: string): CalendarFile {
  const lines = text.replaceAll(/\r?\n /g, '').split(/\r?\n/);
  const valueOf = (name: string): string => {
    const line = lines.find((one) => one.startsWith(`${name}:`));
    if (!line) throw new Error(`There is no ${name} in:\n${text}`);
    return line.slice(name.length + 1);
  };
  const startsAt = valueOf('DTSTART');
  return {
    method: valueOf('METHOD'),
    uid: valueOf('UID'),
    sequence: Number(valueOf('SEQUENCE')),
    startsAt,
    day: startsAt.replace(/^(\d{4})(\d\d)(\d\d)T.*/, '$1-$2-$3'),
  };
}
