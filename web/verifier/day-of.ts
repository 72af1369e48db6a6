import type { SignedBill } from './read-lines.ts';

const STAMP = /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)$/;
const UTC = /^-0([45]):00([AN])$/;

/** The day of a bill, AAAA-MM-JJ, where its merchant is; as its device wrote it where its own zone, or the merchant's, is not known. */
export function dayOf({ time }: Pick<SignedBill, 'time'>, zone: string): string {
  const [, ...parts] = STAMP.exec(time.stamp) ?? [];
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = parts.map(Number);
  const [, standard, mark] = UTC.exec(time.utc) ?? [];
  if (standard === undefined) return parts.slice(0, 3).join('-');
  const ahead = Number(standard) - (mark === 'A' ? 1 : 0);
  const instant = new Date(Date.UTC(year, month - 1, day, hour + ahead, minute, second));
  try {
    return new Intl.DateTimeFormat('en-CA', { timeZone: zone, dateStyle: 'short' }).format(instant);
  } catch {
    return parts.slice(0, 3).join('-');
  }
}
