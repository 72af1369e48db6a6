/**
 * Money as the authority writes it: sign, 9 digits, point, 2 digits. `1240` → `+000000012.40`; zero is always positive.
 *
 * `cents`: integer. Throws `RangeError` when it is not an integer or does not fit in 9 digits of dollars.
 *
 * Source: SRM-16.
 */
export function formatMoney(cents: number): string {
  return formatHundredths(cents, { digits: 9, what: 'amount' });
}

/** Integer cents of `+000000012.40`. Throws `RangeError` for any other form, `-000000000.00` included. Source: as `formatMoney`. */
export function parseMoney(text: string): number {
  return parseHundredths(text, { pattern: MONEY, what: 'amount' });
}

/**
 * Quantity as the authority writes it: sign, 5 digits, point, 2 digits. `200` → `+00002.00`.
 *
 * `hundredths`: integer. Throws `RangeError` when it is not an integer or does not fit.
 *
 * Source: SRM-16.
 */
export function formatQuantity(hundredths: number): string {
  return formatHundredths(hundredths, { digits: 5, what: 'quantity' });
}

/** Integer hundredths of `+00002.00`. Throws `RangeError` for any other form. Source: as `formatQuantity`. */
export function parseQuantity(text: string): number {
  return parseHundredths(text, { pattern: QUANTITY, what: 'quantity' });
}

/** `g1k 3z4` → `G1K3Z4`. Throws `RangeError` when it is no Canadian postal code. Source: SRM-19. */
export function formatPostalCode(text: string): string {
  const code = text.replaceAll(/[\s-]/g, '').toUpperCase();
  if (!POSTAL_CODE.test(code)) throw new RangeError(`not a Canadian postal code: ${text}`);
  return code;
}

/**
 * Civic number with its unit first: unit 100, number 3800 → `100-3800`; without unit → `3800`.
 *
 * Throws `RangeError` when the whole is not 1 to 16 characters. Source: SRM-19.
 */
export function formatCivicNumber(number: string, unit?: string): string {
  const text = unit === undefined ? number : `${unit}-${number}`;
  if (text.length < 1 || text.length > 16) throw new RangeError(`civic number must have 1 to 16 characters: ${text}`);
  return text;
}

/** Ten digits of a North American number, however it was typed. Throws `RangeError` otherwise. Source: as `formatPostalCode`. */
export function formatPhone(text: string): string {
  const digits = text.replaceAll(/\D/g, '').replace(/^1(?=\d{10}$)/, '');
  if (digits.length !== 10) throw new RangeError(`not a phone number of ten digits: ${text}`);
  return digits;
}

/** Number of customers as three digits, `4` → `004`; 1 to 999, else `RangeError`. Source: SRM-19. */
export function formatCustomerCount(count: number): string {
  if (!Number.isInteger(count) || count < 1 || count > 999) throw new RangeError(`not a number of customers: ${count}`);
  return String(count).padStart(3, '0');
}

/**
 * Table number as five characters filled with `=` on the left, `12` → `===12`; one to five letters or digits, else `RangeError`.
 *
 * Source: SRM-19.
 */
export function formatTableNumber(text: string): string {
  if (!/^[a-zA-Z0-9]{1,5}$/.test(text))
    throw new RangeError(`not a table number of one to five letters or digits: ${text}`);
  return text.padStart(5, '=');
}

/** Money on the wire. Zero has one form only. */
export const MONEY = /^(?!-0{9}\.00$)[+-]\d{9}\.\d{2}$/;
/** Quantity on the wire. */
export const QUANTITY = /^(?!-0{5}\.00$)[+-]\d{5}\.\d{2}$/;
/** Canadian postal code on the wire. */
export const POSTAL_CODE = /^[A-Z]\d[A-Z]\d[A-Z]\d$/;

function formatHundredths(value: number, rule: { digits: number; what: string }): string {
  if (!Number.isSafeInteger(value)) throw new RangeError(`${rule.what} must be an integer of hundredths: ${value}`);
  const digits = String(Math.abs(value)).padStart(rule.digits + 2, '0');
  if (digits.length > rule.digits + 2)
    throw new RangeError(`${rule.what} does not fit in ${rule.digits} digits: ${value}`);
  return `${value < 0 ? '-' : '+'}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

function parseHundredths(text: string, rule: { pattern: RegExp; what: string }): number {
  if (!rule.pattern.test(text)) throw new RangeError(`${rule.what} is not in the authority's form: ${text}`);
  return Number(text.replace('.', ''));
}
