import { accept, refuse, type Result } from '../../base/results/result.ts';

/**
 * States of a batch that a person asked for.
 * - `running`: its lanes are being sent, or will be by the next server that starts
 * - `sent`: the authority has answered about every bill of it
 * - `unanswered`: the authority did not answer; what is left waits on its lane and goes by itself
 * - `cancelled`: a person ended it; what is left rests on its lane for a while, and goes by itself then
 */
export const BATCH_STATES = ['running', 'sent', 'unanswered', 'cancelled'] as const;
export type BatchState = (typeof BATCH_STATES)[number];

/** Event of a batch: its lanes were gone through with nothing or something left, or a person had enough. */
export type BatchEvent = 'finish' | 'give-up' | 'cancel';

const TRANSITIONS: Readonly<Record<BatchState, Partial<Record<BatchEvent, BatchState>>>> = {
  running: { finish: 'sent', 'give-up': 'unanswered', cancel: 'cancelled' },
  sent: {},
  unanswered: {},
  cancelled: {},
};

/** The state after an event, or a refusal for a batch that has ended. */
export function nextBatchState(state: BatchState, event: BatchEvent): Result<BatchState, 'batch-has-ended'> {
  const next = TRANSITIONS[state][event];
  return next ? accept(next) : refuse('batch-has-ended');
}

/** Rest of lanes after their batch was cancelled, unless a sale or another batch sends them: short beside the 48 hours. */
export const REST_AFTER_CANCEL_MS = 15 * 60_000;
