/** A field of the merchant's information in the portal, by its name on the wire. */
export type MerchantField =
  | 'authorization_code'
  | 'file_number'
  | 'qst_number'
  | 'gst_number'
  | 'time_zone'
  | 'company_name'
  | 'civic_number'
  | 'postal_code';

/** The return codes the authority gives: who is at fault, then what part of the request. `–` belongs to the companion alone. */
type ReturnCode = '00' | '11' | '12' | '14' | '16' | '91' | '92' | '93' | '94' | '95' | '96' | '–';

/**
 * One line of the authority's error list: `'429 16 C'` = last three digits of the id, return code, requests
 * (**C**ertificats, **U**tilisateur, **T**ransaction, **D**ocument), `+` when the companion entry follows;
 * then our own explanation in French and in English, and the merchant's field that fixes it.
 */
export type ErrorRow = readonly [
  head: `${number} ${ReturnCode} ${string}`,
  fr: string,
  en: string,
  fix?: MerchantField,
];
