import type { Chain } from '../chains/chain.ts';
import type { Fault } from './fault.ts';
import type { Diagnostic } from './diagnostic.ts';
import type { Operator, ProductVersion, ServerAdministrator } from './registry.ts';
import type { IssuedCertificate } from './issued-certificate.ts';
import type { ReceivedTransaction } from './received-transaction.ts';

/** Everything the authority knows. Only `applyEntry` changes it, so that the journal can rebuild it. */
export interface AuthorityState {
  mode: 'up' | 'down';
  strict: boolean;
  /** The test cases of a certification in their order; none: whatever case a request states is taken. */
  cases: string[];
  /** The case that the next request must state. */
  caseExpected: string | null;
  faults: Fault[];
  /** By QST number and file number: one business may own several establishments. */
  operators: Map<string, Operator>;
  /** By code. */
  servers: Map<string, ServerAdministrator>;
  versions: Map<string, ProductVersion>;
  /** Times at which codes that were given out lately become known, by code. */
  codesActiveAt: Map<string, string>;
  /** Age of the certificates of devices when they are issued, in days. */
  certificateAgeDays: number;
  devices: Set<string>;
  /** By thumbprint. */
  certificates: Map<string, IssuedCertificate>;
  /** Names by QST number. */
  users: Map<string, Set<string>>;
  /** In the order they were first received. */
  transactions: ReceivedTransaction[];
  transactionsByKey: Map<string, ReceivedTransaction>;
  chains: Map<string, Chain>;
  diagnostics: Diagnostic[];
  /** Open gaps, by the signature of the link awaited. */
  gaps: Map<string, Diagnostic>;
  refusals: RefusedRequest[];
  counters: Counters;
}

export interface Counters {
  resends: number;
  lots: number;
  documents: number;
  refused: number;
}

/** A request of which nothing was kept. */
export interface RefusedRequest {
  at: string;
  request: string;
  deviceNumber: string | null;
  errors: string[];
}

export function emptyState(strict: boolean): AuthorityState {
  return {
    mode: 'up',
    strict,
    cases: [],
    caseExpected: null,
    faults: [],
    operators: new Map(),
    servers: new Map(),
    versions: new Map(),
    codesActiveAt: new Map(),
    certificateAgeDays: 0,
    devices: new Set(),
    certificates: new Map(),
    users: new Map(),
    transactions: [],
    transactionsByKey: new Map(),
    chains: new Map(),
    diagnostics: [],
    gaps: new Map(),
    refusals: [],
    counters: { resends: 0, lots: 0, documents: 0, refused: 0 },
  };
}
