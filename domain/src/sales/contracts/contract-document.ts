import { accept, refuse, type Result } from '../../base/results/result.ts';

/**
 * Kinds of documents of a contract that a till is asked to sign.
 * - `contract`, `revision`: what was agreed, and what was agreed instead
 * - `instalment`, `final`: a payment; the last one
 * - `addition`: what was ordered besides on the day, a sale of its own
 * - `cancellation`: the event does not take place
 */
export const CONTRACT_DOCUMENT_KINDS = [
  'contract',
  'revision',
  'instalment',
  'addition',
  'final',
  'cancellation',
] as const;
export type ContractDocumentKind = (typeof CONTRACT_DOCUMENT_KINDS)[number];

/** `waiting` for a till; `signed` by one; `withdrawn` before any had it. */
export const CONTRACT_DOCUMENT_STATES = ['waiting', 'signed', 'withdrawn'] as const;
export type ContractDocumentState = (typeof CONTRACT_DOCUMENT_STATES)[number];

export type ContractDocumentEvent = 'sign' | 'withdraw';

const TRANSITIONS: Readonly<
  Record<ContractDocumentState, Partial<Record<ContractDocumentEvent, ContractDocumentState>>>
> = {
  waiting: { sign: 'signed', withdraw: 'withdrawn' },
  // a bill that the authority refused is made again under another number
  signed: { sign: 'signed' },
  withdrawn: {},
};

/** The state after an event, or a refusal. */
export function nextDocumentState(
  state: ContractDocumentState,
  event: ContractDocumentEvent,
): Result<ContractDocumentState, 'document-not-waiting'> {
  const next = TRANSITIONS[state][event];
  return next ? accept(next) : refuse('document-not-waiting');
}

/** True when a document stands in the chain in which each refers to the one before: all but a sale of its own. */
export const isInChain = (kind: ContractDocumentKind): boolean => kind !== 'addition';
