import type { InvoiceTotal } from '@comptoir/contract/money/invoices';
import { UNPAID_STATES } from '@comptoir/domain/money/invoices/invoice-state';
import type { Database, Scope } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { listInvoiceYears, sumInvoiceRows } from './invoice-total.queries.ts';

interface InvoiceTotalInput {
  readonly scope: Scope;
  readonly merchantId: string;
  readonly unpaid: boolean;
  readonly year?: number | undefined;
}

/** Sums the invoices of a merchant, on whatever page of the list they are. */
export async function readInvoiceTotal(database: Database, input: InvoiceTotalInput): Promise<InvoiceTotal> {
  const { scope, merchantId, unpaid, year = null } = input;
  const states = unpaid ? UNPAID_STATES : null;
  const [sum, years] = await database.transaction(scope, (tx) =>
    Promise.all([
      sumInvoiceRows(tx, { merchantId, states, year, unpaidStates: UNPAID_STATES }),
      listInvoiceYears(tx, merchantId),
    ]),
  );
  if (!sum) throw new AppError('not-found');
  return { ...sum, years: years.map((row) => row.year) };
}
