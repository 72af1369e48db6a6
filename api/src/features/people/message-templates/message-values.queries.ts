import type { Transaction } from '../../../platform/database/database.ts';
import type { MessageReader } from './message-reader.ts';

/** A merchant with the first of its owners that can be written to; its reader has no name where there is none. */
export const findFirstReader = (tx: Transaction, merchantId: string): Promise<MessageReader | null> =>
  tx.first({
    text: `select m.company_name as "companyName", m.file_number as "fileNumber", coalesce(u.name, '') as name
      from merchants m left join lateral (select name from users where merchant_id = m.id and merchant_right = 'owner'
        and suspended_at is null order by id limit 1) u on true
      where m.id = $1`,
    values: [merchantId],
  });

/** The first merchant of a selection that its person may act on still. */
export const findFirstSelected = (
  tx: Transaction,
  { id, userId, now }: { readonly id: string; readonly userId: string; readonly now: Date },
): Promise<{ merchantId: string } | null> =>
  tx.first({
    text: `select i.merchant_id as "merchantId" from merchant_selections s join merchant_selection_items i on i.selection_id = s.id
      where s.id = $1 and s.user_id = $2 and s.expires_at > $3 order by i.ordinal limit 1`,
    values: [id, userId, now],
  });
