import { Stripe } from 'stripe';
import { type Refusal, readRefusal } from './provider-reply.ts';

/** Meaning of a failed call of Stripe's library, and the words that came with it. */
export interface StripeFailure {
  readonly refusal: Refusal;
  readonly status: number | undefined;
  readonly code: string;
  readonly declineCode: string | undefined;
  /** The key was used for another request, or Stripe only repeats the failure that it met first under this key. */
  readonly isKeySpent: boolean;
}

/** Reads what the library threw. @throws what is no answer and no failure of the network: a mistake of ours */
export function readStripeFailure(error: unknown): StripeFailure {
  if (!(error instanceof Stripe.errors.StripeError)) throw error;
  const { code = error.type, decline_code: declineCode, statusCode: status } = error;
  return { refusal: refusalOf(error), status, code, declineCode, isKeySpent: isKeySpent(error) };
}

const isKeySpent = (error: Stripe.errors.StripeError): boolean =>
  error instanceof Stripe.errors.StripeIdempotencyError
    ? error.statusCode !== 409
    : error.headers?.['idempotent-replayed'] === 'true' && readRefusal(error.statusCode ?? 500) === 'unknown';

function refusalOf(error: Stripe.errors.StripeError): Refusal {
  if (error instanceof Stripe.errors.StripeConnectionError)
    return hasNeverLeft(error.detail) ? 'unavailable' : 'unknown';
  // The key was used for something else, or the first request with it is still being answered.
  if (error instanceof Stripe.errors.StripeIdempotencyError) return 'unknown';
  if (error instanceof Stripe.errors.StripeRateLimitError) return 'unavailable';
  return readRefusal(error.statusCode ?? 500);
}

/** Returns true when a failure of the network came before there was a connection. Several addresses were tried for a name with several. */
function hasNeverLeft(cause: unknown): boolean {
  if (cause instanceof AggregateError) return cause.errors.every(hasNeverLeft);
  if (!(cause instanceof Error)) return false;
  const { syscall } = cause as NodeJS.ErrnoException;
  return syscall === 'connect' || syscall === 'getaddrinfo';
}
