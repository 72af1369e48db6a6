/**
 * Rights of a merchant's people: owners everything, managers the daily work, readers look; accountants read and export what books are
 * kept from. Source: decisions 40 and 201. The table of actions is `access.ts`.
 */
export const MERCHANT_RIGHTS = ['owner', 'manager', 'reader', 'accountant'] as const;
export type MerchantRight = (typeof MERCHANT_RIGHTS)[number];

/** The rungs of the ladder, the highest first: each holds the lesser ones. An accountant stands on none of them. */
export const LADDER = ['owner', 'manager', 'reader'] as const;
export type Rung = (typeof LADDER)[number];

/** True when a right is on the ladder, and high enough for the rung that is needed. Without a right, none is enough. */
export const hasRight = (held: MerchantRight | null, needed: Rung): boolean =>
  LADDER.some((rung) => rung === held && LADDER.indexOf(rung) <= LADDER.indexOf(needed));
