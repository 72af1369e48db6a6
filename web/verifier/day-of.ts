import type { SignedBill } from './read-lines.ts';

const STAMP = /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)$/;
const UTC = /^-0([45]):00([AN])$/;

/** The day of a bill, AAAA-MM-JJ, where its merchant is; as its device wrote it where its own zone, or the merchant's, is not known. */
export function dayOf({ time }: Pick<SignedBill, 'time'>, zone: string): string {
  const [, ...parts] = STAMP.exec(time.stamp) ?? [];
  const written = parts.slice(0, 3).join('-');
  const [, standard, mark] = UTC.exec(time.utc) ?? [];
  if (standard === undefined || written === '') return written;
  const ahead = Number(standard) - (mark === 'A' ? 1 : 0);
  const instant = new Date(Date.parse(`${written}T${parts.slice(3).join(':')}Z`) + ahead * 3_600_000);
  try {
    return new Intl.DateTimeFormat('en-CA', { timeZone: zone, dateStyle: 'short' }).format(instant);
  } catch {
    return written;
  }
}
