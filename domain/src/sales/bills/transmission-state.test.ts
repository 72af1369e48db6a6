import { describe, expect, it } from 'vitest';
import {
  nextTransmissionState,
  OUTSTANDING_STATES,
  type TransmissionEvent,
  type TransmissionState,
} from './transmission-state.ts';

const STATES: TransmissionState[] = ['waiting', 'sending', 'unknown', 'accepted', 'received-with-errors', 'refused'];
const EVENTS: TransmissionEvent[] = [
  'send',
  'accept',
  'flag',
  'refuse',
  'fail',
  'lose',
  'attest-accepted',
  'attest-flagged',
  'attest-refused',
];

describe('nextTransmissionState', () => {
  it.each([
    ['waiting', 'send', 'sending'],
    ['sending', 'accept', 'accepted'],
    ['sending', 'flag', 'received-with-errors'],
    ['sending', 'refuse', 'refused'],
    ['sending', 'fail', 'waiting'],
    ['sending', 'lose', 'unknown'],
    ['unknown', 'send', 'sending'],
    ['waiting', 'attest-accepted', 'accepted'],
    ['waiting', 'attest-flagged', 'received-with-errors'],
    ['waiting', 'attest-refused', 'refused'],
    ['unknown', 'attest-accepted', 'accepted'],
    ['unknown', 'attest-flagged', 'received-with-errors'],
    ['unknown', 'attest-refused', 'refused'],
  ] as const)('takes %s on %s to %s', (state, event, next) => {
    expect(nextTransmissionState(state, event)).toEqual({ ok: true, value: next });
  });

  it('allows those moves and refuses every other', () => {
    const allowed = STATES.flatMap((state) => EVENTS.filter((event) => nextTransmissionState(state, event).ok));
    expect(allowed).toHaveLength(13);
    expect(nextTransmissionState('accepted', 'send')).toEqual({ ok: false, reason: 'transmission-state-conflict' });
  });

  it('never lets a bill leave a final state', () => {
    const final = STATES.filter((state) => !OUTSTANDING_STATES.includes(state));
    for (const state of final) for (const event of EVENTS) expect(nextTransmissionState(state, event).ok).toBe(false);
  });
});
