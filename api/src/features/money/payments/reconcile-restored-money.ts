import type { FastifyBaseLogger } from 'fastify';
import type { DueInvoicesDeps } from '../invoices/create-due-invoices.ts';
import { reconcileRestores } from '../../base/restores/reconcile-restores.ts';
import { reconcileAfterRestore } from './reconcile-after-restore.ts';
import type { PaymentDeps } from './reconcile-payments.ts';

export type RestoredMoneyDeps = PaymentDeps &
  DueInvoicesDeps & { readonly log: Pick<FastifyBaseLogger, 'error' | 'warn'> };

/** Makes the books agree with the provider if the database was put back. Returns whether anything may be charged. */
export const reconcileRestoredMoney = (deps: RestoredMoneyDeps): Promise<boolean> =>
  reconcileRestores({
    ...deps,
    reconcileMoney: ({ since, highestInvoice, highestCredit }) =>
      reconcileAfterRestore(deps, { since, numbers: { invoice: highestInvoice, credit: highestCredit } }),
  });
