import { addLink, addRefusedLink, type Chain, emptyChain } from '../chains/chain.ts';
import { applyFault, type FaultEntry } from '../../shared/waiting-faults.ts';
import type { Fault } from './fault.ts';
import type { AuthorityState } from './authority-state.ts';
import type { IssuedCertificate } from './issued-certificate.ts';
import type { JournalEntry, TransactionsEntry } from './journal-entry.ts';
import { chainKey, type ReceivedTransaction, transactionKey } from './received-transaction.ts';
import { applyByKind, type ApplyTable } from '../../shared/journal.ts';

/** The one way the state changes: at the moment an entry is written, and again when the journal is read at the next start. */
export function applyEntry(state: AuthorityState, entry: JournalEntry): void {
  applyByKind(APPLY, state, entry);
}

const APPLY: ApplyTable<AuthorityState, JournalEntry> = {
  registered: (state, { operators = [], servers = [], versions = [] }) => {
    for (const operator of operators) state.operators.set(`${operator.qst}|${operator.fileNumber}`, operator);
    for (const server of servers) state.servers.set(server.code, server);
    for (const v of versions) state.versions.set(`${v.idPartn}|${v.idSev}|${v.idVersi}|${v.versi}`, v);
  },
  issued: (state, { certificate, replaces }) => {
    state.certificates.set(certificate.thumbprint, certificate);
    if (certificate.deviceNumber !== null) state.devices.add(certificate.deviceNumber);
    if (replaces !== null) end(state.certificates.get(replaces), 'replaced', certificate.issuedAt);
  },
  'code-activation': (state, { code, activeAt }) => {
    state.codesActiveAt.set(code, activeAt);
  },
  'certificate-age': (state, { days }) => {
    state.certificateAgeDays = days;
  },
  ended: (state, { thumbprints, status, at }) => {
    for (const thumbprint of thumbprints) end(state.certificates.get(thumbprint), status, at);
  },
  user: (state, { qst, name, present }) => {
    const names = state.users.get(qst) ?? new Set<string>();
    if (present) names.add(name);
    else names.delete(name);
    state.users.set(qst, names);
  },
  transactions: applyTransactions,
  refused: (state, { refusal, links }) => {
    state.refusals = [...state.refusals.slice(-(KEPT_REFUSALS - 1)), refusal];
    state.counters.refused += 1;
    for (const { chain, link } of links) addRefusedLink(chainOf(state, chain), link);
  },
  document: (state) => {
    state.counters.documents += 1;
  },
  mode: (state, { mode }) => {
    state.mode = mode;
  },
  strict: (state, { strict }) => {
    state.strict = strict;
  },
  cases: (state, { cases }) => {
    state.cases = cases;
    state.caseExpected = cases[0] ?? null;
  },
  'case-expected': (state, { testCase }) => {
    state.caseExpected = testCase;
  },
  fault: applyToFaults,
  'fault-used': applyToFaults,
  'faults-cleared': applyToFaults,
};

const KEPT_REFUSALS = 200;

function applyToFaults(state: AuthorityState, entry: FaultEntry<Fault>): void {
  state.faults = applyFault(state.faults, entry);
}

function applyTransactions(state: AuthorityState, entry: TransactionsEntry): void {
  for (const diagnostic of entry.diagnostics) {
    state.diagnostics.push(diagnostic);
    if (diagnostic.missing !== null) state.gaps.set(diagnostic.missing, diagnostic);
  }
  for (const transaction of entry.transactions) {
    state.transactions.push(transaction);
    state.transactionsByKey.set(transactionKey(transaction), transaction);
    addLink(chainOf(state, chainKey(transaction)), transaction);
    closeGap(state, transaction);
  }
  for (const { key, psiNoTrans } of entry.resends) {
    const existing = state.transactionsByKey.get(key);
    if (existing) {
      existing.resends += 1;
      existing.psiNoTrans ??= psiNoTrans;
    }
    state.counters.resends += 1;
  }
  if (entry.noLot !== null) state.counters.lots += 1;
}

function closeGap(state: AuthorityState, transaction: ReceivedTransaction): void {
  const gap = state.gaps.get(transaction.actu);
  if (!gap) return;
  gap.resolvedAt = transaction.receivedAt;
  state.gaps.delete(transaction.actu);
}

function end(certificate: IssuedCertificate | undefined, status: IssuedCertificate['status'], at: string): void {
  if (!certificate || certificate.status === 'revoked') return;
  certificate.status = status;
  certificate.endedAt = at;
}

function chainOf(state: AuthorityState, key: string): Chain {
  const existing = state.chains.get(key);
  if (existing) return existing;
  const chain = emptyChain();
  state.chains.set(key, chain);
  return chain;
}
