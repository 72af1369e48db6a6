import type { Transaction as Signed } from '@comptoir/websrm/requests/transaction';
import type { Transaction } from '../../../../platform/database/database.ts';
import { planOnce } from '../../../../platform/database/plan-once.ts';
import { isRare, type BillFilter } from './bill-filter.ts';
import {
  listDocumentedBills,
  listDocuments,
  listSheetBills,
  type DocumentedBill,
  type SheetBill,
  type SoldBill,
} from './bill-files.queries.ts';
import type { BillLine } from './bills.queries.ts';
import { readBillLines, readInStretches, type Page } from './read-bill-lines.ts';

/** Amounts of a bill's text in a sheet. */
export type SignedAmounts = Pick<Signed, 'mont' | 'refs'>;

/** A bill as a file has it; of its text a sheet has the amounts alone. */
export interface ExportedBill {
  readonly line: SoldBill;
  readonly document: string;
  readonly amounts: SignedAmounts;
}

/** A page of a sheet, newest first. */
export async function readSheetBills(tx: Transaction, filter: BillFilter, page: Page): Promise<ExportedBill[]> {
  planOnce(tx);
  if (isRare(filter)) return readDocumentedBills(tx, filter, page);
  const bills = await readInStretches(tx, { filter, page, list: listSheetBills });
  const spaced = bills.filter(({ mont }) => mont === '');
  const documented = new Map((await withDocuments(tx, filter, spaced)).map((bill) => [bill.line.id, bill]));
  return bills.map((bill) => documented.get(bill.id) ?? fromSheet(bill));
}

/** A page of a file that has all of each bill, newest first. */
export async function readDocumentedBills(tx: Transaction, filter: BillFilter, page: Page): Promise<ExportedBill[]> {
  planOnce(tx);
  if (isRare(filter)) return withDocuments(tx, filter, await readBillLines(tx, filter, page));
  return (await readInStretches(tx, { filter, page, list: listDocumentedBills })).map(fromDocument);
}

async function withDocuments(
  tx: Transaction,
  { merchantId }: BillFilter,
  lines: readonly BillLine[],
): Promise<ExportedBill[]> {
  if (lines.length === 0) return [];
  const read = await listDocuments(tx, merchantId, lines);
  const documents = new Map(read.map(({ id, ...found }) => [id, found]));
  return lines.flatMap((line) => {
    const found = documents.get(line.id);
    return found ? [fromDocument({ ...line, ...found })] : [];
  });
}

/** A text that was stored was read by the schema before. */
const fromDocument = ({ document, ...line }: DocumentedBill): ExportedBill => ({
  line,
  document,
  get amounts() {
    return JSON.parse(document) as Signed;
  },
});

const fromSheet = (line: SheetBill): ExportedBill => ({
  line,
  document: '',
  amounts: JSON.parse(`{"mont":{${line.mont}},"refs":[${line.refs}]}`) as SignedAmounts,
});
