import type { getTransmissionReport } from '@comptoir/contract/reports';
import type { ReportPeriod } from '@comptoir/domain/reports/report-period';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call } from '../../lib/http/call.ts';

/** Transmissions per merchant in a period; the former period stays in sight while another one is on its way. */
export const useTransmissionReport = (period: ReportPeriod) =>
  useQuery({
    queryKey: ['reports', 'transmissions', period],
    queryFn: ({ signal }) =>
      call<typeof getTransmissionReport>('GET', '/reports/transmissions', { query: { ...period }, signal }),
    placeholderData: keepPreviousData,
  });
