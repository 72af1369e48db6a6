/** Fault of a number: it is none, or no number of North America begins so. */
export type TelephoneFault = 'phone' | 'area-code';

/** A telephone number as it was read. */
export interface Telephone {
  readonly fault: TelephoneFault | null;
  /** All of its digits; those of North America without the country's 1. */
  readonly digits: string;
  readonly extension: string | null;
}

/**
 * Reads a telephone number as people write it, of whatever country, with its extension: `418 555-0123, poste 12`, `+1 (418) 555-0123 x12`,
 * `418–555–0123 #12`. A number of ten digits, or of eleven with the country's 1, is one of North America, whose area code is checked.
 */
export function readTelephone(typed: string): Telephone {
  const plain = typed
    .replaceAll(/[\p{Zs}\t]/gu, ' ')
    .replaceAll(/\p{Pd}/gu, '-')
    .trim();
  const [number, behind] = splitNumber(plain);
  const [, extension = null] = EXTENSION.exec(behind) ?? [];
  const isAbroad = /^\+(?!1)/.test(number.replaceAll(/[ (]/g, ''));
  const all = number.replaceAll(/\D/g, '');
  const digits = isAbroad ? all : all.replace(/^1(?=\d{10}$)/, '');
  const isWhole = isNumber(number, all) && (behind === '' || extension !== null);
  if (!isWhole) return { fault: 'phone', digits, extension };
  const isNoArea = !isAbroad && digits.length === 10 && !isAreaCode(digits.slice(0, 3));
  return { fault: isNoArea ? 'area-code' : null, digits, extension };
}

/** A number, and what stands behind it from the first sign on that none has. */
function splitNumber(plain: string): readonly [number: string, behind: string] {
  const end = plain.search(/[^\d +().,;/-]/);
  return end < 0 ? [plain, ''] : [plain.slice(0, end), plain.slice(end)];
}

/** Digits as they may stand in a number, as many as one has. Source: ITU-T E.164. */
const isNumber = (number: string, digits: string): boolean =>
  NUMBER.test(number) && digits.length >= 7 && digits.length <= 15;

/** True when a text is a telephone number, of any country. */
export const isTelephone = (text: string): boolean => readTelephone(text).fault === null;

/** True when three digits are an area code of North America: from 2 on, and no service such as 911. */
export const isAreaCode = (digits: string): boolean => /^[2-9](?!11)\d\d$/.test(digits);

/** Digits and what stands between them; a comma or a bracket at the end leads over to the extension. */
const NUMBER = /^\+?[\d ()./-]*\d[ ().,;/-]*$/;
const EXTENSION = /^(?:x|ext|extension|p|poste|post|local|no|#)[ .:]*#? ?(\d{1,6})[ )]*$/i;
