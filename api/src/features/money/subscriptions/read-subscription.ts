import { ratesOfClass } from '@comptoir/domain/base/taxes/tax-calendar';
import type { SubscriptionView } from '@comptoir/contract/money/subscriptions';
import { dayIn } from '@comptoir/domain/base/calendar/local-day';
import { findCardProblem } from '@comptoir/domain/money/cards/find-card-problem';
import { accountState, type Account } from '@comptoir/domain/money/subscriptions/account-state';
import { firstRenewalFrom } from '@comptoir/domain/money/price-moves/kept-prices';
import { priceOrder } from '@comptoir/domain/money/subscriptions/price-cart';
import type { PromoCode } from '@comptoir/domain/money/promo-codes/promo-code';
import { coveredUntil } from '@comptoir/domain/money/subscriptions/subscription-state';
import type { Cents } from '@comptoir/domain/base/amounts/cents';
import type { Transaction } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { findChargeableCard } from '../cards/find-chargeable-card.ts';
import { findKeptPrices, type PricesOf } from '../plan/find-prices.ts';
import { findPromoCode } from '../promo-codes/find-promo-code.ts';
import { findSubscription, findTimeZone, type KeptSubscription, listUnpaid } from './subscriptions.store.ts';
import { taxCalendar } from '../../base/taxes/calendar-in-force.ts';

/** Merchant whose account is read. */
interface Wanted {
  readonly merchantId: string;
  readonly now: Date;
  /** Provider that charges cards now; null where none does. */
  readonly provider: string | null;
  /** True when the reader may know of the card. */
  readonly showsCard: boolean;
}

/** Returns the account of a merchant. @throws AppError not-found for a merchant that the scope does not see */
export async function readSubscription(tx: Transaction, wanted: Wanted): Promise<SubscriptionView> {
  const { merchantId, now } = wanted;
  const [merchant, kept, unpaid] = await Promise.all([
    findTimeZone(tx, merchantId),
    findSubscription(tx, merchantId),
    listUnpaid(tx, merchantId),
  ]);
  if (!merchant) throw new AppError('not-found');
  const promoCode = await findPromoCode(tx, kept?.promoCodeId ?? null);
  const priced = await findPrices(tx, kept, now);
  const nextMonth = priced && priceNextMonth(priced, promoCode);
  const account = { subscription: kept?.subscription ?? null, unpaid, zone: merchant.timeZone, nextMonth };
  return {
    ...viewAccount(account),
    ...viewTerms(kept, promoCode),
    price: priced && viewPrice(priced),
    cardProblem: await readCardProblem(tx, account, wanted),
  };
}

/** Returns the reason that the card will not pay the amount owed or the next one; null where nothing is to be paid. */
async function readCardProblem(tx: Transaction, account: Account, wanted: Wanted) {
  const { unpaid, zone } = account;
  const { nextPayment } = accountState(account);
  if (!wanted.showsCard || (!nextPayment && unpaid.length === 0)) return null;
  const days = { today: dayIn(zone, wanted.now), nextOn: nextPayment && dayIn(zone, nextPayment.at) };
  return findCardProblem(await findChargeableCard(tx, wanted), days);
}

/** A subscription, and what it pays. */
interface Priced {
  readonly kept: KeptSubscription;
  readonly pricesOf: PricesOf;
}

/** Finds the price of a subscription; null as long as there is none, or no price. */
async function findPrices(tx: Transaction, kept: KeptSubscription | null, now: Date): Promise<Priced | null> {
  const pricesOf = kept && (await findKeptPrices(tx, [kept], now));
  return pricesOf && { kept, pricesOf };
}

/** Returns the price of a month before taxes and discounts, and from when on it is another. */
function viewPrice({ kept, pricesOf }: Priced): SubscriptionView['price'] {
  const { subscription, comingOn } = kept;
  const now = pricesOf({ ...kept, comingPricesId: null, comingOn: null }, coveredUntil(subscription));
  if (comingOn === null) return { monthlyServiceCents: now.monthlyService, coming: null };
  // Of a season that has ended or will, no one knows when the next begins.
  const on = firstRenewalFrom(subscription, comingOn) ?? comingOn;
  const coming = { monthlyServiceCents: pricesOf(kept, on).monthlyService, on };
  return { monthlyServiceCents: now.monthlyService, coming };
}

function viewAccount(account: Account) {
  const { nextPayment, ...state } = accountState(account);
  const { at, amount } = nextPayment ?? { at: null, amount: null };
  return { ...state, nextPaymentAt: at?.toISOString() ?? null, nextPaymentCents: amount };
}

/** Returns the terms that were subscribed to. */
function viewTerms(kept: KeptSubscription | null, promoCode: PromoCode | null) {
  if (!kept) return { installation: null, promoCode: null, subscribedAt: null };
  const { installation, subscribedAt } = kept;
  return { installation, promoCode: promoCode?.code ?? null, subscribedAt: subscribedAt.toISOString() };
}

/** Returns the price of the month after the last billed one. */
function priceNextMonth({ kept, pricesOf }: Priced, promoCode: PromoCode | null): Cents {
  const on = coveredUntil(kept.subscription);
  const { billedMonths } = kept;
  const rates = ratesOfClass(taxCalendar(), 'other', on);
  return priceOrder({ prices: pricesOf(kept, on), installation: null, promoCode, billedMonths, rates }).total;
}
