import type { reportToSign } from '@comptoir/contract/sales/contracts';
import { accountOf, isSettled } from '@comptoir/domain/sales/contracts/contract-account';
import { nextDocumentState } from '@comptoir/domain/sales/contracts/contract-document';
import {
  isContractOpen,
  nextContractState,
  type ContractEvent,
  type ContractState,
} from '@comptoir/domain/sales/contracts/contract-state';
import { documentAmounts } from '../bills/read/document-amounts.ts';
import type { z } from 'zod';
import type { Transaction } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { writeLog } from '../../base/record/write-log.ts';
import { scopeOfDevice, type CallingDevice } from '../devices/calling-device.ts';
import type { ContractDeps } from './ask-document.ts';
import { waitingOf } from './contract-standing.ts';
import {
  beginDocument,
  findLocked,
  findSignedBill,
  saveSigned,
  setContractState,
  type ContractRow,
  type DocumentRow,
} from './contracts.store.ts';

type Reply = z.input<typeof reportToSign.reply>;

/**
 * A till begins to sign a document, or says which bill it is. Said again, it is answered alike; said of another bill, that one takes the
 * place of one that the authority refused.
 * @throws AppError not-found, document-not-waiting, document-at-a-till
 */
export async function reportDocument(
  { database, announcements, now }: ContractDeps,
  device: CallingDevice,
  { id, noTrans }: { id: string; noTrans: string | null },
): Promise<Reply> {
  const reply = await database.transaction(scopeOfDevice(device), async (tx) => {
    const { contract, document } = await getLocked(tx, device, id);
    return noTrans === null
      ? begin(tx, { contract, document, device })
      : finish(tx, { contract, document, device, noTrans, now: now() });
  });
  announcements.publish(device.merchantId);
  return reply;
}

async function getLocked(tx: Transaction, { merchantId }: CallingDevice, documentId: string) {
  const contract = await findLocked(tx, { merchantId, documentId });
  const document = contract?.documents.find((one) => one.id === documentId);
  if (!contract || !document) throw new AppError('not-found');
  return { contract, document };
}

interface Reported {
  readonly contract: ContractRow;
  readonly document: DocumentRow;
  readonly device: CallingDevice;
}

/** The next document alone, by the till that goes on with the contract. Decision 78. */
function begin(tx: Transaction, { contract, document, device }: Reported): Reply {
  if (!isContractOpen(contract.state) || waitingOf(contract)[0] !== document)
    throw new AppError('document-not-waiting');
  const { deviceId, isDeviceLinked } = contract;
  if (deviceId !== null && deviceId !== device.id && isDeviceLinked) throw new AppError('document-at-a-till');
  beginDocument(tx, { id: document.id, contractId: contract.id, deviceId: device.id });
  return { state: 'taken' };
}

interface Finished extends Reported {
  readonly noTrans: string;
  readonly now: Date;
}

async function finish(tx: Transaction, { contract, document, device, noTrans, now }: Finished) {
  if (document.deviceId !== device.id) throw new AppError('document-at-a-till');
  const next = nextDocumentState(document.state, 'sign');
  if (!next.ok) throw new AppError(next.reason);
  const bill = await findSignedBill(tx, { merchantId: device.merchantId, deviceId: device.id, noTrans });
  if (!bill) return { state: 'bill-missing' } as const;
  if (document.transactionId === bill.transactionId) return { state: 'signed' } as const;
  const { totalCents: billTotalCents, paidCents: billPaidCents } = documentAmounts(bill.document);
  const { document: _text, ...signed } = bill;
  saveSigned(tx, { ...signed, id: document.id, billTotalCents, billPaidCents });
  if (document.state === 'waiting') moveOn(tx, { contract, document, device, noTrans, now });
  return { state: 'signed' } as const;
}

/** Moves a contract to its state once one more of its documents is signed. */
function moveOn(tx: Transaction, { contract, document, device, noTrans, now }: Finished): void {
  const signed = contract.documents.filter((one) => one.state === 'signed' || one === document);
  const isPaid = isSettled(accountOf(signed)) && waitingOf(contract).every((one) => one === document);
  const opened = follow(contract.state, contract.state === 'to-sign' ? 'sign' : null);
  const isCancelled = document.kind === 'cancellation';
  const state = follow(opened, isCancelled ? 'cancel' : isPaid ? 'end' : null);
  if (state !== contract.state) setContractState(tx, { id: contract.id, state });
  const { number } = contract;
  const of = { merchantId: device.merchantId, deviceId: device.id, occurredAt: now };
  writeLog(tx, [{ ...of, record: { event: 'contract-document-signed', facts: { number, noTrans } } }]);
  if (state === 'ended') writeLog(tx, [{ ...of, record: { event: 'contract-paid', facts: { number } } }]);
  if (state === 'cancelled')
    writeLog(tx, [{ ...of, record: { event: 'contract-called-off', facts: { number, email: null } } }]);
}

/** The state after an event that may not have happened. */
function follow(state: ContractState, event: ContractEvent | null): ContractState {
  const next = event === null ? null : nextContractState(state, event);
  return next?.ok ? next.value : state;
}
