const NO_BUSINESS = '000000000';

/**
 * Returns true when nine digits can be a business number of the Canada Revenue Agency: the last one checks the others (Luhn),
 * so that a wrong digit or two neighbours swapped do not pass. Nine zeros belong to no business. Source: SRM-6, ISO/IEC 7812-1
 * annex B.
 */
export function isBusinessNumber(digits: string): boolean {
  if (!/^\d{9}$/.test(digits) || digits === NO_BUSINESS) return false;
  const sum = Array.from(digits, Number).reduce((total, digit, index) => total + weigh(digit, index), 0);
  return sum % 10 === 0;
}

/** Every second digit counts double, and what has two digits by that counts as their sum. */
function weigh(digit: number, index: number): number {
  if (index % 2 === 0) return digit;
  return digit > 4 ? digit * 2 - 9 : digit * 2;
}
