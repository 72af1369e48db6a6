import type { listPartners } from '@comptoir/contract/people/partners';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../shared/http/call.ts';

export const usePartners = () =>
  useQuery({
    queryKey: ['partners'],
    queryFn: ({ signal }) => call<typeof listPartners>('GET', '/partners', { signal }),
  });
