import type { LeftMerchant, MerchantBatchView } from '@comptoir/contract/people/merchant-batches';
import type { Transaction } from '../../../platform/database/database.ts';

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
