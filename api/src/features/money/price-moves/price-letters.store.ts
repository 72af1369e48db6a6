import type { Cents } from '@comptoir/domain/base/amounts/cents';
import type { Day } from '@comptoir/domain/base/calendar/calendar-day';
import type { Language, MerchantTimeZone } from '@comptoir/domain/base/merchants/merchant-information';
import type { Subscription } from '@comptoir/domain/money/subscriptions/subscription-state';
import type { Transaction } from '../../../platform/database/database.ts';
import type { LetterOf } from './price-moves.store.ts';

/** A letter with what it says, and where its merchant stands. */
export interface PriceLetterRow {
  readonly email: string;
  readonly name: string;
  readonly companyName: string;
  readonly language: Language | null;
  readonly isReachable: boolean;
  readonly wasSent: boolean;
  readonly begunAt: Date | null;
  readonly timeZone: MerchantTimeZone;
  readonly takesEffectOn: Day;
  readonly fromCents: Cents;
  readonly toCents: Cents;
  /** True when the merchant is still to be moved. */
  readonly isOpen: boolean;
  readonly subscription: Subscription;
}

/** A letter that is about to go out; null when it was never ordered. */
export const findLetter = (tx: Transaction, { moveId, merchantId, userId }: LetterOf): Promise<PriceLetterRow | null> =>
  tx.first({
    text: `select u.email, u.name, c.company_name as "companyName", coalesce(u.language, c.language) as language,
        (u.suspended_at is null and u.merchant_id is not distinct from c.id) as "isReachable", (l.sent_at is not null) as "wasSent",
        l.begun_at as "begunAt",
        c.time_zone as "timeZone", m.takes_effect_on::text as "takesEffectOn", p.monthly_cents::float8 as "fromCents",
        q.monthly_cents::float8 as "toCents", (i.state in ('ordered', 'notified')) as "isOpen",
        json_build_object('state', s.state, 'anchor', s.anchor_on::text, 'billed', s.billed) as subscription
      from price_move_letters l join price_moves m on m.id = l.move_id
        join price_move_items i on i.move_id = l.move_id and i.merchant_id = l.merchant_id
        join merchants c on c.id = l.merchant_id join subscriptions s on s.merchant_id = c.id join users u on u.id = l.user_id
        join plan_prices p on p.id = m.from_prices_id join plan_prices q on q.id = m.to_prices_id
      where l.move_id = $1 and l.merchant_id = $2 and l.user_id = $3`,
    values: [moveId, merchantId, userId],
  });

/** From now on the letter may have arrived, and its person hears of it if the move is called off. */
export const beginLetter = (tx: Transaction, { moveId, merchantId, userId }: LetterOf, at: Date): void =>
  tx.write({
    text: `update price_move_letters set begun_at = :at
      where move_id = :moveId and merchant_id = :merchantId and user_id = :userId and begun_at is null`,
    values: { moveId, merchantId, userId, at },
  });

/** The letter has gone out. */
export const keepSent = (tx: Transaction, { moveId, merchantId, userId }: LetterOf, at: Date): void =>
  tx.write({
    text: `update price_move_letters set sent_at = :at
      where move_id = :moveId and merchant_id = :merchantId and user_id = :userId and sent_at is null`,
    values: { moveId, merchantId, userId, at },
  });

/** A merchant of which no one was reached and no one can be any more keeps its price. */
export const leaveOutUnreached = (tx: Transaction, { moveId, merchantId }: Omit<LetterOf, 'userId'>): void =>
  tx.write({
    text: `update price_move_items i set state = 'left-out', reason = 'no-owner'
      where i.move_id = $1 and i.merchant_id = $2 and i.state = 'ordered' and not exists (
        select from price_move_letters l join users u on u.id = l.user_id
        where l.move_id = $1 and l.merchant_id = $2 and u.suspended_at is null and u.merchant_id = $2)`,
    values: [moveId, merchantId],
  });

/** Has a subscription pay the new price from a day on; false when it pays another price than it is moved from by now. */
export const expectPrice = async (
  tx: Transaction,
  { moveId, merchantId, comingOn }: { moveId: string; merchantId: string; comingOn: Day },
): Promise<boolean> =>
  (await tx.first({
    text: `update subscriptions s set coming_prices_id = m.to_prices_id, coming_on = $3
      from price_moves m where m.id = $1 and s.merchant_id = $2 and s.prices_id = m.from_prices_id
      returning s.merchant_id`,
    values: [moveId, merchantId, comingOn],
  })) !== null;

/** A merchant that was notified; false when it had been, or is out of the move. */
export const keepNotified = async (
  tx: Transaction,
  { moveId, merchantId, at }: { moveId: string; merchantId: string; at: Date },
): Promise<boolean> =>
  (await tx.first({
    text: `update price_move_items set state = 'notified', notified_at = $3
      where move_id = $1 and merchant_id = $2 and state = 'ordered' returning merchant_id`,
    values: [moveId, merchantId, at],
  })) !== null;
