import type { Transaction } from '../../../platform/database/database.ts';
import { chosen } from './chosen-merchants.queries.ts';
import type { MerchantFilter } from './merchant-filter.ts';

export interface NewSelection {
  readonly id: string;
  readonly userId: string;
  readonly partnerId: string | null;
  readonly madeAt: Date;
  readonly expiresAt: Date;
}

/** Freezes the merchants of a filter, in the order of their names, with who looks after each. */
export function insertSelection(tx: Transaction, selection: NewSelection, filter: MerchantFilter): void {
  tx.write({
    text: `insert into merchant_selections (id, user_id, partner_id, made_at, expires_at)
      values (:id, :userId, :partnerId, :madeAt, :expiresAt)`,
    values: { ...selection },
  });
  const { text, values } = chosen(filter);
  tx.write({
    text: `insert into merchant_selection_items (selection_id, ordinal, partner_id, merchant_id, seen_partner_id)
      select :selectionId::uuid, row_number() over (order by name_key, id), :ownerId::uuid, id, partner_id ${text}`,
    values: { ...values, selectionId: selection.id, ownerId: selection.partnerId },
  });
}

/** Counts the merchants of a selection, and names the first. */
export const describeSelection = (
  tx: Transaction,
  id: string,
  named: number,
): Promise<{ count: number; first: string[] } | null> =>
  tx.first({
    text: `select (select count(*)::int from merchant_selection_items where selection_id = $1) as count,
      array(select m.company_name from merchant_selection_items i join merchants m on m.id = i.merchant_id
        where i.selection_id = $1 and i.ordinal <= $2 order by i.ordinal) as first`,
    values: [id, named],
  });

/** A selection of a person that still holds. */
export const findSelection = (
  tx: Transaction,
  { id, userId, now }: { id: string; userId: string; now: Date },
): Promise<{ id: string } | null> =>
  tx.first({
    text: 'select id from merchant_selections where id = $1 and user_id = $2 and expires_at > $3',
    values: [id, userId, now],
  });

export const removeOldSelections = (tx: Transaction, now: Date): void =>
  tx.write({ text: 'delete from merchant_selections where expires_at <= $1', values: [now] });
