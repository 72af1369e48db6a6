import { billWordsEn } from '@comptoir/domain/sales/bills/bill-words.en';
import type { ExportTexts } from './exports.fr.ts';

const bills = (count: number): string => (count === 1 ? '1 bill' : `${count} bills`);

export const EXPORTS: ExportTexts = {
  words: billWordsEn,
  billsFile: 'bills',
  journalFile: 'journal',
  columns: [
    'Date and time',
    'Number',
    'Type',
    'Payment',
    'Before tax',
    'GST',
    'QST',
    'Total',
    'Amount due',
    'Tip',
    'Counted as sales',
    'Employee',
    'Status',
    'Authority’s number',
    'Authority’s time',
    'Batch number',
    'Refers to',
    'Signature',
  ],
  sumsRow: 'Sales',
  endRow: (count, sha256) => ['End of file', `Bills: ${count}`, `SHA-256: ${sha256}`],
  written: (path, { bills: count, sales, total }) =>
    `${path}: ${bills(count)}, ${sales} counted as sales: ${total}, taxes included`,
  journalWritten: (path, count) => `${path}: ${count === 1 ? '1 entry' : `${count} entries`}`,
};
