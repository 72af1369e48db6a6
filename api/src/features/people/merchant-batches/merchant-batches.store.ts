import type {
  MerchantBatchOutcome,
  MerchantBatchReason,
} from '@comptoir/domain/people/merchant-batches/merchant-batch';
import type { Role } from '@comptoir/domain/base/access/access';
import type { Language } from '@comptoir/domain/base/merchants/merchant-information';
import type { LeftMerchant, MerchantBatchView } from '@comptoir/contract/people/merchant-batches';
import type { Transaction } from '../../../platform/database/database.ts';
import type { MessageReader } from '../message-templates/message-reader.ts';

/** Work of a batch on each merchant, as it was ordered. */
export type BatchWork =
  | { readonly action: 'assign-partner'; readonly partnerId: string | null }
  | { readonly action: 'message'; readonly subject: InBoth; readonly text: InBoth };

type InBoth = Readonly<Record<Language, string>>;

export interface NewBatch {
  readonly id: string;
  readonly selectionId: string;
  readonly userId: string;
  readonly askedAt: Date;
  readonly work: BatchWork;
}

/** The batch that a selection was acted on by already. */
export const findBatchOf = (tx: Transaction, selectionId: string): Promise<{ id: string } | null> =>
  tx.first({ text: 'select id from merchant_batches where selection_id = $1', values: [selectionId] });

/** Counts the merchants of a selection that its person may act on still, kept from removal and from another batch. */
export const lockSelection = (
  tx: Transaction,
  { id, userId, now }: { id: string; userId: string; now: Date },
): Promise<{ count: number } | null> =>
  tx.first({
    text: `select (select count(*)::int from merchant_selection_items where selection_id = s.id) as count
      from merchant_selections s where s.id = $1 and s.user_id = $2 and s.expires_at > $3
        and pg_advisory_xact_lock(hashtextextended($1::text, 147)) is not null`,
    values: [id, userId, now],
  });

/** Keeps a batch with the merchants of its selection as they were frozen. */
export function insertBatch(tx: Transaction, { work: { action, ...wanted }, ...batch }: NewBatch): void {
  tx.write({
    text: `insert into merchant_batches (id, selection_id, user_id, action, wanted, asked_at)
      values (:id, :selectionId, :userId, :action, :wanted::jsonb, :askedAt)`,
    values: { ...batch, action, wanted: JSON.stringify(wanted) },
  });
  tx.write({
    text: `insert into merchant_batch_items (batch_id, ordinal, merchant_id, seen_partner_id)
      select $1, ordinal, merchant_id, seen_partner_id from merchant_selection_items where selection_id = $2`,
    values: [batch.id, batch.selectionId],
  });
}

/** A merchant whose turn has not come. */
export interface WaitingItem {
  readonly ordinal: number;
  readonly merchantId: string;
  readonly seenPartnerId: string | null;
}

export const listWaitingItems = (
  tx: Transaction,
  { batchId, after, limit }: { batchId: string; after: number; limit: number },
): Promise<WaitingItem[]> =>
  tx.many({
    text: `select ordinal, merchant_id as "merchantId", seen_partner_id as "seenPartnerId" from merchant_batch_items
      where batch_id = $1 and ordinal > $2 and outcome = 'waiting' order by ordinal limit $3`,
    values: [batchId, after, limit],
  });

/** A batch under way, with who asked for it. */
export interface RunningBatch {
  readonly work: BatchWork;
  readonly userId: string;
  readonly role: Role;
}

/** A batch that runs, kept from its end until the transaction ends. */
export const holdRunningBatch = (tx: Transaction, id: string): Promise<RunningBatch | null> =>
  tx.first({
    text: `select b.wanted || jsonb_build_object('action', b.action) as work, b.user_id as "userId", u.role from merchant_batches b join users u on u.id = b.user_id
      where b.id = $1 and b.state = 'running' for share of b`,
    values: [id],
  });

/** True when a merchant still waits for its turn, kept from others until the transaction ends. */
export const lockWaitingItem = async (tx: Transaction, at: { batchId: string; ordinal: number }): Promise<boolean> =>
  (await tx.first({
    text: `select ordinal from merchant_batch_items where batch_id = $1 and ordinal = $2 and outcome = 'waiting' for update`,
    values: [at.batchId, at.ordinal],
  })) !== null;

export const decideItem = (
  tx: Transaction,
  decided: { batchId: string; ordinal: number; outcome: MerchantBatchOutcome; reason: MerchantBatchReason | null },
): void =>
  tx.write({
    text: `update merchant_batch_items set outcome = $3, reason = $4 where batch_id = $1 and ordinal = $2 and outcome = 'waiting'`,
    values: [decided.batchId, decided.ordinal, decided.outcome, decided.reason],
  });

/** Counts a turn that broke; the last of so many is the end of it. */
export const countBrokenTurn = (
  tx: Transaction,
  { batchId, ordinal, most }: { batchId: string; ordinal: number; most: number },
): void =>
  tx.write({
    text: `update merchant_batch_items set tries = tries + 1, outcome = case when tries + 1 >= $3 then 'failed' else outcome end
      where batch_id = $1 and ordinal = $2 and outcome = 'waiting'`,
    values: [batchId, ordinal, most],
  });

/** Ends a batch of which no merchant waits any more. */
export const finishBatch = (tx: Transaction, id: string, now: Date): void =>
  tx.write({
    text: `update merchant_batches set state = 'done', ended_at = $2 where id = $1 and state = 'running'
      and not exists (select from merchant_batch_items where batch_id = $1 and outcome = 'waiting')`,
    values: [id, now],
  });

/** Ends a batch with those that wait left as they are; a turn under way ends first. */
export function cancelRunningBatch(tx: Transaction, id: string, now: Date): void {
  tx.write({
    text: "update merchant_batches set state = 'cancelled', ended_at = $2 where id = $1 and state = 'running'",
    values: [id, now],
  });
  tx.write({
    text: `update merchant_batch_items set outcome = 'cancelled' where batch_id = $1 and outcome = 'waiting'
      and exists (select from merchant_batches where id = $1 and state = 'cancelled')`,
    values: [id],
  });
}

export const listRunningBatches = (tx: Transaction): Promise<{ id: string }[]> =>
  tx.many({ text: "select id from merchant_batches where state = 'running' order by id" });

/** The owners of a merchant that can be written to. */
export const listOwners = (tx: Transaction, merchantId: string): Promise<(MessageReader & { userId: string })[]> =>
  tx.many({
    text: `select u.id as "userId", u.name, m.company_name as "companyName", m.file_number as "fileNumber"
      from users u join merchants m on m.id = u.merchant_id
      where u.merchant_id = $1 and u.merchant_right = 'owner' and u.suspended_at is null order by u.id`,
    values: [merchantId],
  });

/** Letter of a batch, with its reader; null once the person has left. */
export interface BatchLetter extends MessageReader {
  readonly email: string;
  readonly language: Language | null;
  readonly wanted: { readonly subject: InBoth; readonly text: InBoth };
}

export const findBatchLetter = (
  tx: Transaction,
  { batchId, userId }: { batchId: string; userId: string },
): Promise<BatchLetter | null> =>
  tx.first({
    text: `select u.email, u.name, m.company_name as "companyName", m.file_number as "fileNumber", coalesce(u.language, m.language) as language, b.wanted
      from users u join merchants m on m.id = u.merchant_id, merchant_batches b
      where u.id = $2 and b.id = $1 and u.suspended_at is null`,
    values: [batchId, userId],
  });

export type BatchRow = Omit<MerchantBatchView, 'askedAt' | 'endedAt'> & {
  readonly askedAt: Date;
  readonly endedAt: Date | null;
};

/** One who had already what was to be done was not refused: nothing was wrong. */
const OUTCOME = `case when reason = 'already-theirs' then 'unchanged' else outcome end`;

/** The newest batches; one of them when it is named. */
export const listBatchRows = (tx: Transaction, { id, limit }: { id?: string; limit: number }): Promise<BatchRow[]> =>
  tx.many({
    text: `select b.id, b.action, coalesce(p.name, b.wanted #>> '{subject,fr}') as about, u.name as "askedBy", b.asked_at as "askedAt",
        b.ended_at as "endedAt", b.state, c.counts
      from merchant_batches b join users u on u.id = b.user_id
        left join partners p on p.id = (b.wanted ->> 'partnerId')::uuid,
        lateral (select json_build_object('all', count(*), 'waiting', count(*) filter (where outcome = 'waiting'),
          'done', count(*) filter (where outcome = 'done'), 'unchanged', count(*) filter (where outcome = 'unchanged'),
          'refused', count(*) filter (where outcome = 'refused'), 'failed', count(*) filter (where outcome = 'failed'),
          'cancelled', count(*) filter (where outcome = 'cancelled')) as counts
          from (select batch_id, ${OUTCOME} as outcome from merchant_batch_items) i where i.batch_id = b.id) c
      where $1::uuid is null or b.id = $1 order by b.asked_at desc, b.id desc limit $2`,
    values: [id ?? null, limit],
  });

/** The merchants to which it was not done. */
export const listLeftMerchants = (
  tx: Transaction,
  { id, limit }: { id: string; limit: number | null },
): Promise<LeftMerchant[]> =>
  tx.many({
    text: `select i.merchant_id as "merchantId", m.company_name as "companyName", ${OUTCOME} as outcome, i.reason
      from merchant_batch_items i join merchants m on m.id = i.merchant_id
      where i.batch_id = $1 and i.outcome in ('refused', 'failed', 'cancelled') order by i.ordinal limit $2`,
    values: [id, limit],
  });
