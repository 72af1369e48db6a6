/** A day of a month as a calendar shows it. */
export interface MonthDay {
  /** `2026-06-20`. */
  readonly day: string;
  /** 1 for Sunday to 7 for Saturday: its column. */
  readonly column: number;
}

const at = (month: string, day: number): Date => {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1, day));
};
const written = (date: Date): string => date.toISOString().slice(0, 10);

/** The days of a month, `2026-06`, from the first to the last. */
export function daysOfMonth(month: string): readonly MonthDay[] {
  const last = addMonths(month, 1);
  const count = (at(last, 1).getTime() - at(month, 1).getTime()) / 86_400_000;
  return Array.from({ length: count }, (_, index) => {
    const date = at(month, index + 1);
    return { day: written(date), column: date.getUTCDay() + 1 };
  });
}

/** Its first day and its last. */
export const boundsOfMonth = (month: string): { readonly from: string; readonly to: string } => ({
  from: `${month}-01`,
  to: `${month}-${daysOfMonth(month).length}`,
});

/** A month so many months later; earlier for a negative count. */
export function addMonths(month: string, count: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return written(new Date(Date.UTC(year, number - 1 + count, 1))).slice(0, 7);
}

/** The days of a week, Sunday first, of which only the name matters. */
export const WEEK = Array.from({ length: 7 }, (_, index) => written(new Date(Date.UTC(2026, 0, 4 + index))));
