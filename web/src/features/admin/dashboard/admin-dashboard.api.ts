import type { getOverview } from '@comptoir/contract/sales/reports';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../shared/http/call.ts';

const REFRESH_MS = 30_000;

/** The state of everything, read again while the screen is open. */
export const useOverview = () =>
  useQuery({
    queryKey: ['overview'],
    queryFn: ({ signal }) => call<typeof getOverview>('GET', '/reports/overview', { signal }),
    refetchInterval: REFRESH_MS,
  });
