import { isSettled } from '@comptoir/domain/sales/contracts/contract-account';
import { writeLog } from '../features/base/record/write-log.ts';
import {
  insertDocument,
  saveSigned,
  setContractState,
  withdrawDocuments,
} from '../features/sales/contracts/contracts.store.ts';
import { documentAmounts } from '../features/sales/bills/read/document-amounts.ts';
import type { Transaction } from '../platform/database/database.ts';
import { demoId } from './demo-id.ts';
import type { PastBill } from './insert-past.ts';
import type { PlannedContract, PlannedDocument } from './plan-contracts.ts';

interface Signed {
  readonly merchantId: string;
  readonly deviceId: string;
  readonly bills: readonly PastBill[];
}

/**
 * Contracts of the demo world as far as a till has signed them. That till makes no further bill, so that none is held to it: any linked one
 * may go on.
 */
export function insertContracts(tx: Transaction, contracts: readonly PlannedContract[], signed: Signed): void {
  for (const contract of contracts) insertContract(tx, contract, signed);
}

function insertContract(tx: Transaction, planned: PlannedContract, signed: Signed): void {
  const { contract, documents, asked, account, reason } = planned;
  const { merchantId } = signed;
  const { id, number } = contract;
  for (const [index, document] of documents.entries()) {
    if (index > 0) insert(tx, planned, { merchantId, document, position: index + 1 });
    insertSigned(tx, document, { ...signed, number });
  }
  const last = documents.at(-1);
  if (!last) {
    withdrawDocuments(
      tx,
      contract.documents.map((document) => document.id),
    );
    setContractState(tx, { id, state: 'cancelled', ...(reason === null ? {} : { reason }) });
    return;
  }
  const state = last.order.kind === 'cancellation' ? 'cancelled' : isSettled(account) ? 'ended' : 'open';
  setContractState(tx, { id, state });
  const of = { merchantId, deviceId: signed.deviceId, occurredAt: last.signedAt };
  if (state === 'ended') writeLog(tx, [{ ...of, record: { event: 'contract-paid', facts: { number } } }]);
  if (state === 'cancelled')
    writeLog(tx, [{ ...of, record: { event: 'contract-called-off', facts: { number, email: null } } }]);
  if (!asked) return;
  const document = { ...asked, id: demoId('contract-document', `${id} asked`), signedAt: last.signedAt };
  insert(tx, planned, { merchantId, document, position: documents.length + 1 });
}

const insert = (
  tx: Transaction,
  { contract }: PlannedContract,
  { merchantId, document, position }: { merchantId: string; document: PlannedDocument; position: number },
): void =>
  insertDocument(tx, {
    id: document.id,
    merchantId,
    contractId: contract.id,
    position,
    content: document.order,
    dueOn: document.dueOn,
    askedAt: document.signedAt,
  });

function insertSigned(
  tx: Transaction,
  { id }: PlannedDocument,
  { merchantId, deviceId, bills, number }: Signed & { number: string },
): void {
  const bill = bills.find(({ key }) => key === id);
  if (!bill) return;
  const { totalCents: billTotalCents, paidCents: billPaidCents } = documentAmounts(bill.text);
  const { noTrans } = bill.transaction;
  tx.write({ text: 'update contract_documents set device_id = $2 where id = $1', values: [id, deviceId] });
  saveSigned(tx, { id, transactionId: bill.id, signedAt: bill.signedAt, noTrans, billTotalCents, billPaidCents });
  const record = { event: 'contract-document-signed', facts: { number, noTrans } } as const;
  writeLog(tx, [{ merchantId, deviceId, occurredAt: bill.signedAt, record }]);
}
