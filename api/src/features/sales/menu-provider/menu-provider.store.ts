import type { ProviderInventory, ProviderLink } from '@comptoir/domain/sales/menu-provider/provider-inventory';
import type { SaidClasses } from '@comptoir/domain/sales/menu-provider/provider-plan';
import type { Transaction } from '../../../platform/database/database.ts';

/** An inventory as it was read last. `classes` null: the menu does not follow it. */
export interface InventoryRow {
  readonly inventory: ProviderInventory;
  readonly stamp: string;
  readonly readAt: Date;
  readonly classes: SaidClasses | null;
}

export const findInventory = (tx: Transaction, merchantId: string): Promise<InventoryRow | null> =>
  tx.first({
    text: 'select inventory, stamp, read_at as "readAt", classes from menu_inventories where merchant_id = $1',
    values: [merchantId],
  });

/** Keeps an inventory in the place of the one before; true when it is another, and the menu follows it. */
export async function saveInventory(
  tx: Transaction,
  saved: Omit<InventoryRow, 'classes'> & { readonly merchantId: string },
): Promise<boolean> {
  const before = await tx.first<{ stamp: string; isFollowed: boolean }>({
    text: `select stamp, followed_at is not null as "isFollowed" from menu_inventories where merchant_id = $1 for update`,
    values: [saved.merchantId],
  });
  // what is the same is not written again: it is as long as a menu
  if (before?.stamp === saved.stamp)
    tx.write({
      text: 'update menu_inventories set read_at = $2 where merchant_id = $1',
      values: [saved.merchantId, saved.readAt],
    });
  else
    tx.write({
      text: `insert into menu_inventories (merchant_id, inventory, stamp, read_at) values ($1, $2, $3, $4)
        on conflict (merchant_id) do update set inventory = excluded.inventory, stamp = excluded.stamp,
          read_at = excluded.read_at`,
      values: [saved.merchantId, JSON.stringify(saved.inventory), saved.stamp, saved.readAt],
    });
  return before !== null && before.isFollowed && before.stamp !== saved.stamp;
}

/** Lets the menu follow the inventory, with what people said of classes; null: no more. */
export const saveClasses = (
  tx: Transaction,
  { merchantId, classes, at }: { readonly merchantId: string; readonly classes: SaidClasses | null; readonly at: Date },
): void =>
  tx.write({
    text: `update menu_inventories set classes = $2, followed_at = case when $2::jsonb is not null then coalesce(followed_at, $3) end
      where merchant_id = $1`,
    values: [merchantId, classes && JSON.stringify(classes), at],
  });

export const listLinks = (tx: Transaction, merchantId: string): Promise<ProviderLink[]> =>
  tx.many({
    text: `select kind, provider_id as "providerId", code, given from menu_provider_links where merchant_id = $1
      order by kind, provider_id`,
    values: [merchantId],
  });

/** Keeps these links and no others; those that are the same are not written again. */
export function saveLinks(tx: Transaction, merchantId: string, links: readonly ProviderLink[]): void {
  const written = JSON.stringify(links);
  const listed = `jsonb_to_recordset($2::jsonb) as x(kind text, "providerId" text, code text, given jsonb)`;
  tx.write({
    text: `delete from menu_provider_links l where l.merchant_id = $1 and not exists (
        select from ${listed} where x.kind = l.kind and x."providerId" = l.provider_id)`,
    values: [merchantId, written],
  });
  tx.write({
    text: `insert into menu_provider_links as l (merchant_id, kind, provider_id, code, given)
      select $1, x.kind, x."providerId", x.code, x.given from ${listed}
      on conflict (merchant_id, kind, provider_id) do update set code = excluded.code, given = excluded.given
        where (l.code, l.given) is distinct from (excluded.code, excluded.given)`,
    values: [merchantId, written],
  });
}
