import type { Movements } from '../../../gateways/card-payments/card-payments.ts';
import type { DueInvoicesDeps } from '../invoices/create-due-invoices.ts';
import { continueNumbers, type DocumentNumbers } from '../invoices/continue-numbers.ts';
import { readDocumentNumber } from '@comptoir/domain/money/invoices/document-number';
import { adoptCharge, type Adoption } from './adopt-charge.ts';
import { adoptRefund, type RefundAdoption, type RefundSearch } from './adopt-refund.ts';
import { reconcileRefunds } from './issue-refund.ts';
import { reconcileChargeRefunds } from './issue-charge-refund.ts';
import { reconcilePayments, type PaymentDeps } from './reconcile-payments.ts';
import type { FastifyBaseLogger } from 'fastify';
import { reconcileRestores } from '../../base/restores/reconcile-restores.ts';
import { Outage } from '../../../platform/outage.ts';

/**
 * A database that was put back to an older copy. `since`: when the copy was made. `numbers`: the highest numbers of documents
 * that are known from outside it, such as a marker beside the database; none, when left out.
 */
export interface Restored {
  readonly since: Date;
  readonly numbers?: DocumentNumbers;
}

/**
 * Result of reconciling with the provider: its charges and refunds since the copy was made. `next`: the numbers that documents go on with, also
 * after those of the restored copy that no one paid.
 */
export interface RestoredMoney {
  readonly charges: Readonly<Record<Adoption, number>>;
  readonly refunds: Readonly<Record<RefundAdoption, number>>;
  readonly next: DocumentNumbers;
}

/** The copy's clock and the provider's need not agree. */
const MARGIN_MS = 3_600_000;

/**
 * Makes the books agree with the provider of card payments after an older copy of the database was put back, before midnight
 * or anything else may charge: what was charged and given back since is adopted, and numbers go on after the highest one
 * seen. As often as it is called it does so once; it may be called again after it failed.
 *
 *   reconcileAfterRestore(dependencies, { since: madeAt }): Promise<RestoredMoney>
 *
 * @throws Error when the provider does not answer: nothing may be charged until it has
 */
export async function reconcileAfterRestore(
  deps: PaymentDeps & DueInvoicesDeps,
  { since, numbers = NO_NUMBERS }: Restored,
): Promise<RestoredMoney> {
  const from = new Date(since.getTime() - MARGIN_MS);
  const movements = deps.payments ? await deps.payments.listMovements(from) : NO_MOVEMENTS;
  if (!movements) throw new Outage('the provider of card payments does not answer: nothing is charged until it does');
  await raise(deps, highestOf(movements, numbers));
  await reconcilePayments(deps);
  await reconcileRefunds(deps);
  await reconcileChargeRefunds(deps);
  const charges = { known: 0, settled: 0, recreated: 0, unexpected: 0, foreign: 0 };
  for (const charge of movements.charges) charges[await adoptCharge(deps, charge)] += 1;
  const refunds = { known: 0, credited: 0, unplaced: 0 };
  const search: RefundSearch = { since: from, taken: [] };
  for (const refund of movements.refunds) refunds[await adoptRefund(deps, refund, search)] += 1;
  return { charges, refunds, next: await raise(deps, NO_NUMBERS) };
}

const NO_NUMBERS: DocumentNumbers = { invoice: 0, credit: 0 };
const NO_MOVEMENTS: Movements = { charges: [], refunds: [], numbers: [] };

const raise = ({ database, config, now }: DueInvoicesDeps, seen: DocumentNumbers): Promise<DocumentNumbers> =>
  database.transaction({ role: 'system' }, (tx) => continueNumbers(tx, config.issuer, { seen, now: now() }));

function highestOf({ numbers, refunds }: Movements, seen: DocumentNumbers): DocumentNumbers {
  const invoices = numbers.flatMap((number) => readDocumentNumber('invoice', number) ?? []);
  const credits = refunds.flatMap(({ creditNumber }) => readDocumentNumber('credit-note', creditNumber) ?? []);
  return {
    invoice: invoices.reduce((most, one) => Math.max(most, one), seen.invoice),
    credit: credits.reduce((most, one) => Math.max(most, one), seen.credit),
  };
}

export type RestoredMoneyDeps = PaymentDeps &
  DueInvoicesDeps & { readonly log: Pick<FastifyBaseLogger, 'error' | 'warn'> };

/** Makes the books agree with the provider if the database was put back. Returns whether anything may be charged. */
export const reconcileRestoredMoney = (deps: RestoredMoneyDeps): Promise<boolean> =>
  reconcileRestores({
    ...deps,
    reconcileMoney: ({ since, highestInvoice, highestCredit }) =>
      reconcileAfterRestore(deps, { since, numbers: { invoice: highestInvoice, credit: highestCredit } }),
  });
