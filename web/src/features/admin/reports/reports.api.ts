import type { getTransmissionReport } from '@comptoir/contract/sales/reports';
import type { ReportPeriod } from '@comptoir/domain/sales/reports/report-period';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call } from '../../../shared/http/call.ts';

/** Transmissions per merchant in a period; the former period stays in sight while another one is on its way. */
export const useTransmissionReport = (period: ReportPeriod) =>
  useQuery({
    queryKey: ['reports', 'transmissions', period],
    queryFn: ({ signal }) =>
      call<typeof getTransmissionReport>('GET', '/reports/transmissions', { query: { ...period }, signal }),
    placeholderData: keepPreviousData,
  });
