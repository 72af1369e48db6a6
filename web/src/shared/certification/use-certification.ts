import type { getCertification } from '@comptoir/contract/sales/certification';
import { useQuery } from '@tanstack/react-query';
import { call } from '../http/call.ts';

export const CERTIFICATION_KEY = ['certification'];

/** How the certification stands; `followedEveryMs` while a user watches it. */
export const useCertification = (followedEveryMs: number | false = false) =>
  useQuery({
    queryKey: CERTIFICATION_KEY,
    queryFn: ({ signal }) => call<typeof getCertification>('GET', '/certification', { signal }),
    refetchInterval: followedEveryMs,
  });
