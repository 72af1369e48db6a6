import { accept, refuse, type Result } from '../../base/results/result.ts';

/**
 * States of a contract.
 * - `to-sign`: it was agreed, and no till has signed it yet
 * - `open`: it is signed; payments are to come
 * - `ended`: all of it is paid
 * - `cancelled`: the event does not take place
 */
export const CONTRACT_STATES = ['to-sign', 'open', 'ended', 'cancelled'] as const;
export type ContractState = (typeof CONTRACT_STATES)[number];

/** Events of a contract: its document is signed, the last of it is paid, it is cancelled. */
export const CONTRACT_EVENTS = ['sign', 'end', 'cancel'] as const;
export type ContractEvent = (typeof CONTRACT_EVENTS)[number];

const TRANSITIONS: Readonly<Record<ContractState, Partial<Record<ContractEvent, ContractState>>>> = {
  'to-sign': { sign: 'open', cancel: 'cancelled' },
  open: { end: 'ended', cancel: 'cancelled' },
  ended: {},
  cancelled: {},
};

/** The state after an event, or a refusal. */
export function nextContractState(
  state: ContractState,
  event: ContractEvent,
): Result<ContractState, 'contract-not-open'> {
  const next = TRANSITIONS[state][event];
  return next ? accept(next) : refuse('contract-not-open');
}

/** True when anything may still be asked of a contract. */
export const isContractOpen = (state: ContractState): boolean => state === 'to-sign' || state === 'open';
