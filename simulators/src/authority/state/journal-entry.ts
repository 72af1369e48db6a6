import type { FaultEntry } from '../../shared/waiting-faults.ts';
import type { ChainLink } from '../chains/chain.ts';
import type { Fault } from './fault.ts';
import type { RefusedRequest } from './authority-state.ts';
import type { Diagnostic } from './diagnostic.ts';
import type { IssuedCertificate } from './issued-certificate.ts';
import type { ReceivedTransaction } from './received-transaction.ts';
import type { Operator, ProductVersion, ServerAdministrator } from './registry.ts';

/** One line of the journal: all that one request or one control call changed, so that a torn line loses none of half of it. */
export type JournalEntry =
  | { kind: 'registered'; operators?: Operator[]; servers?: ServerAdministrator[]; versions?: ProductVersion[] }
  | { kind: 'issued'; certificate: IssuedCertificate; replaces: string | null }
  | { kind: 'code-activation'; code: string; activeAt: string }
  | { kind: 'certificate-age'; days: number }
  | { kind: 'ended'; thumbprints: string[]; status: 'deleted' | 'revoked'; at: string }
  | { kind: 'user'; qst: string; name: string; present: boolean }
  | TransactionsEntry
  | { kind: 'refused'; refusal: RefusedRequest; links: { chain: string; link: ChainLink }[] }
  | { kind: 'document'; noDoc: string; deviceNumber: string; typDoc: 'RUT' | 'HAB'; text: string; at: string }
  | { kind: 'mode'; mode: 'up' | 'down' }
  | { kind: 'strict'; strict: boolean }
  | { kind: 'cases'; cases: string[] }
  | { kind: 'case-expected'; testCase: string }
  | FaultEntry<Fault>;

export interface TransactionsEntry {
  kind: 'transactions';
  /** New ones, oldest first. */
  transactions: ReceivedTransaction[];
  /** Those that were known already, by key. `psiNoTrans`: given now, because the first time they came in a lot. */
  resends: { key: string; psiNoTrans: string | null }[];
  noLot: string | null;
  diagnostics: Diagnostic[];
}
