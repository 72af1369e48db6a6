import type { Authority } from '../authority.ts';
import type { Fault } from '../state/fault.ts';

export interface AuthorityStatus {
  mode: 'up' | 'down';
  strict: boolean;
  faults: Fault[];
  counters: {
    /** Since this start. The others count from the beginning. */
    requests: number;
    transactions: number;
    resends: number;
    lots: number;
    documents: number;
    refused: number;
    diagnostics: number;
    openDiagnostics: number;
    certificates: number;
  };
}

export function readStatus({ state, requests }: Authority): AuthorityStatus {
  const { resends, lots, documents, refused } = state.counters;
  return {
    mode: state.mode,
    strict: state.strict,
    faults: state.faults,
    counters: {
      requests,
      transactions: state.transactions.length,
      resends,
      lots,
      documents,
      refused,
      diagnostics: state.diagnostics.length,
      openDiagnostics: state.diagnostics.filter(({ resolvedAt }) => resolvedAt === null).length,
      certificates: state.certificates.size,
    },
  };
}
