import { endOfNames } from '@comptoir/domain/base/merchants/read-merchant-search';
import type { Transaction } from '../../../platform/database/database.ts';
import type { FoundMerchants } from './find-merchants.ts';
import type { MerchantCursor } from './merchant-cursor.ts';
import type { MerchantFilter } from './merchant-filter.ts';
import type { MerchantOrder } from './merchant-order.ts';
import { MERCHANT, type MerchantRow } from './merchants.store.ts';

/** A merchant with what it is ordered by. */
export type ListedMerchant = MerchantRow & { readonly key: string };

/** Conditions with their values. Only what is asked for stands in the text: each shape of it has a plan of its own. */
interface Condition {
  readonly text: string;
  readonly values: Readonly<Record<string, unknown>>;
}

const KEYS: Readonly<Record<string, string>> = { name: 'name_key', city: 'city_key', fileNumber: 'file_key' };

const keyOf = (order: MerchantOrder): string =>
  KEYS[order.replace('-', '')] ?? `(lpad(distance::text, 4, '0') || name_key)`;

/** Where a page begins and how long it is. */
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
  const key = keyOf(order);
  const beyond: Condition[] = cursor
    ? [{ text: `(${key}, id) ${compare} (:key, :id::uuid)`, values: { key: cursor.key, id: cursor.id } }]
    : [];
  const { text, values } = chosen(filter, beyond);
  return tx.many({
    text: `select ${MERCHANT}, ${key} as key ${text} order by ${key} ${way}, id ${way} limit :limit`,
    values: { ...values, limit },
  });
}

/** How many merchants a filter leaves, as far as `most`, and the name that those end with. */
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

/** What PostgreSQL expects a filter to leave, of the names up to one or of all. */
export async function estimateMerchantRows(
  tx: Transaction,
  filter: MerchantFilter,
  until: string | null,
): Promise<number> {
  const { text, values } = chosen(filter, until === null ? [] : [{ text: 'name_key <= :until', values: { until } }]);
  const plan = await tx.first<Plan>({ text: `explain (format json) select 1 ${text}`, values });
  return plan?.['QUERY PLAN'][0]?.Plan['Plan Rows'] ?? 0;
}

function chosen({ found, ...filter }: MerchantFilter, more: readonly Condition[] = []): Condition {
  const conditions = [
    ...(filter.partnerId === null
      ? []
      : [{ text: 'partner_id = :partnerId', values: { partnerId: filter.partnerId } }]),
    ...oneOf('state', 'text', filter.states),
    ...oneOf('sub_sector', 'text', filter.subSectors),
    ...oneOf('partner_id', 'uuid', filter.partners),
    ...foundBy(found),
    ...more,
  ];
  return {
    text: `from merchants ${found.kind === 'near' ? NEAR : ''} where ${conditions.map(({ text }) => text).join(' and ') || 'true'}`,
    values: Object.assign({}, ...conditions.map(({ values }) => values), nearOf(found)),
  };
}

/** A list of one is said as such: then an index has the rows in their order. */
function oneOf(column: string, type: string, values: readonly string[] | undefined): Condition[] {
  if (!values) return [];
  const name = `${column}s`;
  return values.length === 1
    ? [{ text: `${column} = :${name}::${type}`, values: { [name]: values[0] } }]
    : [{ text: `${column} = any(:${name}::${type}[])`, values: { [name]: values } }];
}

const NEAR = 'join unnest(:near::uuid[], :distances::int[]) near (near_id, distance) on near_id = id';

const nearOf = (found: FoundMerchants) =>
  found.kind === 'near'
    ? { near: found.merchants.map(({ id }) => id), distances: found.merchants.map(({ distance }) => distance) }
    : {};

function foundBy(found: FoundMerchants): Condition[] {
  switch (found.kind) {
    case 'some':
      return [{ text: 'id = any(:found::uuid[])', values: { found: found.ids } }];
    case 'numbered':
      return [{ text: 'file_key = :number', values: { number: found.number } }];
    case 'beginning':
      return [
        {
          text: 'name_key >= :from and name_key < :to',
          values: { from: found.text, to: endOfNames(found.text) },
        },
      ];
    case 'holding':
      // many match, which PostgreSQL would not expect of a pattern, but of what it knows nothing of
      return [
        {
          text: 'coalesce(search_text like all (:patterns::text[]), false)',
          values: { patterns: found.patterns },
        },
      ];
    case 'all':
    case 'near':
      return [];
  }
}
