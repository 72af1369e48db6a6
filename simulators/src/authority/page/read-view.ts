import type { Authority } from '../authority.ts';
import { type ListedTransaction, listTransactions } from '../control/list-transactions.ts';
import { type AuthorityStatus, readStatus } from '../control/status.ts';
import type { RefusedRequest } from '../state/authority-state.ts';
import type { Diagnostic } from '../state/diagnostic.ts';

/** Contents of the page, newest first. */
export interface PageView {
  status: AuthorityStatus;
  bills: ListedTransaction[];
  diagnostics: Diagnostic[];
  refusals: RefusedRequest[];
}

const BILLS = 100;
const OTHERS = 30;

export function readView(authority: Authority): PageView {
  const { state } = authority;
  const after = Math.max(0, state.transactions.length - BILLS);
  return {
    status: readStatus(authority),
    bills: listTransactions(authority, { after, limit: BILLS }).items.reverse(),
    diagnostics: state.diagnostics.slice(-OTHERS).reverse(),
    refusals: state.refusals.slice(-OTHERS).reverse(),
  };
}
