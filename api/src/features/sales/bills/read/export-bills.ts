import { orderBillExport as orderEndpoint } from '@comptoir/contract/sales/bills';
import type { Language } from '@comptoir/domain/base/merchants/merchant-information';
import type { Dependencies } from '../../../../dependencies.ts';
import type { Transaction } from '../../../../platform/database/database.ts';
import { streamSnapshot } from '../../../../platform/database/stream-snapshot.ts';
import { readPages } from '../../../../platform/files/read-pages.ts';
import { ROW_FORMATS, type RowFormat } from '../../../../platform/files/write-rows.ts';
import type { File } from '../../../../platform/http/route.ts';
import { writeAudit } from '../../../base/record/write-audit.ts';
import type { OrderedFile } from '../../../base/exports/export-writer.ts';
import { orderExport } from '../../../base/exports/order-export.ts';
import { scopeOf, type MerchantScope } from '../../../base/access/merchant-scope.ts';
import { readMerchant } from '../../../base/merchants/read-merchant.ts';
import type { BillCursor } from './bill-cursor.ts';
import { filterOf, type BillFilter, type WantedBills } from './bill-filter.ts';
import { sumBillLines } from './bills.queries.ts';
import { exportTexts, fileNameOf, rowWriter } from './export-row.ts';
import { readDocumentedBills, readSheetBills, type ExportedBill } from './read-bill-files.ts';

/** Number of bills that are read at once. */
const PAGE = 500;

export type ExportBillsDeps = Pick<Dependencies, 'database' | 'exports' | 'now'>;

export interface ExportBillsInput {
  readonly wanted: WantedBills;
  readonly format: RowFormat;
  readonly language: Language;
  /** Rejects once the caller may read no more: a long export outlives sessions. */
  readonly mayGoOn: (rowsDone: number) => Promise<unknown>;
}

/**
 * All bills of a filter as a file out of one snapshot, as fast as it is taken and in as much memory as a page needs. The export has
 * its row in the audit trail before the first byte leaves. @throws AppError validation-failed
 */
export async function exportBills(
  deps: ExportBillsDeps,
  scope: MerchantScope,
  { wanted, format, language, mayGoOn }: ExportBillsInput,
): Promise<File> {
  const read = await readFilter(deps, scope, wanted);
  await deps.database.transaction(scopeOf(scope), (tx) => auditExport(tx, { scope, wanted, format, now: deps.now() }));
  return writeBillFile(deps, scope, { wanted, ...read, format, language, mayGoOn });
}

/** Has an export of bills made by a job. @throws AppError validation-failed, exports-under-way */
export async function orderBillExport(
  deps: ExportBillsDeps,
  scope: MerchantScope,
  { userId, ...order }: Omit<ExportBillsInput, 'mayGoOn'> & { readonly userId: string },
): Promise<{ id: string }> {
  const { wanted, format } = order;
  await readFilter(deps, scope, wanted);
  const id = await deps.database.transaction(scopeOf(scope), (tx) => {
    const askedAt = deps.now();
    auditExport(tx, { scope, wanted, format, now: askedAt });
    return orderExport(tx, { ...order, merchantId: scope.merchantId, userId, kind: 'bills', askedAt });
  });
  return { id };
}

/** Writes the file of an order. @throws AppError validation-failed, not-found */
export const writeOrderedBills =
  (deps: ExportBillsDeps) =>
  async ({ scope, ...order }: OrderedFile): Promise<File> => {
    const wanted = orderEndpoint.body.omit({ format: true }).parse(order.wanted);
    return writeBillFile(deps, scope, { ...order, wanted, ...(await readFilter(deps, scope, wanted)) });
  };

/** Bills of which business, and which of them. */
interface ReadBills {
  readonly business: string;
  readonly filter: BillFilter;
}

async function readFilter(deps: ExportBillsDeps, scope: MerchantScope, wanted: WantedBills): Promise<ReadBills> {
  const { timeZone, companyName: business } = await readMerchant(deps.database, scopeOf(scope), scope.merchantId);
  return { business, filter: filterOf(wanted, { id: scope.merchantId, timeZone }) };
}

function auditExport(
  tx: Transaction,
  {
    scope: { merchantId },
    wanted,
    format,
    now,
  }: { scope: MerchantScope; wanted: WantedBills; format: RowFormat; now: Date },
): void {
  const record = { action: 'bills-exported', facts: { format } } as const;
  const subject = { type: 'merchant', id: merchantId } as const;
  writeAudit(tx, { occurredAt: now, merchantId, subject, record, after: { ...wanted } });
}

async function writeBillFile(
  deps: ExportBillsDeps,
  scope: MerchantScope,
  { wanted, business, filter, format, language, mayGoOn }: ExportBillsInput & ReadBills,
): Promise<File> {
  const { columns, endLine } = exportTexts(language);
  const { contentType } = ROW_FORMATS[format];
  const { head: count, content } = await streamSnapshot(deps.exports, scopeOf(scope), async (tx) => {
    const readPage = format === 'csv' ? readSheetBills : readDocumentedBills;
    const sums = await sumBillLines(tx, filter);
    const rows = readPages<ExportedBill, BillCursor>({
      size: PAGE,
      read: (cursor) => readPage(tx, filter, { direction: 'older', cursor, limit: PAGE, now: deps.now() }),
      keyOf: ({ line: { signedAt, id } }) => ({ direction: 'older', signedAt, id }),
      rowOf: rowWriter(language, filter.zone),
      mayGoOn,
    });
    const file = { count: sums?.count ?? 0, business, language, columns, rows, endLine };
    return { head: file.count, pieces: ROW_FORMATS[format].write(file) };
  });
  return { name: `${fileNameOf(language, wanted)}.${format}`, business, contentType, content, count };
}
