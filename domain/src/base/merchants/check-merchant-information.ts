import { carriesAddress } from '../mail/carries-address.ts';
import { isAllowedText } from './allowed-text.ts';
import { NO_GST_NUMBER } from './gst-number.ts';
import {
  INFORMATION_FIELDS,
  SUB_SECTORS,
  TIME_ZONES,
  type InformationField,
  type MerchantInformation,
} from './merchant-information.ts';
import { findPostalLetter } from './postal-code.ts';
import { isAreaCode, readTelephone } from './telephone.ts';

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

/**
 * Rule that a field breaks: empty; not in its form; a character the authority does not take; longer than it takes; a number
 * that no business has, such as one with two digits swapped; an address, in a name that goes into mail; an area code, or a
 * letter of a postal code, that there is none of; an extension, for which the authority's form has no room.
 */
export type InformationRule =
  | 'required'
  | 'invalid'
  | 'characters'
  | 'too-long'
  | 'check-digit'
  | 'has-address'
  | 'area-code'
  | 'extension'
  | 'postal-letter';

/** A field that is refused, and why. */
export interface InformationRefusal {
  readonly field: InformationField;
  readonly rule: InformationRule;
}

/**
 * Returns the faults of the merchant information, field by field; none when all is right. It is checked in the form that
 * `normalizeMerchantInformation` gives it. Everything is required; the authorization code may be left out where one is on file,
 * or where the user who saves does not know it. Source: spec §5, SRM-6, SRM-15, SRM-19, SRM-25.
 */
export function checkMerchantInformation(
  information: MerchantInformation,
  { mayLeaveOutCode }: { readonly mayLeaveOutCode: boolean },
): InformationRefusal[] {
  return INFORMATION_FIELDS.flatMap((field) => {
    const text = information[field];
    if (text === '') return field === 'authorization_code' && mayLeaveOutCode ? [] : [{ field, rule: 'required' }];
    const rule = RULES[field](text);
    return rule ? [{ field, rule }] : [];
  });
}

/** Fields that a merchant has from the start: a draft cannot do without. */
const NEVER_EMPTY: ReadonlySet<InformationField> = new Set(['company_name', 'time_zone']);

/**
 * Returns the faults of information that is saved as far as it is known: fields that are there are in form, others may follow.
 * A file that was whole once stays so: of it, only the authorization code may be waited for. Source: decision 57.
 */
export function checkDraftInformation(
  information: MerchantInformation,
  { wasWhole }: { readonly wasWhole: boolean },
): InformationRefusal[] {
  const mayFollow = (field: InformationField): boolean =>
    wasWhole ? field === 'authorization_code' : !NEVER_EMPTY.has(field);
  return checkMerchantInformation(information, { mayLeaveOutCode: true }).filter(
    ({ field, rule }) => rule !== 'required' || !mayFollow(field),
  );
}

/** Seven digits; an extension is one only behind a number. */
function checkPhoneNumber(text: string): InformationRule | null {
  const { fault, extension } = readTelephone(text);
  return extension !== null && fault !== 'phone' ? 'extension' : matching(/^\d{7}$/)(text);
}

/** Returns the fields that a merchant still has to give or correct before it can be connected, for every reader. */
export const listMissing = (information: MerchantInformation, hasAuthorizationCode: boolean): InformationField[] =>
  checkMerchantInformation(information, { mayLeaveOutCode: hasAuthorizationCode }).map(({ field }) => field);

type Check = (text: string) => InformationRule | null;

const matching =
  (form: RegExp): Check =>
  (text) =>
    form.test(text) ? null : 'invalid';

const oneOf =
  (choices: readonly string[]): Check =>
  (text) =>
    choices.includes(text) ? null : 'invalid';

const textUpTo =
  (longest: number): Check =>
  (text) => {
    if (text.length > longest) return 'too-long';
    return isAllowedText(text) ? null : 'characters';
  };

/** Lengths and forms of the authority's own fields. Source: SRM-15, SRM-19, SRM-25, SRM-29. */
const RULES: Readonly<Record<InformationField, Check>> = {
  company_name: (text) => textUpTo(64)(text) ?? (carriesAddress(text) ? 'has-address' : null),
  sub_sector: oneOf(SUB_SECTORS),
  time_zone: oneOf(TIME_ZONES),
  file_number: matching(/^[A-Z]{2}\d{4}$/),
  authorization_code: matching(/^[A-Z]\d[A-Z]\d-[A-Z]\d[A-Z]\d$/),
  qst_number: matching(/^\d{10}TQ\d{4}$/),
  gst_number: checkGstNumber,
  area_code: (text) => matching(/^\d{3}$/)(text) ?? (isAreaCode(text) ? null : 'area-code'),
  phone_number: checkPhoneNumber,
  civic_number: textUpTo(16),
  address: textUpTo(128),
  city: textUpTo(128),
  postal_code: (text) =>
    matching(/^[A-Z]\d[A-Z]\d[A-Z]\d$/)(text) ?? (findPostalLetter(text) === null ? null : 'postal-letter'),
};

function checkGstNumber(text: string): InformationRule | null {
  const [, businessNumber] = /^(\d{9})RT\d{4}$/.exec(text) ?? [];
  if (!businessNumber) return 'invalid';
  return text === NO_GST_NUMBER || isBusinessNumber(businessNumber) ? null : 'check-digit';
}
