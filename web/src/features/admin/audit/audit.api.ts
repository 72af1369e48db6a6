import type { exportAudit } from '@comptoir/contract/base/audit';
import type { AuditGroup } from '@comptoir/domain/base/audit/audit-action';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { fetchFile } from '../../../shared/http/call.ts';
import { auditChainQuery, auditQuery, merchantsQuery } from '../../../shared/queries/base.ts';

/** What the audit trail is narrowed to; what is absent is asked of none. */
export interface AuditFilters {
  readonly group?: AuditGroup | undefined;
  /** A person, by id. */
  readonly who?: string | undefined;
  /** A merchant, by id. */
  readonly about?: string | undefined;
  /** Days of Québec time, both included. */
  readonly since?: string | undefined;
  readonly until?: string | undefined;
  readonly text?: string | undefined;
}

const queryOf = ({ group, who, about, since, until, text }: AuditFilters) => ({
  ...(group ? { group } : {}),
  ...(who ? { userId: who } : {}),
  ...(about ? { merchantId: about } : {}),
  ...(since ? { from: since } : {}),
  ...(until ? { to: until } : {}),
  ...(text ? { search: text } : {}),
});

/** The audit trail, newest first, page by page. */
export const useAudit = (filters: AuditFilters) => useInfiniteQuery(auditQuery(queryOf(filters)));

/** How the chain stands. */
export const useAuditChain = () => useQuery(auditChainQuery());

/** The merchants to filter by. */
export function useMerchantChoices() {
  const { data } = useQuery(merchantsQuery());
  return data?.map(({ id, company_name: label }) => ({ value: id, label })) ?? [];
}

/** The rows of a filter as a file. */
export const fetchAuditFile = (filters: AuditFilters): Promise<Blob> =>
  fetchFile<typeof exportAudit>('/audit/export', { query: queryOf(filters) });
