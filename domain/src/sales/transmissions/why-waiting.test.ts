import { expect, it } from 'vitest';
import { whyWaiting, type LaneStanding, type WaitingReason } from './why-waiting.ts';

const calm: LaneStanding = { isSending: false, isHeld: false, failures: 0, lastOutcome: 'answer', isDue: true };

it.each<[WaitingReason, Partial<LaneStanding>]>([
  ['queued', {}],
  ['queued', { lastOutcome: null }],
  ['resting', { isDue: false }],
  ['sending', { isSending: true, isHeld: true, failures: 3, lastOutcome: 'none' }],
  ['restored', { isHeld: true, failures: 3 }],
  ['interrupted', { lastOutcome: 'none', failures: 2 }],
  ['not-reached', { failures: 1, lastOutcome: 'unavailable', isDue: false }],
  ['not-reached', { failures: 1, lastOutcome: null }],
  ['no-answer', { failures: 4, lastOutcome: 'unknown' }],
  ['not-taken', { failures: 1, lastOutcome: 'answer' }],
])('bills wait as %s when the lane stands as %j', (reason, standing) => {
  expect(whyWaiting({ ...calm, ...standing })).toBe(reason);
});
