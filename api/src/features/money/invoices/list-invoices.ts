import type { InvoiceView } from '@comptoir/contract/money/invoices';
import { UNPAID_STATES } from '@comptoir/domain/money/invoices/invoice-state';
import type { Database, Scope } from '../../../platform/database/database.ts';
import { decodeCursor, encodeCursor } from '../../../platform/http/cursor.ts';
import { listInvoiceRows } from './invoices.queries.ts';
import { viewInvoice } from './read-invoice.ts';

export interface ListInvoicesInput {
  readonly scope: Scope;
  /** Null for all merchants that the scope sees. */
  readonly merchantId: string | null;
  readonly unpaid: boolean;
  readonly year?: number | undefined;
  readonly cursor?: string | undefined;
  readonly limit: number;
}

/** A page of invoices, newest first. */
export async function listInvoices(
  database: Database,
  input: ListInvoicesInput,
): Promise<{ items: InvoiceView[]; nextCursor: string | null }> {
  const before = input.cursor ? decodeCursor(input.cursor) : null;
  const rows = await database.transaction(input.scope, (tx) =>
    listInvoiceRows(tx, {
      merchantId: input.merchantId,
      states: input.unpaid ? UNPAID_STATES : null,
      year: input.year ?? null,
      before,
      limit: input.limit + 1,
    }),
  );
  const page = rows.slice(0, input.limit);
  const last = rows.length > input.limit ? page.at(-1) : undefined;
  return {
    items: page.map((row) => viewInvoice(row)),
    nextCursor: last ? encodeCursor({ occurredAt: last.createdAt, id: last.id }) : null,
  };
}
