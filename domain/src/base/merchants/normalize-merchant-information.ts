import { toPlainText } from './allowed-text.ts';
import { mapInformation, type MerchantInformation } from './merchant-information.ts';
import { splitAddress } from './split-contact.ts';

/**
 * Puts what was typed into its form, as far as there is no doubt what was meant: case, spaces and hyphens do not matter, an
 * area code typed with the number goes to its own field, as does the civic number of a street whose line a browser has filled in. What is not understood stays, to be checked by
 * `checkMerchantInformation`. Doing it twice changes nothing. Source: SRM-3, SRM-6, SRM-15, SRM-19.
 */
export function normalizeMerchantInformation(typed: MerchantInformation): MerchantInformation {
  return {
    ...mapInformation((field) => toPlainText(typed[field])),
    sub_sector: typed.sub_sector,
    time_zone: typed.time_zone,
    file_number: squeeze(typed.file_number),
    authorization_code: squeeze(typed.authorization_code).replace(/^([A-Z]\d[A-Z]\d)([A-Z]\d[A-Z]\d)$/, '$1-$2'),
    qst_number: squeeze(typed.qst_number).replace(/^(\d{10})(?:TQ)?(\d{4})$/, '$1TQ$2'),
    gst_number: squeeze(typed.gst_number).replace(/^(\d{9})(?:RT)?(\d{4})$/, '$1RT$2'),
    ...normalizePhone(typed),
    ...normalizeStreet(typed),
    postal_code: squeeze(typed.postal_code),
  };
}

/** Capitals without spaces, hyphens and points. Letters beyond the alphabet stay: no form has them. */
const squeeze = (typed: string): string =>
  typed.replaceAll(/[\p{Zs}\p{Pd}.]/gu, '').replaceAll(/[a-z]/g, (letter) => letter.toUpperCase());

/** Browsers know the first line of an address, of which the number is a part. */
function normalizeStreet(typed: MerchantInformation): Pick<MerchantInformation, 'civic_number' | 'address'> {
  const [number, line] = [toPlainText(typed.civic_number).replaceAll(/ ?- ?/g, '-'), toPlainText(typed.address)];
  const { civicNumber, street } = splitAddress(line);
  return number === '' && civicNumber && street
    ? { civic_number: civicNumber, address: street }
    : { civic_number: number, address: line };
}

const WHOLE_NUMBER = /^1?(\d{3})(\d{7})$/;

function normalizePhone(typed: MerchantInformation): Pick<MerchantInformation, 'area_code' | 'phone_number'> {
  const [areaCode, number] = [digitsOf(typed.area_code), digitsOf(typed.phone_number)];
  const [, area, rest] = WHOLE_NUMBER.exec(number) ?? (number === '' ? WHOLE_NUMBER.exec(areaCode) : null) ?? [];
  return area && rest ? { area_code: area, phone_number: rest } : { area_code: areaCode, phone_number: number };
}

/** The digits of a number that is written with brackets, points and the like; anything else as it is. */
const digitsOf = (typed: string): string => {
  const digits = typed.replaceAll(/[\p{Zs}\p{Pd}().+]/gu, '');
  return /^\d*$/.test(digits) ? digits : typed;
};
