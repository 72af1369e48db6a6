import type { FastifyBaseLogger } from 'fastify';
import type { BillDayNeeds } from '../invoices/bill-day.ts';
import { reconcileRestores } from '../../base/restores/reconcile-restores.ts';
import { reconcileAfterRestore } from './reconcile-after-restore.ts';
import type { PaymentNeeds } from './reconcile-payments.ts';

export type RestoredMoneyNeeds = PaymentNeeds &
  BillDayNeeds & { readonly log: Pick<FastifyBaseLogger, 'error' | 'warn'> };

/** Makes the books agree with the provider if the database was put back. Tells whether anything may be charged. */
export const reconcileRestoredMoney = (needs: RestoredMoneyNeeds): Promise<boolean> =>
  reconcileRestores({
    ...needs,
    reconcileMoney: ({ since, highestInvoice, highestCredit }) =>
      reconcileAfterRestore(needs, { since, numbers: { invoice: highestInvoice, credit: highestCredit } }),
  });
