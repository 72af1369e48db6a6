import type { getTransmissionReport, TransmissionReport } from '@comptoir/contract/sales/reports';
import type { ReportPeriod } from '@comptoir/domain/sales/reports/report-period';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../shared/http/call.ts';
import { useAddress } from '../../../shared/lists/use-address.ts';
import { transmissionReportQuery } from '../../../shared/queries/sales.ts';
import type { Sort } from '../../../ui/table-column.ts';

const SORTABLE = ['name', 'bills', 'accepted', 'waiting', 'refused', 'total'] as const;

/** Transmissions per merchant in a period: the page and the order that the address says. */
export function useTransmissionReport(period: ReportPeriod) {
  const { search, change } = useAddress();
  const sort = readSort(search.sort);
  const cursor = Number(search.cursor);
  const place = {
    ...(sort ? { sort: `${sort.isDescending ? '-' : ''}${sort.key}` as const } : {}),
    ...(cursor > 0 && cursor <= 1_000_000 ? { cursor: Math.floor(cursor) } : {}),
  };
  return {
    page: useQuery(transmissionReportQuery(period, place)),
    sort,
    onSort: ({ key, isDescending }: Sort): void => change({ sort: isDescending ? `-${key}` : key, cursor: undefined }),
    goTo: (next: string): void => change({ cursor: next }),
  };
}

function readSort(sort = '') {
  const key = SORTABLE.find((known) => known === sort.replace('-', ''));
  return key ? { key, isDescending: sort.startsWith('-') } : null;
}

/** All of it, for a file. */
export const fetchTransmissionReport = (period: ReportPeriod): Promise<TransmissionReport> =>
  call<typeof getTransmissionReport>('GET', '/reports/transmissions', { query: { ...period } });
