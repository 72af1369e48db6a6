import type { UnpaidFacts } from '../journal/unpaid-bill.ts';
import type { Order } from './read-order.ts';

/** An order as it stays in the journal with its bill, until it is paid; what is left out stays out. */
export const storedOrder = ({ lines, taxesIncluded }: Order): UnpaidFacts['order'] => ({
  taxesIncluded,
  lines: lines.map(({ precisions, ...line }) => ({
    ...line,
    ...(precisions === undefined ? {} : { precisions: precisions.map((one) => ({ ...one })) }),
  })),
});
