/**
 * Rights of a merchant's people: owners everything, managers the daily work, readers look. Source: decision 40. The table of
 * actions is `access.ts`.
 */
export const MERCHANT_RIGHTS = ['owner', 'manager', 'reader'] as const;
export type MerchantRight = (typeof MERCHANT_RIGHTS)[number];

/** True when a right is enough for one that is needed: each holds the lesser ones. Without a right, none is enough. */
export const hasRight = (held: MerchantRight | null, needed: MerchantRight): boolean =>
  held !== null && MERCHANT_RIGHTS.indexOf(held) <= MERCHANT_RIGHTS.indexOf(needed);
