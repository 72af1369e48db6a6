import type { listPartners } from '@comptoir/contract/partners';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../lib/http/call.ts';

export const usePartners = () =>
  useQuery({
    queryKey: ['partners'],
    queryFn: ({ signal }) => call<typeof listPartners>('GET', '/partners', { signal }),
  });
