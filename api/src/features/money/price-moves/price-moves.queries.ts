import type { Cents } from '@comptoir/domain/base/amounts/cents';
import type { Day } from '@comptoir/domain/base/calendar/calendar-day';
import type { LeftOutReason } from '@comptoir/domain/money/price-moves/price-move';
import type { Installation } from '@comptoir/domain/money/subscriptions/price-cart';
import type { SubscriptionState } from '@comptoir/domain/money/subscriptions/subscription-state';
import type { Transaction } from '../../../platform/database/database.ts';

/** Subscriptions of a price that stand alike, and whether another move has them. */
export interface AlikeRow {
  readonly state: SubscriptionState;
  readonly anchor: Day;
  readonly billed: number;
  readonly installation: Installation;
  readonly isElsewhere: boolean;
  readonly count: number;
}

/** The subscriptions of a price, those together that stand alike. */
export const listAlike = (tx: Transaction, pricesId: string): Promise<AlikeRow[]> =>
  tx.many({
    text: `select s.state, s.anchor_on::text as anchor, s.billed, s.installation, (i.merchant_id is not null) as "isElsewhere",
        count(*)::int as count
      from subscriptions s
        left join price_move_items i on i.merchant_id = s.merchant_id and i.state in ('waiting', 'ordered', 'notified')
      where s.prices_id = $1 group by 1, 2, 3, 4, 5 order by 1, 2, 3, 4, 5`,
    values: [pricesId],
  });

/** A move, with how many of its subscriptions are where. */
export interface MoveRow {
  readonly id: string;
  readonly fromCents: Cents;
  readonly toCents: Cents;
  readonly takesEffectOn: Day;
  readonly announcedAt: Date;
  readonly announcedBy: string;
  readonly cancelledAt: Date | null;
  readonly cancelledBy: string | null;
  readonly counts: {
    readonly all: number;
    readonly waiting: number;
    readonly notified: number;
    readonly moved: number;
    readonly leftOut: number;
    readonly cancelled: number;
  };
}

/** Moves, the newest first; or the one with an id. */
export const listMoveRows = (
  tx: Transaction,
  { id = null, limit }: { readonly id?: string | null; readonly limit: number },
): Promise<MoveRow[]> =>
  tx.many({
    text: `select m.id, p.monthly_cents::float8 as "fromCents", q.monthly_cents::float8 as "toCents",
        m.takes_effect_on::text as "takesEffectOn", m.announced_at as "announcedAt", u.name as "announcedBy",
        m.cancelled_at as "cancelledAt", c.name as "cancelledBy",
        (select json_build_object('all', count(*)::int, 'waiting', (count(*) filter (where state in ('waiting', 'ordered')))::int,
            'notified', (count(*) filter (where state = 'notified'))::int, 'moved', (count(*) filter (where state = 'moved'))::int,
            'leftOut', (count(*) filter (where state = 'left-out'))::int,
            'cancelled', (count(*) filter (where state = 'cancelled'))::int)
          from price_move_items i where i.move_id = m.id) as counts
      from price_moves m join plan_prices p on p.id = m.from_prices_id join plan_prices q on q.id = m.to_prices_id
        join users u on u.id = m.announced_by left join users c on c.id = m.cancelled_by
      where $1::uuid is null or m.id = $1 order by m.announced_at desc, m.id desc limit $2`,
    values: [id, limit],
  });

/** Lists the merchants left out of a move, each with its reason. */
export const listLeftOut = (
  tx: Transaction,
  { id, limit }: { readonly id: string; readonly limit: number },
): Promise<{ merchantId: string; companyName: string; reason: LeftOutReason }[]> =>
  tx.many({
    text: `select i.merchant_id as "merchantId", m.company_name as "companyName", i.reason
      from price_move_items i join merchants m on m.id = i.merchant_id
      where i.move_id = $1 and i.state = 'left-out' order by m.company_name, i.merchant_id limit $2`,
    values: [id, limit],
  });
