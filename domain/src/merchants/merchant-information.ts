/** Time zones offered, as zone ids. Source: spec §3 "Time zones offered", design §5 "midnight". */
export const TIME_ZONES = ['America/Montreal', 'America/Halifax'] as const;
export type MerchantTimeZone = (typeof TIME_ZONES)[number];

/** Sub-sectors offered. Source: spec §3. The authority's activity codes are in `ACTIVITY_OF`. */
export const SUB_SECTORS = ['food_truck', 'bar', 'restaurant'] as const;
export type SubSector = (typeof SUB_SECTORS)[number];

/** The authority's activity code (`acti`) that a sub-sector sells under by default. Source: facts §1.1. */
export const ACTIVITY_OF: Readonly<Record<SubSector, 'CDR' | 'BAR' | 'RES'>> = {
  food_truck: 'CDR',
  bar: 'BAR',
  restaurant: 'RES',
};

/** Languages of documents, mail and screens. Source: spec §1. */
export const LANGUAGES = ['fr', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];
