import type { ItemName } from '@comptoir/domain/sales/reports/identify-items';
import { toItemText } from '@comptoir/websrm/requests/standard-items';
import type { Transaction } from '../../../platform/database/database.ts';
import { listCategoryNames, listItemNames } from './menu.store.ts';

/** Reads by which names a menu's items stand or stood on bills, as the authority's language writes them, and what categories are called. */
export async function readItemNames(
  tx: Transaction,
  merchantId: string,
): Promise<{ items: ItemName[]; categories: ReadonlyMap<string, string> }> {
  const [items, categories] = await Promise.all([listItemNames(tx, merchantId), listCategoryNames(tx, merchantId)]);
  return {
    items: items.map((item) => ({ ...item, name: toItemText(item.name) })),
    categories: new Map(categories.map(({ code, name }) => [code, name])),
  };
}
