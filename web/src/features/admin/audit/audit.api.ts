import type { exportAudit, getAuditChain, listAudit } from '@comptoir/contract/base/audit';
import type { listMerchants } from '@comptoir/contract/base/merchants';
import type { AuditGroup } from '@comptoir/domain/base/audit/audit-action';
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { call, fetchFile } from '../../../shared/http/call.ts';

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
export const useAudit = (filters: AuditFilters) =>
  useInfiniteQuery({
    queryKey: ['audit', 'pages', filters],
    initialPageParam: null as string | null,
    queryFn: ({ pageParam, signal }) =>
      call<typeof listAudit>('GET', '/audit', {
        query: { ...queryOf(filters), ...(pageParam ? { cursor: pageParam } : {}) },
        signal,
      }),
    getNextPageParam: ({ nextCursor }) => nextCursor,
    placeholderData: keepPreviousData,
  });

/** How the chain stands. */
export const useAuditChain = () =>
  useQuery({
    queryKey: ['audit', 'chain'],
    queryFn: ({ signal }) => call<typeof getAuditChain>('GET', '/audit/chain', { signal }),
  });

/** The merchants to filter by. */
export function useMerchantChoices() {
  const { data } = useQuery({
    queryKey: ['merchants'],
    queryFn: ({ signal }) => call<typeof listMerchants>('GET', '/merchant', { signal }),
  });
  return data?.map(({ id, company_name: label }) => ({ value: id, label })) ?? [];
}

/** The rows of a filter as a file. */
export const fetchAuditFile = (filters: AuditFilters): Promise<Blob> =>
  fetchFile<typeof exportAudit>('/audit/export', { query: queryOf(filters) });
