import { parseMoney, parseQuantity } from '../requests/values.ts';

/** Money of the wire as a receipt prints it, in French: `+000001011.78` → `1 011,78` (unbreakable), `-000000003.00` → `-3,00`. */
export function printMoney(text: string): string {
  const cents = parseMoney(text);
  const digits = String(Math.abs(cents)).padStart(3, '0');
  const dollars = digits.slice(0, -2).replaceAll(/\B(?=(?:\d{3}){1,5}$)/g, '\u00a0');
  return `${cents < 0 ? '-' : ''}${dollars},${digits.slice(-2)}`;
}

/** The same, or null for zero: zero prices are not printed. Source: SRM-42. */
export function printPrice(text: string | undefined): string | null {
  return text === undefined || parseMoney(text) === 0 ? null : printMoney(text);
}

/** A quantity of the wire without needless digits, `+00002.50` → `2,5`; null for zero or none, which are not printed. */
export function printQuantity(text: string | undefined): string | null {
  const hundredths = text === undefined ? 0 : parseQuantity(text);
  return hundredths === 0 ? null : String(hundredths / 100).replace('.', ',');
}

/** The tax letters of a line; nothing for untaxed and not applicable. */
export function printTaxes(tax: string | undefined): string {
  return tax === undefined || tax === 'NON' || tax === 'SOB' ? '' : tax;
}

/** `AAAAMMJJhhmmss` → `AAAA-MM-JJ hh:mm:ss`. */
export function printTime(stamp: string): string {
  return stamp.replace(/^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)$/, '$1-$2-$3 $4:$5:$6');
}

/** `812345678RT0001` → `812345678 RT 0001`. */
export function printTaxNumber(number: string): string {
  return number.replace(/^(\d+)([A-Z]{2})(\d+)$/, '$1 $2 $3');
}

/** `4185550123` → `418 555-0123`; anything else as it is. */
export function printPhone(phone: string): string {
  return phone.replace(/^(\d{3})(\d{3})(\d{4})$/, '$1 $2-$3');
}
