/** A day of the calendar, `YYYY-MM-DD`, without zone or time. Days compare as text. */
export type Day = string;

/** A day so many days later; earlier for a negative count. Without a library: screens that anyone opens count days too. */
export function addDays(day: Day, days: number): Day {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  // whole, since a year of more than four digits has a sign before it
  return date.toISOString().replace(/T.*/, '');
}

/** The day after. */
export const dayAfter = (day: Day): Day => addDays(day, 1);

/** Day of the week, 0 for Sunday. */
export const weekday = (on: Day): number => new Date(`${on}T00:00:00Z`).getUTCDay();
