/** Time zones offered, as zone ids. Source: spec §3 "Time zones offered". */
export const TIME_ZONES = ['America/Montreal', 'America/Halifax'] as const;
export type MerchantTimeZone = (typeof TIME_ZONES)[number];

/** Sub-sectors offered. Source: spec §3. The authority's activity codes are in `ACTIVITY_OF`. */
export const SUB_SECTORS = ['food_truck', 'bar', 'restaurant'] as const;
export type SubSector = (typeof SUB_SECTORS)[number];

/** The authority's activity code (`acti`) that a sub-sector sells under by default. Source: SRM-6. */
export const ACTIVITY_OF: Readonly<Record<SubSector, 'CDR' | 'BAR' | 'RES'>> = {
  food_truck: 'CDR',
  bar: 'BAR',
  restaurant: 'RES',
};

/** Languages of documents, mail and screens. Source: spec §1. */
export const LANGUAGES = ['fr', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];

/** The fields of the merchant information, in the order in which they are asked, under their wire names. Source: spec §3. */
export const INFORMATION_FIELDS = [
  'company_name',
  'sub_sector',
  'time_zone',
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
] as const;
export type InformationField = (typeof INFORMATION_FIELDS)[number];

/** The merchant information, as typed or in its form; empty where there is nothing. */
export type MerchantInformation = Readonly<Record<InformationField, string>>;
