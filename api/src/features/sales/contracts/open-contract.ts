import { contractNumber } from '@comptoir/domain/sales/contracts/contract-number';
import { isContractOpen } from '@comptoir/domain/sales/contracts/contract-state';
import { v7 as uuid } from 'uuid';
import type { Transaction } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { writeLog } from '../../base/record/write-log.ts';
import { askedContract, nextPosition, waitingOf } from './contract-standing.ts';
import {
  findAgreed,
  findLocked,
  insertContract,
  insertDocument,
  nextCount,
  setRevision,
  withdrawDocuments,
  type ContractRow,
} from './contracts.store.ts';
import { orderDocument } from './order-document.ts';

/** A revision of an estimate that a customer has accepted just now. */
export interface AcceptedRevision {
  readonly merchantId: string;
  readonly estimateId: string;
  readonly revision: number;
  readonly at: Date;
}

/**
 * Makes the contract of what was accepted, for a till to sign; or has its till sign what was agreed instead. To be called in the
 * transaction of the acceptance: both are there, or neither is.
 * @throws AppError caterers-only when a new one would begin, contract-not-open when its contract has ended
 */
export async function openContract(tx: Transaction, accepted: AcceptedRevision): Promise<{ contractId: string }> {
  const { merchantId, estimateId } = accepted;
  const contract = await findLocked(tx, { merchantId, estimateId });
  if (!contract) return beginContract(tx, accepted);
  if (!isContractOpen(contract.state) || askedContract(contract).isEnding) throw new AppError('contract-not-open');
  await reviseContract(tx, contract, accepted);
  return { contractId: contract.id };
}

async function beginContract(tx: Transaction, accepted: AcceptedRevision): Promise<{ contractId: string }> {
  const { merchantId, estimateId, revision, at } = accepted;
  const agreed = await getAgreed(tx, accepted);
  if (!agreed.isCaterer) throw new AppError('caterers-only');
  const [id, count] = [uuid(), await nextCount(tx, merchantId)];
  const number = contractNumber(count, { createdAt: at, zone: agreed.zone });
  insertContract(tx, { id, merchantId, count, number, estimateId, revision, createdAt: at });
  const entry = { kind: 'contract', totalCents: agreed.price.totalCents, paidCents: 0 } as const;
  const content = orderDocument({ ...agreed, number }, entry);
  insertDocument(tx, { id: uuid(), merchantId, contractId: id, position: 1, content, dueOn: null, askedAt: at });
  logToSign(tx, accepted, number);
  return { contractId: id };
}

/** Replaces the waiting documents, asked for under terms that no longer hold; those that a till has begun to sign go on. */
async function reviseContract(tx: Transaction, contract: ContractRow, accepted: AcceptedRevision): Promise<void> {
  const { merchantId, revision, at } = accepted;
  const agreed = await getAgreed(tx, accepted);
  const { id, number, documents } = contract;
  const outdated = waitingOf(contract).filter(({ deviceId }) => deviceId === null);
  withdrawDocuments(
    tx,
    outdated.map((document) => document.id),
  );
  setRevision(tx, { id, revision });
  const isBegun = documents.some(({ state, deviceId }) => state !== 'withdrawn' && deviceId !== null);
  const kind = isBegun ? 'revision' : 'contract';
  const content = orderDocument({ ...agreed, number }, { kind, totalCents: agreed.price.totalCents, paidCents: 0 });
  const place = { contractId: id, position: nextPosition(contract), dueOn: null, askedAt: at };
  insertDocument(tx, { id: uuid(), merchantId, content, ...place });
  logToSign(tx, accepted, number);
}

const logToSign = (tx: Transaction, { merchantId, at }: AcceptedRevision, number: string): void =>
  writeLog(tx, [{ merchantId, occurredAt: at, record: { event: 'contract-to-sign', facts: { number } } }]);

async function getAgreed(tx: Transaction, accepted: AcceptedRevision) {
  const agreed = await findAgreed(tx, accepted);
  if (!agreed) throw new AppError('not-found');
  return agreed;
}
