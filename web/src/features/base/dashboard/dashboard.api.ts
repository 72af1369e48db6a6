import type { streamLogs } from '@comptoir/contract/base/activity-log';
import type { ReportPeriod } from '@comptoir/domain/sales/reports/report-period';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useLiveUpdates } from '../../../shared/live/use-live-updates.ts';
import { useMerchantScope } from '../../../shared/access/merchant-scope.ts';
import { latestLogsQuery } from '../../../shared/queries/base.ts';
import { transmissionHealthQuery } from '../../../shared/queries/help.ts';
import { hourlySalesQuery, outagesQuery, salesReportQuery } from '../../../shared/queries/sales.ts';
import { readAgain } from '../../../shared/queries/read-again.ts';

const STREAM = '/logs/stream' satisfies (typeof streamLogs)['path'];

/** Resources that the dashboard shows. */
const SHOWN = ['logs', 'transmission-health', 'devices', 'subscription', 'registration-progress', 'tax-check'] as const;

/** Keeps what the dashboard shows up to date. */
export function useLiveDashboard(): void {
  const scope = useMerchantScope();
  const queries = useQueryClient();
  useLiveUpdates(STREAM, { ...scope }, (since) => readAgain(queries, since, ...SHOWN));
}

/** The last lines of the activity log. */
export const useLatestEntries = () => useQuery(latestLogsQuery(useMerchantScope()));

/** State of transmission today. */
export const useTransmissionHealth = () => useQuery(transmissionHealthQuery(useMerchantScope()));

/** Sales of a period, and of the one before. */
export const useSales = (period: ReportPeriod) => useQuery(salesReportQuery(useMerchantScope(), period));

/** Outages of Revenu Québec. */
export const useOutages = (period: ReportPeriod) => useQuery(outagesQuery(useMerchantScope(), period));

/** The hour that runs is counted while it is looked at. */
export const useHourlySales = () => useQuery({ ...hourlySalesQuery(useMerchantScope()), refetchInterval: 60_000 });
