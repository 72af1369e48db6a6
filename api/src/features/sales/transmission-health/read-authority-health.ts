import type { AuthorityHealth } from '@comptoir/contract/sales/report-overview';
import { AUTHORITY_ENDPOINTS, endpointState } from '@comptoir/domain/sales/transmission-health/authority-health';
import type { Transaction } from '../../../platform/database/database.ts';
import { listEndpointCalls, type EndpointCalls } from './authority-calls.store.ts';

const DAY_MS = 24 * 3_600_000;

/** Returns the state of each address of the authority, by the requests of the last day. */
export async function readAuthorityHealth(tx: Transaction, now: Date): Promise<AuthorityHealth[]> {
  const calls = await listEndpointCalls(tx, new Date(now.getTime() - DAY_MS));
  return AUTHORITY_ENDPOINTS.map((endpoint) =>
    viewCalls(calls.find((row) => row.endpoint === endpoint) ?? { ...NONE, endpoint }, now),
  );
}

const NONE = { answered: 0, failed: 0, tookMs: 0, answeredAt: null, failedAt: null, failure: null };

function viewCalls({ endpoint, answered, failed, tookMs, ...latest }: EndpointCalls, now: Date): AuthorityHealth {
  const state = endpointState(latest, now);
  return {
    endpoint,
    state,
    answered,
    failed,
    averageMs: answered === 0 ? null : Math.round(tookMs / answered),
    answeredAt: latest.answeredAt?.toISOString() ?? null,
    failedAt: latest.failedAt?.toISOString() ?? null,
    failure: state === 'failing' ? latest.failure : null,
  };
}
