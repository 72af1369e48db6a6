import type { getTransmissionReport, TransmissionReport } from '@comptoir/contract/sales/reports';
import type { ReportPeriod } from '@comptoir/domain/sales/reports/report-period';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../shared/http/call.ts';
import { readSort, writeSort } from '../../../shared/lists/sort-in-address.ts';
import { useAddress } from '../../../shared/lists/use-address.ts';
import { transmissionReportQuery } from '../../../shared/queries/sales.ts';
import type { Sort } from '../../../ui/table-column.ts';

const SORTABLE = ['name', 'bills', 'accepted', 'waiting', 'refused', 'total'] as const;

/** Transmissions per merchant in a period: the page and the order that the address says. */
export function useTransmissionReport(period: ReportPeriod) {
  const { search, change } = useAddress();
  const sort = readSort(search.sort, SORTABLE);
  const cursor = Number(search.cursor);
  const place = {
    ...(sort ? { sort: writeSort(sort) } : {}),
    ...(cursor > 0 && cursor <= 1_000_000 ? { cursor: Math.floor(cursor) } : {}),
  };
  return {
    page: useQuery(transmissionReportQuery(period, place)),
    sort,
    onSort: (chosen: Sort): void => change({ sort: writeSort(chosen), cursor: undefined }),
    goTo: (next: string): void => change({ cursor: next }),
  };
}

/** All of it, for a file. */
export const fetchTransmissionReport = (period: ReportPeriod): Promise<TransmissionReport> =>
  call<typeof getTransmissionReport>('GET', '/reports/transmissions', { query: { ...period } });
