import { cents, sumCents, type Cents } from '../../base/amounts/cents.ts';
import { taxSubtotal, type TaxedAmount } from '../../base/taxes/quebec-taxes.ts';
import type { TaxRates } from '../../base/taxes/tax-calendar.ts';
import { coversMonth, discountOn, type PromoCode } from '../promo-codes/promo-code.ts';

/** Ways of installing a merchant: by itself, or with a technician. Source: spec §1. */
export const INSTALLATIONS = ['autonomous', 'assisted'] as const;
export type Installation = (typeof INSTALLATIONS)[number];

/** Prices of the plan before taxes: per month, and once for the installation of each kind. */
export interface PlanPrices {
  readonly monthlyService: Cents;
  readonly installation: Readonly<Record<Installation, Cents>>;
}

/** Purpose of a line of a cart or invoice. */
export type LineKind = 'monthly-service' | 'installation' | 'service-discount' | 'installation-discount';

/** One line, before taxes; discounts are negative. */
export interface InvoiceLine {
  readonly kind: LineKind;
  readonly amount: Cents;
}

/** Sums of a cart or an invoice: its lines, the discount in all (positive), and the taxed total. */
export interface PricedLines extends TaxedAmount {
  readonly lines: readonly InvoiceLine[];
  readonly discount: Cents;
}

/** Order to be billed: a month of service, numbered from 0, on the first with the installation. */
export interface Order {
  readonly prices: PlanPrices;
  /** Only in the first month of a first subscription. */
  readonly installation: Installation | null;
  readonly promoCode: PromoCode | null;
  /** Months billed before this one. */
  readonly billedMonths: number;
  /** The tax rates that count: those of the first day of the month. */
  readonly rates: TaxRates;
}

/**
 * Prices a month of service: cart, invoice and preview are the same function. Each discount is taken from its own line;
 * both taxes are taken from the discounted subtotal, each rounded on its own. Source: spec §3 "Cart".
 */
export function priceOrder(order: Order): PricedLines {
  const lines = [...serviceLines(order), ...installationLines(order)];
  const discount = cents(-sumCents(lines.filter(({ amount }) => amount < 0).map(({ amount }) => amount)));
  return { lines, discount, ...taxSubtotal(sumCents(lines.map(({ amount }) => amount)), order.rates) };
}

function serviceLines({ prices, promoCode, billedMonths }: Order): InvoiceLine[] {
  const service: InvoiceLine = { kind: 'monthly-service', amount: prices.monthlyService };
  if (!promoCode || !coversMonth(promoCode, billedMonths)) return [service];
  return [service, ...discountLine('service-discount', discountOn(prices.monthlyService, promoCode.discount))];
}

function installationLines({ prices, installation, promoCode }: Order): InvoiceLine[] {
  if (!installation) return [];
  const amount = prices.installation[installation];
  const line: InvoiceLine = { kind: 'installation', amount };
  if (!promoCode?.onInstallation) return [line];
  return [line, ...discountLine('installation-discount', discountOn(amount, promoCode.discount))];
}

const discountLine = (kind: LineKind, off: Cents): InvoiceLine[] => (off === 0 ? [] : [{ kind, amount: cents(-off) }]);
