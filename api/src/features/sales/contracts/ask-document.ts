import type { DocumentOrder } from '@comptoir/contract/sales/contract-order';
import type { askFinal, cancelContract, ContractView } from '@comptoir/contract/sales/contracts';
import type { AuditRecord } from '@comptoir/domain/base/audit/audit-action';
import type { Result } from '@comptoir/domain/base/results/result';
import {
  decideCancellation,
  decideFinal,
  decideInstalment,
  type DocumentRefusal,
  type WantedInstalment,
} from '@comptoir/domain/sales/contracts/decide-document';
import { wordsOfItems } from '@comptoir/domain/sales/estimates/find-estimate-faults';
import { v7 as uuid } from 'uuid';
import type { z } from 'zod';
import type { Dependencies } from '../../../dependencies.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { writeLog } from '../../base/record/write-log.ts';
import { writeAudit } from '../../base/record/write-audit.ts';
import { scopeOf, type MerchantScope } from '../../base/access/merchant-scope.ts';
import type { SignedIn } from '../../base/access/recognize-user.ts';
import { scopeOfDevice, type CallingDevice } from '../devices/calling-device.ts';
import { requireWritableWords } from './require-writable.ts';
import { askedContract, nextPosition, waitingOf } from './contract-standing.ts';
import {
  findContract,
  findLocked,
  insertDocument,
  setContractState,
  withdrawDocuments,
  type ContractRow,
} from './contracts.store.ts';
import { orderAddition, orderDocument } from './order-document.ts';
import { viewContract } from './view-contract.ts';

export type ContractDeps = Pick<Dependencies, 'database' | 'announcements' | 'now'>;

/** Acting user, as the log names them. */
type Acting = Pick<SignedIn, 'user'>;

/** Has a till take a payment. @throws AppError contract-not-open, more-than-is-due, nothing-due */
export const askInstalment = (
  deps: ContractDeps,
  scope: MerchantScope,
  { id, wanted }: { id: string; wanted: WantedInstalment },
): Promise<ContractView> =>
  change(deps, { scope, id }, (tx, contract, at) => {
    insertInstalment(tx, contract, { merchantId: scope.merchantId, wanted, at });
    return {
      action: 'contract-document-requested',
      facts: { number: contract.number, kind: 'instalment', till: null },
    };
  });

/** The same at the counter: the next payment of the schedule. @throws AppError not-found, contract-not-open, nothing-due */
export async function askNextInstalment(
  { database, announcements, now }: ContractDeps,
  { device, number }: { device: CallingDevice; number: string },
): Promise<void> {
  const { merchantId, name: till } = device;
  await database.transaction(scopeOfDevice(device), async (tx) => {
    const occurredAt = now();
    const contract = await getLocked(tx, { merchantId, number });
    insertInstalment(tx, contract, { merchantId, wanted: 'next', at: occurredAt });
    const record = { action: 'contract-document-requested', facts: { number, kind: 'instalment', till } } as const;
    writeAudit(tx, { occurredAt, merchantId, record, subject: { type: 'contract', id: contract.id } });
  });
  announcements.publish(merchantId);
}

/** Has a till take all that is left, and what was ordered besides. @throws AppError contract-not-open, nothing-due */
export const requestFinal = (
  deps: ContractDeps,
  scope: MerchantScope,
  { id, items }: { id: string } & z.output<typeof askFinal.body>,
): Promise<ContractView> =>
  change(deps, { scope, id }, (tx, contract, at) => {
    const entry = expectAllowed(decideFinal(askedContract(contract)));
    requireWritableWords(wordsOfItems(items));
    const orders = [...(items.length === 0 ? [] : [orderAddition(contract, items)]), orderDocument(contract, entry)];
    const dueOn = contract.content.balanceDueOn;
    for (const [index, content] of orders.entries())
      insert(tx, contract, { merchantId: scope.merchantId, content, dueOn, at, behind: index });
    return { action: 'contract-document-requested', facts: { number: contract.number, kind: 'final', till: null } };
  });

/** Ends what does not take place. @throws AppError contract-not-open, document-at-a-till, more-than-is-due */
export const cancelAsked = (
  deps: ContractDeps,
  scope: MerchantScope,
  { id, reason, keptCents, user }: { id: string } & Acting & z.output<typeof cancelContract.body>,
): Promise<ContractView> =>
  change(deps, { scope, id }, (tx, contract, at) => {
    const waiting = waitingOf(contract);
    if (waiting.some(isAtTill(contract))) throw new AppError('document-at-a-till');
    withdrawDocuments(
      tx,
      waiting.map((document) => document.id),
    );
    const left = { ...contract, documents: contract.documents.filter(({ state }) => state === 'signed') };
    const entry = expectAllowed(decideCancellation(askedContract(left), keptCents));
    if (left.documents.length === 0) return callOff(tx, contract, { scope, reason, at, user });
    requireWritableWords([{ path: 'reason', text: reason }]);
    const content = orderDocument(contract, { ...entry, reason });
    insert(tx, contract, { merchantId: scope.merchantId, content, dueOn: null, at });
    return { action: 'contract-cancelled', facts: { number: contract.number } };
  });

/** Ends at once a contract that no till has signed, with a line of the log, which is the row of the audit trail too. */
function callOff(
  tx: Transaction,
  { id, number }: ContractRow,
  { scope: { merchantId }, reason, at, user }: Acting & { scope: MerchantScope; reason: string; at: Date },
): null {
  setContractState(tx, { id, state: 'cancelled', reason });
  const record = { event: 'contract-called-off', facts: { number, email: user.email } } as const;
  const audit = { subject: { type: 'contract', id } } as const;
  writeLog(tx, [{ merchantId, userId: user.id, occurredAt: at, record, audit }]);
  return null;
}

/** Takes back the last document that waits. @throws AppError not-found, document-not-waiting, document-at-a-till */
export const withdrawWaiting = (
  deps: ContractDeps,
  scope: MerchantScope,
  { id, documentId }: { id: string; documentId: string },
): Promise<ContractView> =>
  change(deps, { scope, id }, (tx, contract) => {
    const document = contract.documents.find((one) => one.id === documentId);
    if (!document) throw new AppError('not-found');
    const isLast = waitingOf(contract).at(-1) === document;
    // what was agreed is not taken back: it is cancelled, or revised
    if (!isLast || document.kind === 'contract' || document.kind === 'revision')
      throw new AppError('document-not-waiting');
    if (isAtTill(contract)(document)) throw new AppError('document-at-a-till');
    withdrawDocuments(tx, [documentId]);
    return { action: 'contract-document-withdrawn', facts: { number: contract.number } };
  });

/** True when a linked till has begun to sign a document: it may have signed it already, and only not said so yet. */
const isAtTill =
  ({ isDeviceLinked }: ContractRow) =>
  ({ deviceId }: { deviceId: string | null }): boolean =>
    deviceId !== null && isDeviceLinked;

async function change(
  { database, announcements, now }: ContractDeps,
  { scope, id }: { scope: MerchantScope; id: string },
  work: (tx: Transaction, contract: ContractRow, at: Date) => AuditRecord | null,
): Promise<ContractView> {
  const { merchantId } = scope;
  const view = await database.transaction(scopeOf(scope), async (tx) => {
    const occurredAt = now();
    const record = work(tx, await getLocked(tx, { merchantId, id }), occurredAt);
    if (record) writeAudit(tx, { occurredAt, merchantId, record, subject: { type: 'contract', id } });
    const changed = await findContract(tx, { id, merchantId });
    if (!changed) throw new AppError('not-found');
    return viewContract(changed);
  });
  announcements.publish(merchantId);
  return view;
}

async function getLocked(tx: Transaction, by: Parameters<typeof findLocked>[1]): Promise<ContractRow> {
  const contract = await findLocked(tx, by);
  if (!contract) throw new AppError('not-found');
  return contract;
}

function insertInstalment(
  tx: Transaction,
  contract: ContractRow,
  { merchantId, wanted, at }: { merchantId: string; wanted: WantedInstalment; at: Date },
): void {
  const { dueOn, ...entry } = expectAllowed(decideInstalment(askedContract(contract), wanted));
  insert(tx, contract, { merchantId, content: orderDocument(contract, entry), dueOn, at });
}

interface Wanted {
  readonly merchantId: string;
  readonly content: DocumentOrder;
  readonly dueOn: string | null;
  readonly at: Date;
  /** Number of documents that were asked for together before it. */
  readonly behind?: number;
}

const insert = (tx: Transaction, contract: ContractRow, { behind = 0, at, ...wanted }: Wanted): void =>
  insertDocument(tx, {
    ...wanted,
    id: uuid(),
    contractId: contract.id,
    position: nextPosition(contract) + behind,
    askedAt: at,
  });

function expectAllowed<Value>(decided: Result<Value, DocumentRefusal>): Value {
  if (!decided.ok) throw new AppError(decided.reason);
  return decided.value;
}
