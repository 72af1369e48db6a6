import type { AuthorityEndpoint } from '@comptoir/domain/sales/transmission-health/authority-health';
import type { Transaction } from '../../../platform/database/database.ts';

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
