import type { exportBills as endpoint } from '@comptoir/contract/sales/bills';
import type { Language } from '@comptoir/domain/base/merchants/merchant-information';
import type { z } from 'zod';
import type { Database, Transaction } from '../../../platform/database/database.ts';
import { streamSnapshot } from '../../../platform/database/stream-snapshot.ts';
import { readPages } from '../../../platform/files/read-pages.ts';
import { ROW_FORMATS } from '../../../platform/files/write-rows.ts';
import type { File } from '../../../platform/http/route.ts';
import { writeAudit } from '../../base/audit/write-audit.ts';
import { scopeOf, type MerchantScope } from '../../base/merchants/merchant-scope.ts';
import { readMerchant } from '../../base/merchants/read-merchant.ts';
import type { BillCursor } from './bill-cursor.ts';
import { listDocuments } from './bill-life.queries.ts';
import { filterOf, type BillFilter, type WantedBills } from './bill-filter.ts';
import { sumBillLines } from './bills.queries.ts';
import { readBillLines } from './read-bill-lines.ts';
import { exportTexts, fileNameOf, rowWriter, type ExportedBill } from './export-row.ts';

/** How many bills are in memory at once. */
const PAGE = 500;

export interface ExportBillsDeps {
  readonly database: Database;
  /** Connections for what is read as slowly as its reader takes it. */
  readonly exports: Database;
  readonly now: () => Date;
}

export interface ExportBillsInput {
  readonly wanted: WantedBills;
  readonly format: z.output<typeof endpoint.query>['format'];
  readonly language: Language;
  /** Rejects once the caller may read no more: a long export outlives sessions. */
  readonly mayGoOn: () => Promise<unknown>;
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
  const { merchantId } = scope;
  const { timeZone } = await readMerchant(deps.database, scopeOf(scope), merchantId);
  const filter = filterOf(wanted, { id: merchantId, timeZone });
  await deps.database.transaction(scopeOf(scope), (tx) => {
    const record = { action: 'bills-exported', facts: { format } } as const;
    const subject = { type: 'merchant', id: merchantId } as const;
    writeAudit(tx, { occurredAt: deps.now(), merchantId, subject, record, after: { ...wanted } });
  });
  const { columns, endLine } = exportTexts(language);
  const { contentType } = ROW_FORMATS[format];
  const { head: count, content } = await streamSnapshot(deps.exports, scopeOf(scope), async (tx) => {
    const sums = await sumBillLines(tx, filter);
    const rows = readPages<ExportedBill, BillCursor>({
      size: PAGE,
      read: (cursor) => readPage(tx, filter, { cursor, now: deps.now() }),
      keyOf: ({ line }) => ({ direction: 'older', signedAt: line.signedAt, id: line.id }),
      rowOf: rowWriter(language, timeZone),
      mayGoOn,
    });
    const file = { count: sums?.count ?? 0, language, columns, rows, endLine };
    return { head: file.count, pieces: ROW_FORMATS[format].write(file) };
  });
  return { name: `${fileNameOf(language, wanted)}.${format}`, contentType, content, count };
}

async function readPage(
  tx: Transaction,
  filter: BillFilter,
  { cursor, now }: { cursor: BillCursor | null; now: Date },
): Promise<ExportedBill[]> {
  const lines = await readBillLines(tx, filter, { direction: 'older', cursor, limit: PAGE, now });
  const read = await listDocuments(tx, filter.merchantId, lines);
  const documents = new Map(read.map(({ id, ...found }) => [id, found]));
  return lines.flatMap((line) => {
    const found = documents.get(line.id);
    return found ? [{ line, ...found }] : [];
  });
}
