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

/** Makes the text of every field. */
export const mapInformation = (textOf: (field: InformationField) => string): MerchantInformation =>
  Object.fromEntries(INFORMATION_FIELDS.map((field) => [field, textOf(field)])) as MerchantInformation;

/** Names of the fields within a sentence. */
export const INFORMATION_NAMES: Readonly<Record<Language, Readonly<Record<InformationField, string>>>> = {
  en: {
    company_name: 'company name',
    sub_sector: 'sub-sector',
    time_zone: 'time zone',
    file_number: 'file number',
    authorization_code: 'authorization code',
    qst_number: 'QST number',
    gst_number: 'GST number',
    area_code: 'area code',
    phone_number: 'phone number',
    civic_number: 'civic number',
    address: 'street',
    city: 'city',
    postal_code: 'postal code',
  },
  fr: {
    company_name: 'nom d’entreprise',
    sub_sector: 'sous-secteur',
    time_zone: 'fuseau horaire',
    file_number: 'numéro de dossier',
    authorization_code: 'code d’autorisation',
    qst_number: 'numéro de TVQ',
    gst_number: 'numéro de TPS',
    area_code: 'indicatif régional',
    phone_number: 'numéro de téléphone',
    civic_number: 'numéro civique',
    address: 'rue',
    city: 'ville',
    postal_code: 'code postal',
  },
};
