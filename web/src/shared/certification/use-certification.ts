import { useQuery } from '@tanstack/react-query';
import { certificationQuery } from '../queries/sales.ts';

/** How the certification stands; `followedEveryMs` while a user watches it. */
export const useCertification = (followedEveryMs: number | false = false) =>
  useQuery({ ...certificationQuery(), refetchInterval: followedEveryMs });
