import { transactionText } from '@comptoir/websrm/signing/signing';
import { type ChainLink, emptyChain } from '../chains/chain.ts';
import { checkLinks, type LinkFault } from '../chains/check-links.ts';
import type { AuthorityState } from '../state/authority-state.ts';
import type { Diagnostic, DiagnosticKind } from '../state/diagnostic.ts';
import { publicKeyOf } from '../state/issued-certificate.ts';
import { chainKey, type ReceivedTransaction } from '../state/received-transaction.ts';
import type { TransactionTexts } from '../state/transaction-texts.ts';
import type { Arrival, Delivery } from './prepare-delivery.ts';
import { verifySignature } from './verify-signature.ts';

/** A diagnostic, where in the request it belongs, and whether it may yet heal. */
export interface Diagnosis {
  diagnostic: Diagnostic;
  path: string;
  /** A missing link may be on its way in the rest of a backlog that was too large for one request. */
  provisional: boolean;
}

/** Group 11: signatures and chain of the bills. Records on each arrival whether its signature was verified. */
export function diagnoseDelivery(
  authority: { state: AuthorityState; texts: TransactionTexts },
  delivery: Delivery,
): Diagnosis[] {
  return [
    ...delivery.arrivals.flatMap((arrival) => verify(authority.state, arrival)),
    ...links(authority.state, delivery),
    ...alteredResends(authority.texts, delivery),
  ];
}

function verify(state: AuthorityState, { sent, record }: Arrival): Diagnosis[] {
  const certificate = state.certificates.get(record.thumbprint);
  if (!certificate) return [diagnosis('unknown-certificate', { record, path: sent.path, detail: record.thumbprint })];
  record.verified = verifySignature(publicKeyOf(certificate), transactionText(sent.transaction), record.actu);
  if (record.verified) return [];
  return [diagnosis('altered', { record, path: sent.path, detail: 'signature' })];
}

/** Each bill is checked in its own chain: one request may hold several operators' bills. */
function links(state: AuthorityState, { arrivals }: Delivery): Diagnosis[] {
  const fromBacklog = arrivals.some(({ sent }) => sent.place === 'lot');
  return [...byChain(arrivals)].flatMap(([key, members]) => {
    const chain = state.chains.get(key) ?? emptyChain();
    const byRecord = new Map<ChainLink, Arrival>(members.map((arrival) => [arrival.record, arrival]));
    return checkLinks(chain, [...byRecord.keys()]).flatMap((fault) => {
      const arrival = byRecord.get(fault.link);
      return arrival ? [linkDiagnosis(fault, arrival, fromBacklog)] : [];
    });
  });
}

function byChain(arrivals: readonly Arrival[]): Map<string, Arrival[]> {
  const chains = new Map<string, Arrival[]>();
  for (const arrival of arrivals) {
    const key = chainKey(arrival.record);
    const members = chains.get(key);
    if (members) members.push(arrival);
    else chains.set(key, [arrival]);
  }
  return chains;
}

function linkDiagnosis(fault: LinkFault, { sent, record }: Arrival, fromBacklog: boolean): Diagnosis {
  const found = diagnosis(fault.kind, { record, path: sent.path, detail: fault.detail });
  if (fault.kind !== 'dropped') return found;
  const diagnostic = { ...found.diagnostic, missing: record.preced };
  return { ...found, diagnostic, provisional: sent.place === 'current' && fromBacklog };
}

/** A signature covers a few fields only; a bill that comes again must be the same in all of them. */
function alteredResends(texts: TransactionTexts, { resends }: Delivery): Diagnosis[] {
  return resends
    .filter(({ first, sent }) => first.length > 0 && texts.read(first) !== JSON.stringify(sent.transaction))
    .map(({ first, sent }) => diagnosis('altered', { record: first, path: sent.path, detail: 'content' }));
}

function diagnosis(
  kind: DiagnosticKind,
  about: { record: ReceivedTransaction; path: string; detail: string },
): Diagnosis {
  const { record, path, detail } = about;
  const { deviceNumber, noTrans, receivedAt: at } = record;
  return {
    path,
    provisional: false,
    diagnostic: { at, kind, deviceNumber, noTrans, detail, missing: null, resolvedAt: null },
  };
}
