import type { Transaction } from '../../../platform/database/database.ts';
import { chosen, type Condition } from './chosen-merchants.queries.ts';
import type { MerchantCursor } from './merchant-cursor.ts';
import type { MerchantFilter } from './merchant-filter.ts';
import type { MerchantOrder } from './merchant-order.ts';
import { MERCHANT, type MerchantRow } from './merchants.store.ts';

/** A merchant with what it is ordered by. */
export type ListedMerchant = MerchantRow & { readonly key: string };

/** Column of an order, and its type. */
const KEYS: Readonly<Record<string, readonly [column: string, type: string]>> = {
  name: ['name_key', 'text'],
  city: ['city_key', 'text'],
  fileNumber: ['file_key', 'text'],
  lastBill: ['last_bill_key', 'date'],
};

const keyOf = (order: MerchantOrder): readonly [column: string, type: string] =>
  KEYS[order.replace('-', '')] ?? [`(lpad(distance::text, 4, '0') || name_key)`, 'text'];

/** Start and length of a page. */
interface MerchantPlace {
  readonly order: MerchantOrder;
  readonly cursor: MerchantCursor | null;
  readonly limit: number;
}

/** A page by key, in the order of its direction: the last page costs what the first one costs. */
export function listMerchantPage(
  tx: Transaction,
  filter: MerchantFilter,
  { order, cursor, limit }: MerchantPlace,
): Promise<ListedMerchant[]> {
  const isDescending = order.startsWith('-') !== (cursor?.direction === 'back');
  const [compare, way] = isDescending ? ['<', 'desc'] : ['>', 'asc'];
  const [key, type] = keyOf(order);
  const beyond: Condition[] = cursor
    ? [{ text: `(${key}, id) ${compare} (:key::${type}, :id::uuid)`, values: { key: cursor.key, id: cursor.id } }]
    : [];
  const { text, values } = chosen(filter, beyond);
  return tx.many({
    text: `select ${MERCHANT}, ${key}::text as key ${text} order by ${key} ${way}, id ${way} limit :limit`,
    values: { ...values, limit },
  });
}

/** Counts the merchants that a filter leaves, as far as `most`, with the name that those end with. */
export const countMerchantRows = (
  tx: Transaction,
  filter: MerchantFilter,
  most: number,
): Promise<{ count: number; until: string | null } | null> => {
  const { text, values } = chosen(filter);
  return tx.first({
    text: `select count(*)::int as count, max(name_key) as until from (select name_key ${text} order by name_key, id limit :most) m`,
    values: { ...values, most },
  });
};

interface Plan {
  readonly 'QUERY PLAN': readonly { readonly Plan: { readonly 'Plan Rows': number } }[];
}

/** Estimates the rows that a filter leaves, by PostgreSQL's plan, of the names up to one or of all. */
export async function estimateMerchantRows(
  tx: Transaction,
  filter: MerchantFilter,
  until: string | null,
): Promise<number> {
  const { text, values } = chosen(filter, until === null ? [] : [{ text: 'name_key <= :until', values: { until } }]);
  const plan = await tx.first<Plan>({ text: `explain (format json) select 1 ${text}`, values });
  return plan?.['QUERY PLAN'][0]?.Plan['Plan Rows'] ?? 0;
}
