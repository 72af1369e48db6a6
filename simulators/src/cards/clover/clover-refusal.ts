import type { Voice } from '../core/answer-once.ts';
import { DECLINES, type DeclineReason } from '../core/declines.ts';
import { Refusal } from '../../loopback/refusal.ts';

interface CloverErrorWords {
  type?: string;
  code: string;
  message: string;
  param?: string;
  decline_code?: string;
  charge?: string;
}

/** The body of every error of Clover Ecommerce: a line about the status, and the error itself. */
function cloverErrorBody(status: number, error: CloverErrorWords) {
  return { message: `${status} ${TITLES[status] ?? 'Error'}`, error: { type: 'invalid_request_error', ...error } };
}

export function cloverRefusal(status: number, error: CloverErrorWords): Refusal {
  return new Refusal(status, cloverErrorBody(status, error));
}

/** A refused card. */
export function cloverDecline(reason: DeclineReason, charge?: string) {
  const { code, declineCode, message } = DECLINES[reason];
  const more = { ...(declineCode === null ? {} : { decline_code: declineCode }), ...(charge ? { charge } : {}) };
  return cloverErrorBody(402, { type: 'card_error', code, message, ...more });
}

export const CLOVER_VOICE: Voice = {
  face: 'clover',
  otherContent: (key) =>
    cloverRefusal(400, {
      type: 'idempotency_error',
      code: 'invalid_request',
      message: `The idempotency key ${key} was used for another request.`,
    }),
  inProgress: () =>
    cloverRefusal(409, { type: 'idempotency_error', code: 'invalid_request', message: 'The request is in progress.' }),
  failure: (status) =>
    status === 429
      ? cloverRefusal(429, { type: 'rate_limit_error', code: 'rate_limit', message: 'Too many requests.' })
      : cloverRefusal(500, { type: 'api_error', code: 'api_error', message: 'Internal server error.' }),
};

const TITLES: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  402: 'Payment Required',
  404: 'Not Found',
  409: 'Conflict',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
};
