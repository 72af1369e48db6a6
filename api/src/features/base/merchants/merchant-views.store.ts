import type { KeptMerchantView } from '@comptoir/contract/base/merchant-views';
import type { Transaction } from '../../../platform/database/database.ts';

/** A view as it is kept: what it asks is read when it is opened. */
export interface StoredView {
  readonly id: string;
  readonly userId: string;
  readonly name: string;
  readonly isShared: boolean;
  readonly isDefault: boolean;
  readonly wanted: Readonly<Record<string, unknown>>;
  readonly sort: string | null;
  readonly columns: readonly string[];
}

const VIEW = `id, user_id as "userId", name, is_shared as "isShared", is_default as "isDefault", wanted, sort, columns`;

/** A person's views, and those that are shared with everyone whom the scope sees. */
export const listViews = (tx: Transaction, userId: string): Promise<StoredView[]> =>
  tx.many({
    text: `select ${VIEW} from merchant_views where user_id = $1 or is_shared order by fold(name), id`,
    values: [userId],
  });

/** A person's own view, kept from other changes until the transaction ends. */
export const lockOwnView = (tx: Transaction, id: string, userId: string): Promise<StoredView | null> =>
  tx.first({
    text: `select ${VIEW} from merchant_views where id = $1 and user_id = $2 for no key update`,
    values: [id, userId],
  });

/** Counts the views of a person; others of that person wait until the transaction ends. */
export async function countViews(
  tx: Transaction,
  { userId, name, id }: { userId: string; name: string; id: string },
): Promise<{ all: number; named: number }> {
  tx.write({ text: 'select pg_advisory_xact_lock(hashtextextended($1, 147))', values: [userId] });
  const counted = await tx.first<{ all: number; named: number }>({
    text: `select count(*)::int as all, (count(*) filter (where fold(name) = fold($2) and id <> $3))::int as named
      from merchant_views where user_id = $1`,
    values: [userId, name, id],
  });
  return counted ?? { all: 0, named: 0 };
}

interface WrittenView extends KeptMerchantView {
  readonly id: string;
  readonly userId: string;
  readonly partnerId: string | null;
}

export const insertView = (tx: Transaction, view: WrittenView): void =>
  tx.write({
    text: `insert into merchant_views (id, user_id, partner_id, name, is_shared, is_default, wanted, sort, columns)
      values (:id, :userId, :partnerId, :name, :isShared, :isDefault, :wanted::jsonb, :sort, :columns)`,
    values: {
      id: view.id,
      userId: view.userId,
      partnerId: view.partnerId,
      name: view.name,
      isShared: view.isShared,
      isDefault: view.isDefault,
      wanted: JSON.stringify(view.wanted),
      sort: view.sort,
      columns: view.columns,
    },
  });

export const updateView = (tx: Transaction, view: KeptMerchantView & { readonly id: string }): void =>
  tx.write({
    text: `update merchant_views set name = :name, is_shared = :isShared, is_default = :isDefault, wanted = :wanted::jsonb,
        sort = :sort, columns = :columns where id = :id`,
    values: {
      id: view.id,
      name: view.name,
      isShared: view.isShared,
      isDefault: view.isDefault,
      wanted: JSON.stringify(view.wanted),
      sort: view.sort,
      columns: view.columns,
    },
  });

/** Of a person's views none opens the list any more. */
export const clearDefault = (tx: Transaction, userId: string): void =>
  tx.write({
    text: 'update merchant_views set is_default = false where user_id = $1 and is_default',
    values: [userId],
  });

export const deleteView = (tx: Transaction, id: string): void =>
  tx.write({ text: 'delete from merchant_views where id = $1', values: [id] });
