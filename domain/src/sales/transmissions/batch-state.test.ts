import { describe, expect, it } from 'vitest';
import { BATCH_STATES, nextBatchState, type BatchEvent } from './batch-state.ts';

const EVENTS: readonly BatchEvent[] = ['finish', 'give-up', 'cancel'];

describe('a batch', () => {
  it.each([
    ['finish', 'sent'],
    ['give-up', 'unanswered'],
    ['cancel', 'cancelled'],
  ] as const)('that runs ends by %s as %s', (event, state) => {
    expect(nextBatchState('running', event)).toEqual({ ok: true, value: state });
  });

  it('ends once', () => {
    for (const state of BATCH_STATES.filter((one) => one !== 'running'))
      for (const event of EVENTS)
        expect(nextBatchState(state, event)).toEqual({ ok: false, reason: 'batch-has-ended' });
  });
});
