import type { MerchantView } from '@comptoir/contract/merchants';

/** What a merchant must tell and the portal can see, in the order in which it is asked. Source: spec §3, §5. */
const ASKED = [
  'company_name',
  'sub_sector',
  'file_number',
  'qst_number',
  'gst_number',
  'area_code',
  'phone_number',
  'civic_number',
  'address',
  'city',
  'postal_code',
] as const satisfies readonly (keyof MerchantView)[];

export type InformationField = (typeof ASKED)[number];

/** The fields that are still empty: all of them are required. The authorization code is a secret and never counted here. */
export const missingInformation = (merchant: MerchantView): InformationField[] =>
  ASKED.filter((field) => !merchant[field]);
