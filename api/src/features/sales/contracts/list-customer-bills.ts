import type { CustomerBill } from '@comptoir/contract/sales/customers';
import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import { readCursor, writeCursor } from '../../../platform/http/cursor.ts';
import { scopeOf, type MerchantScope } from '../../base/access/merchant-scope.ts';
import { listCustomerBillRows, type CustomerBillRow } from './contracts.queries.ts';

/** Of whom, and after which bill. */
interface WantedBills {
  readonly customerId: string;
  readonly cursor?: string | undefined;
  readonly limit: number;
}

/** A page of the bills of a customer's contracts, the newest first. @throws AppError validation-failed for a cursor that is none of ours */
export async function listCustomerBills(
  database: Database,
  scope: MerchantScope,
  { customerId, cursor, limit }: WantedBills,
): Promise<{ items: CustomerBill[]; nextCursor: string | null }> {
  const [signedAt = null, documentId = ''] = cursor === undefined ? [] : readCursor(place, cursor);
  const after = signedAt === null ? null : { signedAt, documentId };
  const filter = { merchantId: scope.merchantId, customerId, after, limit: limit + 1 };
  const rows = await database.transaction(scopeOf(scope), (tx) => listCustomerBillRows(tx, filter));
  const page = rows.slice(0, limit);
  const last = rows.length > limit ? page.at(-1) : undefined;
  return {
    items: page.map(viewBill),
    nextCursor: last ? writeCursor([last.signedAt.toISOString(), last.documentId]) : null,
  };
}

const place = z.tuple([z.iso.datetime(), z.uuid()]);

const viewBill = (row: CustomerBillRow): CustomerBill => ({
  id: row.transactionId,
  noTrans: row.noTrans,
  signedAt: row.signedAt.toISOString(),
  kind: row.kind,
  totalCents: row.totalCents,
  paidCents: row.paidCents,
  contract: { id: row.contractId, number: row.number },
});
