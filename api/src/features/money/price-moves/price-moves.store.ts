import type { Cents } from '@comptoir/domain/base/amounts/cents';
import type { Day } from '@comptoir/domain/base/calendar/calendar-day';
import { OPEN_STATES, type LeftOutReason } from '@comptoir/domain/money/price-moves/price-move';
import type { Transaction } from '../../../platform/database/database.ts';

/** Move of subscriptions from one set of prices to another, and the day that it takes effect on. */
export interface WantedMove {
  readonly fromPricesId: string;
  readonly toPricesId: string;
  readonly takesEffectOn: Day;
}

export interface NewMove extends WantedMove {
  readonly id: string;
  readonly announcedAt: Date;
  readonly announcedBy: string;
}

/** Keeps a move with every subscription of its price that no other move has; as many as there are. */
export async function insertMove(tx: Transaction, move: NewMove): Promise<number> {
  const { id, fromPricesId, toPricesId, takesEffectOn, announcedAt, announcedBy } = move;
  tx.write({
    text: `insert into price_moves (id, from_prices_id, to_prices_id, takes_effect_on, announced_at, announced_by)
      values (:id, :fromPricesId, :toPricesId, :takesEffectOn, :announcedAt, :announcedBy)`,
    values: { id, fromPricesId, toPricesId, takesEffectOn, announcedAt, announcedBy },
  });
  const kept = await tx.first<{ count: number }>({
    text: `with kept as (insert into price_move_items (move_id, merchant_id)
        select $1, s.merchant_id from subscriptions s where s.prices_id = $2
          and not exists (select from price_move_items i where i.merchant_id = s.merchant_id and i.state in ('waiting', 'ordered', 'notified'))
        on conflict do nothing returning merchant_id)
      select count(*)::int as count from kept`,
    values: [id, fromPricesId],
  });
  return kept?.count ?? 0;
}

/** A move that is about to be called off, kept from letters that begin meanwhile. */
export const lockMove = (tx: Transaction, id: string): Promise<{ takesEffectOn: Day; isCancelled: boolean } | null> =>
  tx.first({
    text: `select takes_effect_on::text as "takesEffectOn", cancelled_at is not null as "isCancelled"
      from price_moves where id = $1 for update`,
    values: [id],
  });

/** Calls a move off: from this moment on no renewal is at its price. */
export function cancelMove(tx: Transaction, cancelled: { id: string; at: Date; by: string }): void {
  const { id, at, by } = cancelled;
  tx.write({
    text: 'update price_moves set cancelled_at = $2, cancelled_by = $3 where id = $1',
    values: [id, at, by],
  });
  tx.write({
    text: `update subscriptions s set coming_prices_id = null, coming_on = null from price_move_items i
      where i.move_id = $1 and i.state = 'notified' and s.merchant_id = i.merchant_id`,
    values: [id],
  });
  tx.write({
    text: "update price_move_items set state = 'cancelled' where move_id = $1 and state = any($2)",
    values: [id, OPEN_STATES],
  });
}

/** Returns whether letters of a move still go out, kept from its end until the transaction ends; null when there is none. */
export const holdMove = (tx: Transaction, id: string): Promise<{ isCancelled: boolean } | null> =>
  tx.first({
    text: 'select cancelled_at is not null as "isCancelled" from price_moves where id = $1 for share',
    values: [id],
  });

/** A subscription whose turn to be written to has come, and a person who can be; null when there is none. */
export interface WaitingRow {
  readonly merchantId: string;
  readonly userId: string | null;
  /** True when it still pays the price that it is moved from. */
  readonly pays: boolean;
}

/** The next ones that wait, locked, with everyone who is written to. */
export const lockWaiting = (
  tx: Transaction,
  { moveId, limit }: { moveId: string; limit: number },
): Promise<WaitingRow[]> =>
  tx.many({
    text: `with turn as (select merchant_id from price_move_items where move_id = $1 and state = 'waiting'
        order by merchant_id limit $2 for update)
      select turn.merchant_id as "merchantId", u.id as "userId", (s.prices_id is not distinct from m.from_prices_id) as pays
      from turn join price_moves m on m.id = $1 join subscriptions s on s.merchant_id = turn.merchant_id
        left join users u on u.merchant_id = turn.merchant_id and u.merchant_right = 'owner' and u.suspended_at is null
      order by turn.merchant_id, u.id`,
    values: [moveId, limit],
  });

/** Leaves subscriptions out of a move: they keep their price. */
export const leaveOut = (
  tx: Transaction,
  { moveId, merchants, reason }: { moveId: string; merchants: readonly string[]; reason: LeftOutReason },
): void =>
  tx.write({
    text: `update price_move_items set state = 'left-out', reason = $3
      where move_id = $1 and merchant_id = any($2) and state = any($4)`,
    values: [moveId, merchants, reason, OPEN_STATES],
  });

/** A letter to one person of a merchant. */
export interface LetterOf {
  readonly moveId: string;
  readonly merchantId: string;
  readonly userId: string;
}

/** Keeps letters that are ordered, and with it that their merchants had their turn. */
export function insertLetters(tx: Transaction, moveId: string, letters: readonly Omit<LetterOf, 'moveId'>[]): void {
  const merchants = letters.map(({ merchantId }) => merchantId);
  tx.write({
    text: `insert into price_move_letters (move_id, merchant_id, user_id)
      select $1, merchant_id, user_id from unnest($2::uuid[], $3::uuid[]) as l (merchant_id, user_id)`,
    values: [moveId, merchants, letters.map(({ userId }) => userId)],
  });
  tx.write({
    text: "update price_move_items set state = 'ordered' where move_id = $1 and merchant_id = any($2) and state = 'waiting'",
    values: [moveId, merchants],
  });
}

/** A merchant of a move that was called off, and a person who may have been written to; null when there is none. */
export interface RecalledRow {
  readonly merchantId: string;
  readonly userId: string | null;
  readonly wasNotified: boolean;
  readonly fromCents: Cents;
  readonly toCents: Cents;
}

/** The next merchants of a move that was called off and who are to be notified so, locked: who may have been written to. */
export const lockToRecall = (
  tx: Transaction,
  { moveId, limit }: { moveId: string; limit: number },
): Promise<RecalledRow[]> =>
  tx.many({
    text: `with turn as (select merchant_id, notified_at from price_move_items
        where move_id = $1 and state = 'cancelled' and recalled_at is null order by merchant_id limit $2 for update)
      select turn.merchant_id as "merchantId", (turn.notified_at is not null) as "wasNotified", l.user_id as "userId",
        p.monthly_cents::float8 as "fromCents", q.monthly_cents::float8 as "toCents"
      from turn join price_moves m on m.id = $1 join plan_prices p on p.id = m.from_prices_id
        join plan_prices q on q.id = m.to_prices_id left join price_move_letters l
        on l.move_id = $1 and l.merchant_id = turn.merchant_id and l.begun_at is not null
      order by turn.merchant_id, l.user_id`,
    values: [moveId, limit],
  });

export const keepRecalled = (
  tx: Transaction,
  { moveId, merchants, at }: { moveId: string; merchants: readonly string[]; at: Date },
): void =>
  tx.write({
    text: 'update price_move_items set recalled_at = $3 where move_id = $1 and merchant_id = any($2) and recalled_at is null',
    values: [moveId, merchants, at],
  });

/** Moves of which someone still waits to be written to. */
export const listUnfinishedMoves = (tx: Transaction): Promise<{ id: string }[]> =>
  tx.many({
    text: `select id from price_moves m where exists (select from price_move_items i where i.move_id = m.id and i.state = 'waiting')
        or exists (select from price_move_items i where i.move_id = m.id and i.state = 'cancelled' and i.recalled_at is null)
      order by id`,
  });

/** Has subscriptions pay what was to come from now on. */
export function keepMoved(tx: Transaction, merchants: readonly string[], at: Date): void {
  tx.write({
    name: 'keep-moved-prices',
    text: `update subscriptions set prices_id = coming_prices_id, coming_prices_id = null, coming_on = null
      where merchant_id = any($1) and coming_prices_id is not null`,
    values: [merchants],
  });
  tx.write({
    name: 'keep-moved-items',
    text: `update price_move_items set state = 'moved', moved_at = $2 where merchant_id = any($1) and state = 'notified'`,
    values: [merchants, at],
  });
}
