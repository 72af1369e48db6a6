import type { exportAudit } from '@comptoir/contract/base/audit';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { fetchRows, type RowFile } from '../../../shared/http/fetch-rows.ts';
import { auditChainQuery, auditFilters, auditQuery, type AuditFilters } from '../../../shared/queries/base.ts';

/** The audit trail, newest first, page by page. */
export const useAudit = (filters: AuditFilters) => useInfiniteQuery(auditQuery(filters));

/** State of the chain. */
export const useAuditChain = () => useQuery(auditChainQuery());

/** The rows of a filter as a file. */
export const fetchAuditFile = (filters: AuditFilters): Promise<RowFile> =>
  fetchRows<typeof exportAudit>('/audit/export', { query: auditFilters(filters) }, () => {});
