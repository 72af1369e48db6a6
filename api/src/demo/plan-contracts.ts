import type { DocumentOrder } from '@comptoir/contract/sales/contract-order';
import { accountOf, type AccountEntry, type ContractAccount } from '@comptoir/domain/sales/contracts/contract-account';
import type { Result } from '@comptoir/domain/base/results/result';
import type { ContractDocumentKind } from '@comptoir/domain/sales/contracts/contract-document';
import {
  decideCancellation,
  decideFinal,
  decideInstalment,
  type AskedContract,
} from '@comptoir/domain/sales/contracts/decide-document';
import { findLocked, type ContractRow } from '../features/sales/contracts/contracts.store.ts';
import { orderAddition, orderDocument } from '../features/sales/contracts/order-document.ts';
import type { Transaction } from '../platform/database/database.ts';
import { DEMO_ESTIMATES, type DemoContract } from './demo-estimates.ts';
import { demoId } from './demo-id.ts';

const DAY_MS = 86_400_000;

/** A contract of the demo world, and what a till has signed of it. */
export interface PlannedContract {
  readonly contract: ContractRow;
  readonly documents: readonly PlannedDocument[];
  readonly account: ContractAccount;
  /** The next payment, where it waits for a till. */
  readonly asked: Pick<PlannedDocument, 'order' | 'dueOn'> | null;
  /** Reason of its cancellation. */
  readonly reason: string | null;
}

/** Document that was signed, with its time. */
export interface PlannedDocument {
  readonly id: string;
  readonly order: DocumentOrder;
  readonly dueOn: string | null;
  readonly signedAt: Date;
}

/** Plans the contracts of the demo world, each document decided as the portal would. */
export async function planContracts(
  tx: Transaction,
  { merchantId, now }: { merchantId: string; now: Date },
): Promise<PlannedContract[]> {
  const planned: PlannedContract[] = [];
  for (const { occasion, contract } of DEMO_ESTIMATES) {
    const row = contract && (await findLocked(tx, { merchantId, estimateId: demoId('estimate', occasion) }));
    if (contract && row) planned.push(planContract(row, contract, now));
  }
  return planned;
}

function planContract(row: ContractRow, { signed, isAsked, ...why }: DemoContract, now: Date): PlannedContract {
  const reason = why.reason ?? null;
  const entries: AccountEntry[] = [];
  const documents = signed.map(([kind, daysAgo], index) => {
    const { order, dueOn } = orderNext(row, { kind, entries, reason });
    entries.push(order);
    const id = index === 0 ? (row.documents[0]?.id ?? '') : demoId('contract-document', `${row.id} ${index}`);
    // an hour apart, on a day on which two were signed
    return { id, order, dueOn, signedAt: new Date(now.getTime() - daysAgo * DAY_MS + index * 3_600_000) };
  });
  const asked = isAsked ? orderNext(row, { kind: 'instalment', entries, reason: null }) : null;
  return { contract: row, documents, account: accountOf(entries), asked, reason };
}

const WINE = { description: 'Vin blanc', quantity: 600, unitCents: 3400, taxes: 'FP' } as const;

interface Next {
  readonly kind: ContractDocumentKind;
  readonly entries: readonly AccountEntry[];
  readonly reason: string | null;
}

function orderNext(row: ContractRow, { kind, entries, reason }: Next): Pick<PlannedDocument, 'order' | 'dueOn'> {
  const { balanceDueOn } = row.content;
  if (kind === 'addition') return { order: orderAddition(row, [WINE]), dueOn: balanceDueOn };
  const { dueOn, ...entry } = decideNext(row, { kind, entries });
  const order = orderDocument(row, { ...entry, reason: kind === 'cancellation' ? reason : null });
  return { order: { ...order, earlierCents: accountOf(entries).paidCents }, dueOn };
}

function decideNext(
  { price, content }: ContractRow,
  { kind, entries }: Omit<Next, 'reason'>,
): AccountEntry & { readonly dueOn: string | null } {
  if (kind === 'contract') return { kind, totalCents: price.totalCents, paidCents: 0, dueOn: null };
  const account = accountOf(entries);
  const asked: AskedContract = { state: 'open', account, schedule: price.payments, isEnding: false };
  if (kind === 'instalment') return expectDecided(decideInstalment(asked, 'next'));
  if (kind === 'final') return { ...expectDecided(decideFinal(asked)), dueOn: content.balanceDueOn };
  return { ...expectDecided(decideCancellation(asked, account.paidCents)), dueOn: null };
}

function expectDecided<Value>(decided: Result<Value, string>): Value {
  if (!decided.ok) throw new Error(`the demo world asks for what is refused: ${decided.reason}`);
  return decided.value;
}
