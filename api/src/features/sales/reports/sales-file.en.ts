import { billWordsEn } from '@comptoir/domain/sales/bills/bill-words.en';
import type { FileEnd } from '../../../platform/files/write-rows.ts';

/** The file of a sales report in English; the columns in the order of their cells, after that of the dimension. */
export const salesFileEn = {
  kinds: billWordsEn.kinds,
  payments: billWordsEn.payments,
  fileName: 'sales',
  total: 'Total',
  noEmployee: 'No employee named',
  dimensions: {
    day: 'Day',
    month: 'Month',
    kind: 'Type',
    payment: 'Payment',
    device: 'Device',
    employee: 'Employee',
    item: 'Item',
    category: 'Category',
  },
  itemColumns: [
    'Quantity sold',
    'Quantity returned',
    'Sold, before tax',
    'Refunded, before tax',
    'Net, before tax',
  ] as readonly string[],
  otherItems: 'All other items',
  uncategorized: 'Without a category',
  code: 'Code on the menu',
  columns: [
    'Sales',
    'Refunds',
    'Sold, before tax',
    'Refunded, before tax',
    'Net, before tax',
    'GST',
    'QST',
    'Net, after tax',
    'Adjustments',
    'Service charges',
    'Supplementary taxes',
    'Tips',
  ] as readonly string[],
  endLine: ({ count, sha256 }: FileEnd): readonly string[] => ['End of file', `Rows: ${count}`, `SHA-256: ${sha256}`],
};
