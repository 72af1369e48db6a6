import { ratesOfClass } from '@comptoir/domain/base/taxes/tax-calendar';
import type { CartView } from '@comptoir/contract/money/subscriptions';
import { dayIn } from '@comptoir/domain/base/calendar/local-day';
import { priceOrder, type Installation, type PricedLines } from '@comptoir/domain/money/subscriptions/price-cart';
import type { Database, Transaction } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { getPrices } from '../plan/find-prices.ts';
import { checkTypedCode } from '../promo-codes/redeem-promo-code.ts';
import { findTimeZone } from './subscriptions.store.ts';
import { taxCalendar } from '../../base/taxes/calendar-in-force.ts';

/** Subscription that a merchant asks for. */
export interface WantedSubscription {
  readonly merchantId: string;
  readonly installation: Installation;
  readonly promoCode?: string | undefined;
  /** The prices of the cart that was looked at. */
  readonly pricesId?: string | undefined;
}

/**
 * Returns the price of the first month, as `subscribe` would bill it now. @throws AppError not-found (no prices), validation-failed (a code that
 * does not count)
 */
export const priceCart = (
  { database, now }: { database: Database; now: () => Date },
  wanted: WantedSubscription,
): Promise<CartView> => database.transaction({ role: 'system' }, (tx) => priceIn(tx, wanted, now()));

async function priceIn(tx: Transaction, wanted: WantedSubscription, now: Date): Promise<CartView> {
  const { merchantId, installation, promoCode: typed } = wanted;
  const merchant = await findTimeZone(tx, merchantId);
  if (!merchant) throw new AppError('not-found');
  const prices = await getPrices(tx, now);
  const today = dayIn(merchant.timeZone, now);
  const promoCode = (await checkTypedCode(tx, { typed, merchantId, today }))?.code ?? null;
  const rates = ratesOfClass(taxCalendar(), 'other', today);
  const priced = priceOrder({ prices, installation, promoCode, billedMonths: 0, rates });
  return {
    monthlyServiceCents: amountOf(priced, 'monthly-service'),
    installationCents: amountOf(priced, 'installation'),
    discountCents: priced.discount,
    subtotalCents: priced.subtotal,
    gstCents: priced.gst,
    qstCents: priced.qst,
    totalCents: priced.total,
    promoCode: promoCode?.code ?? null,
    pricesId: prices.id,
  };
}

const amountOf = ({ lines }: PricedLines, kind: 'monthly-service' | 'installation'): number =>
  lines.find((line) => line.kind === kind)?.amount ?? 0;
