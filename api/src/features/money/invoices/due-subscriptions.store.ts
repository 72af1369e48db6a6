import type { Day } from '@comptoir/domain/base/calendar/calendar-day';
import type { KeptPrices } from '@comptoir/domain/money/price-moves/kept-prices';
import { coveredUntil, type Subscription } from '@comptoir/domain/money/subscriptions/subscription-state';
import type { MerchantTimeZone } from '@comptoir/domain/base/merchants/merchant-information';
import type { Transaction } from '../../../platform/database/database.ts';

/** A subscription whose day has come, locked. */
export interface DueSubscription extends KeptPrices {
  readonly merchantId: string;
  readonly timeZone: MerchantTimeZone;
  readonly subscription: Subscription;
  readonly billedMonths: number;
  readonly promoCodeId: string | null;
}

interface DueRow extends Subscription, Omit<DueSubscription, 'subscription'> {}

/** Locks subscriptions that are not covered today any more, where each is; those that someone else has locked are that one's. */
export async function lockDueSubscriptions(
  tx: Transaction,
  { today, limit }: { today: Readonly<Record<MerchantTimeZone, Day>>; limit: number },
): Promise<DueSubscription[]> {
  const rows = await tx.many<DueRow>({
    name: 'lock-due-subscriptions',
    text: `select s.merchant_id as "merchantId", m.time_zone as "timeZone", s.state, s.anchor_on::text as anchor, s.billed,
        s.billed_months as "billedMonths", s.promo_code_id as "promoCodeId", s.prices_id as "pricesId",
        s.coming_prices_id as "comingPricesId", s.coming_on::text as "comingOn"
      from subscriptions s join merchants m on m.id = s.merchant_id
      where s.state <> 'paused' and s.covered_until <= greatest($1::date, $2::date)
        and s.covered_until <= case m.time_zone when 'America/Halifax' then $2::date else $1::date end
      order by s.covered_until limit $3 for update of s skip locked`,
    values: [today['America/Montreal'], today['America/Halifax'], limit],
  });
  return rows.map(({ state, anchor, billed, ...row }) => ({ ...row, subscription: { state, anchor, billed } }));
}

/** The subscription of a merchant, locked whether or not its day has come; null when it never subscribed. */
export async function lockSubscriptionOf(tx: Transaction, merchantId: string): Promise<DueSubscription | null> {
  const row = await tx.first<DueRow>({
    text: `select s.merchant_id as "merchantId", m.time_zone as "timeZone", s.state, s.anchor_on::text as anchor, s.billed,
        s.billed_months as "billedMonths", s.promo_code_id as "promoCodeId", s.prices_id as "pricesId",
        s.coming_prices_id as "comingPricesId", s.coming_on::text as "comingOn"
      from subscriptions s join merchants m on m.id = s.merchant_id where s.merchant_id = $1 for update of s`,
    values: [merchantId],
  });
  if (!row) return null;
  const { state, anchor, billed, ...rest } = row;
  return { ...rest, subscription: { state, anchor, billed } };
}

/** A subscription after its day's work. */
export interface BilledSubscription {
  readonly merchantId: string;
  readonly subscription: Subscription;
  readonly billedMonths: number;
}

/** Writes subscriptions down as they are now, and with it which merchants are active. */
export function updateSubscriptions(tx: Transaction, billed: readonly BilledSubscription[]): void {
  tx.write({
    name: 'update-billed-subscriptions',
    text: `update subscriptions s set state = t.state, anchor_on = t.anchor, billed = t.billed,
        billed_months = t.billed_months, covered_until = t.covered_until
      from unnest(:merchantIds::uuid[], :states::text[], :anchors::date[], :billed::int[], :billedMonths::int[],
        :coveredUntil::date[])
        as t (merchant_id, state, anchor, billed, billed_months, covered_until)
      where s.merchant_id = t.merchant_id`,
    values: {
      merchantIds: billed.map(({ merchantId }) => merchantId),
      states: billed.map(({ subscription }) => subscription.state),
      anchors: billed.map(({ subscription }) => subscription.anchor),
      billed: billed.map(({ subscription }) => subscription.billed),
      billedMonths: billed.map(({ billedMonths }) => billedMonths),
      coveredUntil: billed.map(({ subscription }) => coveredUntil(subscription)),
    },
  });
  tx.write({
    name: 'rest-merchants',
    text: 'update merchants set active = false where id = any($1) and active',
    values: [billed.filter(({ subscription }) => subscription.state === 'paused').map(({ merchantId }) => merchantId)],
  });
  tx.write({
    name: 'reschedule-merchants',
    text: 'update merchants set active = true where id = any($1) and not active',
    values: [billed.filter(({ subscription }) => subscription.state !== 'paused').map(({ merchantId }) => merchantId)],
  });
}
