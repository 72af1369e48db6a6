import { nextInvoiceState } from '@comptoir/domain/money/invoices/invoice-state';
import { splitCredit } from '@comptoir/domain/money/payments/split-credit';
import { cents } from '@comptoir/domain/base/amounts/cents';
import type { ListedRefund } from '../../../gateways/card-payments/card-payments.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { derivedUuid } from '../../../platform/derived-uuid.ts';
import { orderedId } from '../../../platform/ordered-id.ts';
import { writeLog } from '../../base/record/write-log.ts';
import type { DueInvoicesDeps } from '../invoices/create-due-invoices.ts';
import { isCreditNumberFree } from '../invoices/continue-numbers.ts';
import { documentNumber, readDocumentNumber } from '@comptoir/domain/money/invoices/document-number';
import { refundKey } from './derive-key.ts';
import type { PaymentDeps } from './reconcile-payments.ts';
import {
  findNextRefundOrdinal,
  insertCreditNote,
  lockCreditable,
  settleRefund,
  assignCreditNumber,
  type CreditableInvoice,
} from './refunds.store.ts';
import { findPaidBy, findRefundByKey, findRefundLike, type KnownRefund } from './restored-money.store.ts';
import { addFoundRefund } from './unexpected-charges.store.ts';

/** Adoption of a refund that the provider has: `unplaced` when nothing here was charged that it could be of. */
export type RefundAdoption = 'known' | 'credited' | 'unplaced';

/** The refunds of one look at the provider's list. `taken`: credit notes that were found to be of one of them. */
export interface RefundSearch {
  readonly since: Date;
  readonly taken: string[];
}

/** Brings the books up to a refund that the provider made: its credit note is made again when no one remembers it. */
export const adoptRefund = (
  deps: PaymentDeps & DueInvoicesDeps,
  refund: ListedRefund,
  search: RefundSearch,
): Promise<RefundAdoption> =>
  deps.database.transaction({ role: 'system' }, async (tx) => {
    const known = await findKnown(tx, refund, search);
    if (known) {
      search.taken.push(known.id);
      settleRefund(tx, known.id, 'done');
      return 'known';
    }
    if (await addFoundRefund(tx, refund)) return 'known';
    const paid = await findPaidBy(tx, refund.chargeReference);
    const invoice = paid && (await lockCreditable(tx, paid.invoiceId));
    const isCredited = invoice !== null && (await creditFor(tx, deps, { refund, invoice, search }));
    if (isCredited) return 'credited';
    deps.log.error({ ...refund }, 'a refund of the provider fits nothing that was charged');
    return 'unplaced';
  });

const findKnown = (
  tx: Transaction,
  { key, chargeReference, amountCents }: ListedRefund,
  { since, taken }: RefundSearch,
): Promise<KnownRefund | null> =>
  key === null ? findRefundLike(tx, { chargeReference, amountCents, since, taken }) : findRefundByKey(tx, key);

const REASONS = {
  fr: 'Remboursement retrouvé chez le fournisseur de paiement',
  en: 'Refund found at the payment provider',
} as const;

interface Lost {
  readonly refund: ListedRefund;
  readonly invoice: CreditableInvoice;
  readonly search: RefundSearch;
}

async function creditFor(tx: Transaction, deps: DueInvoicesDeps, { refund, invoice, search }: Lost): Promise<boolean> {
  const total = cents(refund.amountCents);
  const split = splitCredit({ invoice: invoice.amounts, creditedBefore: invoice.creditedCents, total });
  const credited = nextInvoiceState(invoice.state, 'credit');
  if (!split.ok || !credited.ok) return false;
  const { merchantId, issuerId } = invoice;
  const stated = readDocumentNumber('credit-note', refund.creditNumber);
  const isFree = stated !== null && (await isCreditNumberFree(tx, deps.config.issuer, stated));
  const id = orderedId(refund.at);
  insertCreditNote(tx, {
    id,
    invoice,
    number: isFree ? stated : await assignCreditNumber(tx, issuerId),
    createdAt: refund.at,
    createdBy: null,
    reason: REASONS[invoice.language],
    amounts: split.value,
    refund: await keyOf(tx, refund, invoice),
    invoiceState: invoice.creditedCents + total === invoice.amounts.total ? credited.value : invoice.state,
  });
  settleRefund(tx, id, 'done');
  search.taken.push(id);
  const facts = { number: documentNumber('invoice', invoice.number), totalCents: total };
  // the log has it on the day it is learned: days that are sealed stay as they are
  const line = { merchantId, occurredAt: refund.at, arrivedAt: deps.now() };
  writeLog(tx, [{ ...line, record: { event: 'invoice-refunded', facts } }]);
  return true;
}

/** More refunds of one invoice than anybody makes. */
const MOST_REFUNDS = 100;

/** The key that the provider knows it by, and which of the invoice's refunds has that key; otherwise the next one. */
async function keyOf(
  tx: Transaction,
  { key, reference }: ListedRefund,
  invoice: CreditableInvoice,
): Promise<{ key: string; ordinal: number }> {
  const next = await findNextRefundOrdinal(tx, invoice.id);
  const ordinals = Array.from({ length: MOST_REFUNDS }, (_, index) => next + index);
  const ordinal = ordinals.find((one) => refundKey(invoice, one) === key) ?? next;
  return { key: key ?? derivedUuid('found refund', reference), ordinal };
}
