import type { ContractDocumentView, ContractRow as Row, ContractView } from '@comptoir/contract/sales/contracts';
import { compareBill } from '@comptoir/domain/sales/contracts/compare-bill';
import { accountOf, listDuePayments, listSchedule } from '@comptoir/domain/sales/contracts/contract-account';
import { isContractOpen } from '@comptoir/domain/sales/contracts/contract-state';
import { askedContract, signedAccount, waitingOf } from './contract-standing.ts';
import type { ContractRow, DocumentRow } from './contracts.store.ts';

/** A contract as a line of the list. While no till has signed it, what was agreed is its total. */
export function rowOf(contract: ContractRow): Row {
  const { id, number, state, estimateId, customer, content, price } = contract;
  const signed = signedAccount(contract);
  const totalCents = state === 'to-sign' ? price.totalCents : signed.totalCents;
  const next = isContractOpen(state) ? listDuePayments(price.payments, signed.paidCents)[0] : undefined;
  return {
    id,
    number,
    state,
    estimateId,
    customer: { name: customer.name, company: customer.company },
    occasion: { name: content.occasion.name, date: content.occasion.date },
    totalCents,
    paidCents: signed.paidCents,
    dueCents: state === 'cancelled' ? 0 : totalCents - signed.paidCents,
    next: next ?? null,
    toSign: waitingOf(contract).length,
  };
}

/** A contract with its documents, and how what was signed compares with what was asked. */
export function viewContract(contract: ContractRow): ContractView {
  const { state, price, content, revision, createdAt, documents } = contract;
  const signed = signedAccount(contract);
  const askedCents = askedContract(contract).account.paidCents;
  return {
    ...rowOf(contract),
    revision,
    agreedCents: price.totalCents,
    persons: content.persons,
    terms: content.terms,
    lines: [...price.lines],
    serviceCents: price.serviceCents,
    returnedCents: signed.returnedCents,
    additionCents: signed.additionCents,
    payments: state === 'cancelled' ? [] : listSchedule(price.payments, { paidCents: signed.paidCents, askedCents }),
    agreedAt: createdAt.toISOString(),
    reason: reasonOf(contract),
    documents: documents.map((document, index) => viewDocument(document, documents.slice(0, index))),
  };
}

/** Returns the reason for a cancellation, done or ahead: as it was said when no till had signed it, else as the document has it that ends it. */
function reasonOf({ reason, documents }: ContractRow): string | null {
  if (reason !== '') return reason;
  const standing = documents.filter(({ state }) => state !== 'withdrawn');
  return standing.find(({ kind }) => kind === 'cancellation')?.reason ?? null;
}

function viewDocument(document: DocumentRow, before: readonly DocumentRow[]): ContractDocumentView {
  const { id, kind, state, totalCents, paidCents, dueOn, askedAt, till } = document;
  const { paidCents: earlierCents } = accountOf(before.filter((one) => one.state === 'signed'));
  return {
    id,
    kind,
    state,
    totalCents,
    paidCents,
    dueOn,
    askedAt: new Date(askedAt).toISOString(),
    till,
    bill: viewBill(document, earlierCents),
  };
}

function viewBill(document: DocumentRow, earlierCents: number): ContractDocumentView['bill'] {
  const { transactionId, noTrans, signedAt, billTotalCents, billPaidCents } = document;
  if (transactionId === null || noTrans === null || signedAt === null) return null;
  const bill = { totalCents: billTotalCents ?? 0, paidCents: billPaidCents ?? 0 };
  const { asked, made } = compareBill(document, { earlierCents, bill });
  return { id: transactionId, noTrans, signedAt: new Date(signedAt).toISOString(), ...bill, isAsAsked: asked === made };
}
