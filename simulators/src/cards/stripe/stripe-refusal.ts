import type { Voice } from '../core/answer-once.ts';
import { DECLINES, type DeclineReason } from '../core/declines.ts';
import { Refusal } from '../../loopback/refusal.ts';

/** An error of Stripe's. Without a type it is about the request. */
export function stripeRefusal(
  status: number,
  error: { type?: string; code?: string; message: string; param?: string },
): Refusal {
  return new Refusal(status, { error: { type: 'invalid_request_error', ...error } });
}

/** Returns the error of a refused card, beside the object that it was for. */
export function cardError(reason: DeclineReason) {
  const { code, declineCode, message } = DECLINES[reason];
  return { type: 'card_error', code, ...(declineCode === null ? {} : { decline_code: declineCode }), message };
}

export function missing(what: string, param = 'id'): Refusal {
  return stripeRefusal(404, { code: 'resource_missing', param, message: `No such ${what}.` });
}

export const STRIPE_VOICE: Voice = {
  face: 'stripe',
  otherContent: (key) =>
    stripeRefusal(400, {
      type: 'idempotency_error',
      message: `Keys for idempotent requests can only be used with the same parameters: use another key than ${key}.`,
    }),
  inProgress: () =>
    stripeRefusal(409, {
      type: 'idempotency_error',
      code: 'idempotency_key_in_use',
      message: 'There is another request in progress with this key.',
    }),
  failure: (status) =>
    status === 429
      ? stripeRefusal(429, { code: 'rate_limit', message: 'Too many requests.' })
      : stripeRefusal(500, { type: 'api_error', message: 'An unknown error occurred.' }),
};
