import type { FileEnd } from '../../../platform/files/write-rows.ts';

/** The exported file in English. */
export const auditEn = {
  fileName: 'audit.csv',
  columns: [
    'Position',
    'Time (UTC)',
    'User',
    'Email',
    'Role',
    'Acting for',
    'Action',
    'Description',
    'Merchant',
    'Subject type',
    'Subject',
    'Subject name',
    'Before',
    'After',
    'Address',
    'Browser',
    'Request',
    'Row',
  ],
  endLine: ({ count, lastId, sha256 }: FileEnd): readonly string[] => [
    'End of file',
    `Rows: ${count}`,
    `SHA-256: ${sha256}`,
    lastId ?? '',
  ],
};
