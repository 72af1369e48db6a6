/** Sales of a part of a year: their count, and their amount before and after taxes, in cents. */
export interface Sold {
  readonly sales: number;
  readonly netCents: number;
  readonly soldCents: number;
}

/**
 * The months of a year without those before a merchant's first sale. One that sold in the year `before` merely rested in them, and a year
 * without any sale is whole.
 */
export function sinceFirstSale<Month extends Sold>(months: readonly Month[], before: Sold): readonly Month[] {
  const first = isSold(before) ? 0 : months.findIndex((month) => isSold(month));
  return months.slice(Math.max(first, 0));
}

const isSold = ({ sales, netCents, soldCents }: Sold): boolean => sales !== 0 || netCents !== 0 || soldCents !== 0;
