import type { Voice } from '../core/answer-once.ts';
import { Refusal } from '../../loopback/refusal.ts';

/** Returns a refusal of the simulator's own face: `{ error: { code, message } }`. */
export function refusal(status: number, code: string, message: string): Refusal {
  return new Refusal(status, { error: { code, message } });
}

export const API_VOICE: Voice = {
  face: 'simulator',
  otherContent: (key) => refusal(409, 'idempotency_key_reused', `The key ${key} was used for another request.`),
  inProgress: () => refusal(409, 'in_progress', 'The first request with this key is still being answered.'),
  failure: (status) =>
    status === 429
      ? refusal(429, 'too_many_requests', 'Too many requests.')
      : refusal(500, 'internal', 'An error of the simulated provider.'),
};
