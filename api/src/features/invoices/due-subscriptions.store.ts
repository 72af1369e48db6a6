import type { Day } from '@comptoir/domain/billing/billing-calendar';
import type { PromoCode } from '@comptoir/domain/billing/promo-code';
import { coveredUntil, type Subscription } from '@comptoir/domain/billing/subscription-state';
import type { MerchantTimeZone } from '@comptoir/domain/merchants/merchant-information';
import { cents } from '@comptoir/domain/money/money';
import type { Transaction } from '../../platform/database/database.ts';

/** A subscription whose day has come, locked. */
export interface DueSubscription {
  readonly merchantId: string;
  readonly timeZone: MerchantTimeZone;
  readonly subscription: Subscription;
  readonly billedMonths: number;
  readonly promoCode: PromoCode | null;
}

interface DueRow {
  readonly merchantId: string;
  readonly timeZone: MerchantTimeZone;
  readonly state: Subscription['state'];
  readonly anchor: Day;
  readonly billed: number;
  readonly billedMonths: number;
  readonly code: string | null;
  readonly percentMillionths: number | null;
  readonly amountCents: number | null;
  readonly onService: boolean;
  readonly onInstallation: boolean;
  readonly months: number | null;
}

/** Locks subscriptions that are not covered today any more, where each is; those that somebody else has locked are that one's. */
export async function lockDueSubscriptions(
  tx: Transaction,
  { today, limit }: { today: Readonly<Record<MerchantTimeZone, Day>>; limit: number },
): Promise<DueSubscription[]> {
  const rows = await tx.many<DueRow>({
    name: 'lock-due-subscriptions',
    text: `select s.merchant_id as "merchantId", m.time_zone as "timeZone", s.state, s.anchor_on::text as anchor, s.billed,
        s.billed_months as "billedMonths", p.code, p.percent_millionths as "percentMillionths",
        p.amount_cents::float8 as "amountCents", p.on_service as "onService", p.on_installation as "onInstallation",
        p.months
      from subscriptions s join merchants m on m.id = s.merchant_id
      left join promo_codes p on p.id = s.promo_code_id
      where s.state <> 'paused' and s.covered_until <= greatest($1::date, $2::date)
        and s.covered_until <= case m.time_zone when 'America/Halifax' then $2::date else $1::date end
      order by s.covered_until limit $3 for update of s skip locked`,
    values: [today['America/Montreal'], today['America/Halifax'], limit],
  });
  return rows.map(({ state, anchor, billed, merchantId, timeZone, billedMonths, ...code }) => ({
    merchantId,
    timeZone,
    billedMonths,
    subscription: { state, anchor, billed },
    promoCode: toPromoCode(code),
  }));
}

/** What a code still gives, once redeemed: its dates and uses no longer count. */
function toPromoCode(
  row: Omit<DueRow, keyof Subscription | 'merchantId' | 'timeZone' | 'billedMonths'>,
): PromoCode | null {
  const { code, percentMillionths, amountCents, onService, onInstallation, months } = row;
  if (code === null) return null;
  const discount =
    percentMillionths === null
      ? ({ kind: 'amount', amount: cents(amountCents ?? 0) } as const)
      : ({ kind: 'percent', rate: percentMillionths } as const);
  return { code, discount, onService, onInstallation, months, startsOn: null, endsOn: null, maxUses: null };
}

/** A subscription after its day's work. */
export interface BilledSubscription {
  readonly merchantId: string;
  readonly subscription: Subscription;
  readonly billedMonths: number;
}

/** Writes subscriptions down as they are now; whose season is over is no longer active. */
export function updateSubscriptions(tx: Transaction, billed: readonly BilledSubscription[]): void {
  tx.write({
    name: 'update-billed-subscriptions',
    text: `update subscriptions s set state = t.state, anchor_on = t.anchor, billed = t.billed,
        billed_months = t.billed_months, covered_until = t.covered_until
      from unnest($1::uuid[], $2::text[], $3::date[], $4::int[], $5::int[], $6::date[])
        as t (merchant_id, state, anchor, billed, billed_months, covered_until)
      where s.merchant_id = t.merchant_id`,
    values: [
      billed.map(({ merchantId }) => merchantId),
      billed.map(({ subscription }) => subscription.state),
      billed.map(({ subscription }) => subscription.anchor),
      billed.map(({ subscription }) => subscription.billed),
      billed.map(({ billedMonths }) => billedMonths),
      billed.map(({ subscription }) => coveredUntil(subscription)),
    ],
  });
  tx.write({
    name: 'rest-merchants',
    text: 'update merchants set active = false where id = any($1) and active',
    values: [billed.filter(({ subscription }) => subscription.state === 'paused').map(({ merchantId }) => merchantId)],
  });
}
