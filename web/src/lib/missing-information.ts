import type { MerchantView } from '@comptoir/contract/merchants';

/** What a merchant must tell, in the order in which it is asked. Source: spec §3. */
const ASKED = [
  'company_name',
  'sub_sector',
  'file_number',
  'authorization_code',
  'qst_number',
  'gst_number',
  'area_code',
  'phone_number',
  'civic_number',
  'address',
  'city',
  'postal_code',
] as const satisfies readonly (keyof MerchantView | 'authorization_code')[];

export type InformationField = (typeof ASKED)[number];

/** The fields that are still empty: all of them are required. Source: spec §5. */
export const missingInformation = (merchant: MerchantView): InformationField[] =>
  ASKED.filter((field) => (field === 'authorization_code' ? !merchant.hasAuthorizationCode : !merchant[field]));
