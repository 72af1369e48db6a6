/** Prices in cents, and from when they hold. */
export interface DatedPrices {
  readonly id: string;
  readonly since: Date;
  readonly monthly: number;
  readonly installation: { readonly autonomous: number; readonly assisted: number };
}

/** A promo code; one of `percent` and `amount` (cents) is null. */
export interface ExpectedCode {
  readonly code: string;
  readonly percent: number | null;
  readonly amount: number | null;
  readonly onService: boolean;
  readonly onInstallation: boolean;
  readonly months: number | null;
  readonly endsOn: string | null;
  readonly maxUses: number | null;
}

export interface ExpectedAmounts {
  readonly subtotal: number;
  readonly gst: number;
  readonly qst: number;
  readonly total: number;
}

/** Reckons the cost of a month again: discounts first, then each tax on what is left, each rounded half up by itself. */
export function expectAmounts(month: {
  prices: DatedPrices;
  installation: 'autonomous' | 'assisted' | null;
  code: ExpectedCode | null;
  /** Months billed before. */
  before: number;
}): ExpectedAmounts {
  const { prices, installation, code, before } = month;
  const covers = code !== null && code.onService && (code.months === null || before < code.months);
  const service = prices.monthly - (covers ? off(code, prices.monthly) : 0);
  const price = installation ? prices.installation[installation] : 0;
  const once = price - (code?.onInstallation ? off(code, price) : 0);
  const subtotal = service + once;
  const gst = tax(subtotal, 5000n);
  const qst = tax(subtotal, 9975n);
  return { subtotal, gst, qst, total: subtotal + gst + qst };
}

const off = ({ percent, amount }: ExpectedCode, price: number): number =>
  Math.min(price, amount ?? Number((BigInt(price) * BigInt(percent ?? 0) * 2n + 100n) / 200n));

/** A rate in thousandths of a percent. */
const tax = (subtotal: number, rate: bigint): number => Number((BigInt(subtotal) * rate * 2n + 100_000n) / 200_000n);
