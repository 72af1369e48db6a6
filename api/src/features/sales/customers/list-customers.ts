import type { CustomerView } from '@comptoir/contract/sales/customers';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import { readCursor, writeCursor } from '../../../platform/http/cursor.ts';
import { scopeOf, type MerchantScope } from '../../base/access/merchant-scope.ts';
import { listCustomerRows, type CustomerFilter, type CustomerRow } from './customers.store.ts';
import { requireCaterer } from './require-caterer.ts';

/** Filter and page of the list. */
export interface WantedCustomers {
  readonly q?: string | undefined;
  readonly cursor?: string | undefined;
  readonly limit: number;
}

/**
 * A page of a caterer's customers, by name. Who is a caterer no more still sees the customers that there are.
 * @throws AppError caterers-only, validation-failed for a cursor that is none of ours
 */
export async function listCustomers(
  database: Database,
  scope: MerchantScope,
  { q, cursor, limit }: WantedCustomers,
): Promise<{ items: CustomerView[]; nextCursor: string | null }> {
  const { merchantId } = scope;
  const filter = { merchantId, search: q?.trim() || null, after: cursor === undefined ? null : placeOf(cursor) };
  const rows = await database.transaction(scopeOf(scope), (tx) =>
    listCustomerRows(tx, { ...filter, limit: limit + 1 }),
  );
  if (rows.length === 0 && !filter.search && !filter.after) await requireCaterer(database, scope);
  const page = rows.slice(0, limit);
  const last = rows.length > limit ? page.at(-1) : undefined;
  return { items: page.map(viewCustomer), nextCursor: last ? writeCursor([last.nameKey, last.id]) : null };
}

/** As the portal gets it. */
const viewCustomer = ({ nameKey: _nameKey, addedAt, ...customer }: CustomerRow): CustomerView => ({
  ...customer,
  addedAt: addedAt.toISOString(),
});

/** By what a page ended with, and not by whom: a customer may be erased or take another name meanwhile. */
const place = z.tuple([z.string().regex(/^[^\0]*$/), z.uuid()]);

function placeOf(cursor: string): CustomerFilter['after'] {
  const [nameKey, id] = readCursor(place, cursor);
  return { nameKey, id };
}
