import type { FileEnd } from '../../../../platform/files/write-rows.ts';
import { billWordsEn } from '@comptoir/domain/sales/bills/bill-words.en';

/** The exported file in English; the columns in the order of their cells. */
export const billsEn = {
  ...billWordsEn,
  fileName: 'bills',
  columns: [
    'Date and time',
    'UTC offset',
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
    'Device',
    'Employee',
    'Status',
    'Authority’s number',
    'Batch number',
    'Refers to',
  ] as readonly string[],
  endLine: ({ count, lastId, sha256 }: FileEnd): readonly string[] => [
    'End of file',
    `Bills: ${count}`,
    `SHA-256: ${sha256}`,
    lastId ?? '',
  ],
};
