import { useQuery } from '@tanstack/react-query';
import { certificationQuery } from '../queries/sales.ts';

/** State of the certification; `followedEveryMs` while a user watches it. */
export const useCertification = (followedEveryMs: number | false = false) =>
  useQuery({ ...certificationQuery(), refetchInterval: followedEveryMs });
