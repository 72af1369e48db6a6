import { accountOf, type ContractAccount } from '@comptoir/domain/sales/contracts/contract-account';
import type { AskedContract } from '@comptoir/domain/sales/contracts/decide-document';
import type { ContractRow, DocumentRow } from './contracts.store.ts';

/** Sums the signed documents of a contract. */
export const signedAccount = ({ documents }: Pick<ContractRow, 'documents'>): ContractAccount =>
  accountOf(documents.filter(({ state }) => state === 'signed'));

/** Returns the documents that wait to be signed, in their order. */
export const waitingOf = ({ documents }: Pick<ContractRow, 'documents'>): DocumentRow[] =>
  documents.filter(({ state }) => state === 'waiting');

/** A contract as the rules see it: with all that waits, as if it were signed. */
export function askedContract({ state, documents, price }: ContractRow): AskedContract {
  const standing = documents.filter((document) => document.state !== 'withdrawn');
  const isEnding = standing.some(({ kind }) => kind === 'final' || kind === 'cancellation');
  return { state, account: accountOf(standing), schedule: price.payments, isEnding };
}

/** The place of the next document. */
export const nextPosition = ({ documents }: Pick<ContractRow, 'documents'>): number =>
  (documents.at(-1)?.position ?? 0) + 1;
