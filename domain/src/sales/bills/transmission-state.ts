import { accept, refuse, type Result } from '../../base/results/result.ts';

/**
 * States of a signed bill on its way to the authority.
 * - `waiting`: stored here, not with the authority yet
 * - `sending`: a request that carries it is under way
 * - `unknown`: a request left and its reply was lost; the authority may or may not have it
 * - `accepted`, `received-with-errors`: the authority has it
 * - `refused`: the authority did not take it, the till must make it again (codRetour x1, x5)
 */
export const TRANSMISSION_STATES = [
  'waiting',
  'sending',
  'unknown',
  'accepted',
  'received-with-errors',
  'refused',
] as const;
export type TransmissionState = (typeof TRANSMISSION_STATES)[number];

/**
 * Event of a bill: `fail` never reached the authority or was not taken unchanged (x0); `lose` may have reached it. The `attest`
 * events are not heard from the authority: the till shows the answer that it was given earlier, which a database put back to an
 * older copy no longer has. They hold for a bill that is not being sent.
 */
export type TransmissionEvent =
  | 'send'
  | 'accept'
  | 'flag'
  | 'refuse'
  | 'fail'
  | 'lose'
  | 'attest-accepted'
  | 'attest-flagged'
  | 'attest-refused';

const ATTESTED = {
  'attest-accepted': 'accepted',
  'attest-flagged': 'received-with-errors',
  'attest-refused': 'refused',
} as const;

/** Source: SRM-39; a lost reply is unknown, never a new bill (decision 5). */
const TRANSITIONS: Readonly<Record<TransmissionState, Partial<Record<TransmissionEvent, TransmissionState>>>> = {
  waiting: { send: 'sending', ...ATTESTED },
  sending: {
    accept: 'accepted',
    flag: 'received-with-errors',
    refuse: 'refused',
    fail: 'waiting',
    lose: 'unknown',
  },
  unknown: { send: 'sending', ...ATTESTED },
  accepted: {},
  'received-with-errors': {},
  refused: {},
};

/** The state after an event, or a refusal when the event makes no sense in that state. */
export function nextTransmissionState(
  state: TransmissionState,
  event: TransmissionEvent,
): Result<TransmissionState, 'transmission-state-conflict'> {
  const next = TRANSITIONS[state][event];
  return next ? accept(next) : refuse('transmission-state-conflict');
}

/** States in which a bill still has to reach the authority, in the order of the lane. */
export const OUTSTANDING_STATES: readonly TransmissionState[] = ['waiting', 'sending', 'unknown'];
