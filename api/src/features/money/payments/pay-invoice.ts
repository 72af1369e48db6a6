import { isPayable } from '@comptoir/domain/money/invoices/invoice-state';
import type { PaidBy } from '@comptoir/domain/money/payments/decide-outcome';
import type { InvoiceView } from '@comptoir/contract/money/invoices';
import type { Scope, Transaction } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { writeAudit } from '../../base/record/write-audit.ts';
import { documentNumber } from '@comptoir/domain/money/invoices/document-number';
import { readInvoice } from '../invoices/read-invoice.ts';
import { findUnsettled, lockInvoice, type UnsettledAttempt } from './payments.store.ts';
import { reconcileAttempt, type PaymentDeps } from './reconcile-payments.ts';
import { settleAttempt } from './settle-attempts.ts';
import { startAttempts, type StartedAttempt } from './start-attempts.ts';

/** Someone who wants an invoice paid now, with the saved card of its merchant. */
export interface PayInput {
  readonly scope: Scope;
  readonly userId: string;
  readonly by: Exclude<PaidBy, 'midnight'>;
  readonly invoiceId: string;
}

/**
 * Pays an invoice now. Anyone who comes second waits for the first one's record and gets the invoice as it stands; an attempt
 * whose reply was lost is asked about first, and only when it never charged is there another one.
 * @throws AppError not-found, card-required, invoice-not-payable, payment-declined, payments-unavailable,
 * payments-not-configured
 */
export async function payInvoice(deps: PaymentDeps, input: PayInput): Promise<InvoiceView> {
  const { payments } = deps;
  if (!payments) throw new AppError('payments-not-configured');
  const begun = (await begin(deps, input)) ?? (await askAndBegin(deps, input));
  if (begun) {
    const outcome = await payments.charge(begun.charge);
    await settleAttempt(deps, { attemptId: begun.id, outcome, userId: input.userId });
    if (outcome.kind === 'unavailable') throw new AppError('payments-unavailable');
    if (outcome.kind === 'declined' || outcome.kind === 'action-required') throw new AppError('payment-declined');
  }
  return deps.database.transaction(input.scope, (tx) => readInvoice(tx, input.invoiceId));
}

/** Finds out what became of an attempt that no one settled, and begins another one if it came to nothing. */
async function askAndBegin(deps: PaymentDeps, input: PayInput): Promise<StartedAttempt | null> {
  const unsettled = await findAttempt(deps, input.invoiceId);
  if (!unsettled || !(await reconcileAttempt(deps, unsettled))) return null;
  return begin(deps, input);
}

const findAttempt = ({ database, now }: PaymentDeps, invoiceId: string): Promise<UnsettledAttempt | null> =>
  database.transaction({ role: 'system' }, (tx) => findUnsettled(tx, { now: now(), invoiceId }));

/** Records an attempt; null when there is none to be made: the invoice is paid, or someone is at it. */
const begin = (deps: PaymentDeps, input: PayInput): Promise<StartedAttempt | null> =>
  deps.database.transaction(input.scope, (tx) => beginIn(tx, deps, input));

async function beginIn(tx: Transaction, deps: PaymentDeps, input: PayInput): Promise<StartedAttempt | null> {
  const { invoiceId, by } = input;
  const invoice = await lockInvoice(tx, { provider: deps.payments?.provider ?? '', invoiceId });
  if (!invoice) throw new AppError('not-found');
  if (invoice.state === 'credited') throw new AppError('invoice-not-payable');
  if (!isPayable(invoice.state)) return null;
  if (!invoice.card) throw new AppError('card-required');
  const record = { action: 'payment-requested', facts: { number: documentNumber('invoice', invoice.number) } } as const;
  const after = { amountCents: invoice.amountCents };
  const subject = { type: 'invoice', id: invoiceId } as const;
  writeAudit(tx, { occurredAt: deps.now(), merchantId: invoice.merchantId, subject, record, after });
  const [attempt] = await startAttempts(tx, deps, { by, invoices: [{ ...invoice, card: invoice.card }] });
  if (!attempt) throw new AppError('card-required');
  return attempt;
}
