import type { FastifyBaseLogger } from 'fastify';

/** Where an adapter says that a provider does not take what we ask, which no merchant can do anything about. */
export type PaymentsLog = Pick<FastifyBaseLogger, 'error'>;

/** What a reply that is no success means for whoever moves money. */
export type Refusal = 'card' | 'request' | 'unavailable' | 'unknown';

/**
 * By the HTTP status alone: 402 is about the card; 401, 403 and 429 say that nothing was done; 409 that the key is in use, so
 * that something may have been; 5xx may come from between us and whoever has done it; what is left is a request that the
 * provider does not take.
 */
export function readRefusal(status: number): Refusal {
  if (status === 402) return 'card';
  if (status === 401 || status === 403 || status === 429) return 'unavailable';
  if (status >= 400 && status < 500 && status !== 408 && status !== 409) return 'request';
  return 'unknown';
}

/** Whether a reply is no bad day of the provider's: it does not know us, or not what we ask, and will not tomorrow either. */
export const isOurFault = (status: number): boolean =>
  status === 401 || status === 403 || readRefusal(status) === 'request';
