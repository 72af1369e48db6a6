import type { AuthorityEndpoint } from '@comptoir/domain/sales/transmission-health/authority-health';
import type { Transaction } from '../../../platform/database/database.ts';

/** Results of requests to an address within an hour. */
export interface CallTally {
  readonly endpoint: AuthorityEndpoint;
  readonly hour: Date;
  readonly answered: number;
  readonly failed: number;
  readonly tookMs: number;
  readonly answeredAt: Date | null;
  readonly failedAt: Date | null;
  readonly failure: string | null;
}

/** Adds to what other servers have counted. */
export const addCallTally = (tx: Transaction, tally: CallTally): void =>
  tx.write({
    text: `insert into authority_calls as c (endpoint, hour, answered, failed, took_ms, answered_at, failed_at, failure)
      values (:endpoint, :hour, :answered, :failed, :tookMs, :answeredAt, :failedAt, :failure)
      on conflict (endpoint, hour) do update set answered = c.answered + excluded.answered, failed = c.failed + excluded.failed,
        took_ms = c.took_ms + excluded.took_ms, answered_at = greatest(c.answered_at, excluded.answered_at),
        failed_at = greatest(c.failed_at, excluded.failed_at), failure = coalesce(excluded.failure, c.failure)`,
    values: { ...tally },
  });

export const forgetCallsBefore = (tx: Transaction, hour: Date): void =>
  tx.write({ text: 'delete from authority_calls where hour < $1', values: [hour] });

/** Results of the recent requests to an address. */
export interface EndpointCalls {
  readonly endpoint: AuthorityEndpoint;
  readonly answered: number;
  readonly failed: number;
  readonly tookMs: number;
  readonly answeredAt: Date | null;
  readonly failedAt: Date | null;
  /** Last failure. */
  readonly failure: string | null;
}

export const listEndpointCalls = (tx: Transaction, since: Date): Promise<EndpointCalls[]> =>
  tx.many({
    text: `select endpoint, sum(answered)::int as answered, sum(failed)::int as failed, sum(took_ms)::float8 as "tookMs",
        max(answered_at) as "answeredAt", max(failed_at) as "failedAt",
        (array_agg(failure order by failed_at desc nulls last))[1] as failure
      from authority_calls where hour > $1 group by endpoint`,
    values: [since],
  });
