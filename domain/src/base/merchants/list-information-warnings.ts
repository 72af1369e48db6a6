import { NO_GST_NUMBER } from './gst-number.ts';
import type { InformationField, MerchantInformation } from './merchant-information.ts';

/**
 * Oddity that may be right all the same: a business without a GST number; tax numbers of two establishments; the file of a
 * carrier of passengers; a postal code outside of Québec.
 */
export type InformationWarning = 'not-registered-for-gst' | 'different-reference' | 'transport-file' | 'outside-quebec';

/** A field to be looked at again, and why. */
export interface InformationDoubt {
  readonly field: InformationField;
  readonly warning: InformationWarning;
}

/**
 * Lists oddities of the merchant information in its form. Never a refusal: the authority alone knows. Fields that are empty or
 * not in their form are left to `checkMerchantInformation`. Source: SRM-3, SRM-6, SRM-25 (`S` is always `QC`).
 */
export function listInformationWarnings(information: MerchantInformation): InformationDoubt[] {
  return RULES.flatMap(({ isOdd, ...doubt }) => (isOdd(information) ? [doubt] : []));
}

const RULES: readonly (InformationDoubt & { readonly isOdd: (of: MerchantInformation) => boolean })[] = [
  { field: 'file_number', warning: 'transport-file', isOdd: ({ file_number }) => /^TR\d{4}$/.test(file_number) },
  { field: 'gst_number', warning: 'not-registered-for-gst', isOdd: ({ gst_number }) => gst_number === NO_GST_NUMBER },
  { field: 'gst_number', warning: 'different-reference', isOdd: hasDifferentReferences },
  {
    field: 'postal_code',
    warning: 'outside-quebec',
    isOdd: ({ postal_code }) => /^[A-Z]\d/.test(postal_code) && !isOfQuebec(postal_code),
  },
];

/** Both taxes number the establishments of one business; the same one usually bears the same number. */
function hasDifferentReferences({ qst_number, gst_number }: MerchantInformation): boolean {
  const [, qst] = /^\d{10}TQ(\d{4})$/.exec(qst_number) ?? [];
  const [, gst] = /^\d{9}RT(\d{4})$/.exec(gst_number) ?? [];
  return qst !== undefined && gst !== undefined && gst_number !== NO_GST_NUMBER && qst !== gst;
}

/** G, H and J are of Québec; K1A also serves federal offices in Gatineau. */
const isOfQuebec = (postalCode: string): boolean => /^(?:[GHJ]|K1A)/.test(postalCode);
