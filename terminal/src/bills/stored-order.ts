import { dayOf } from '@comptoir/websrm/requests/rate-table';
import type { UnpaidBill, UnpaidFacts } from '../journal/unpaid-bill.ts';
import type { Order } from './read-order.ts';

/** An order as it stays in the journal with its bill, until it is paid; what is left out stays out. */
export const storedOrder = ({ lines, taxesIncluded, on }: Order): UnpaidFacts['order'] => ({
  taxesIncluded,
  on,
  lines: lines.map(({ precisions, ...line }) => ({
    ...line,
    ...(precisions === undefined ? {} : { precisions: precisions.map((one) => ({ ...one })) }),
  })),
});

/** The order behind a bill, with the day that it was begun. */
export const orderOf = ({ order, datTrans }: UnpaidBill): Order => ({ ...order, on: order.on ?? dayOf(datTrans) });
