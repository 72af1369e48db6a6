import type { listJobs } from '@comptoir/contract/base/jobs';
import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import type { z } from 'zod/mini';
import { call } from '../http/call.ts';

/** Filter of jobs; all where no state is named. */
export type JobsWanted = Pick<z.output<(typeof listJobs)['query']>, 'state'>;

/** The queue, page by page. */
export const jobsQuery = (wanted: JobsWanted) =>
  infiniteQueryOptions({
    queryKey: ['jobs', 'list', wanted],
    initialPageParam: null as string | null,
    queryFn: ({ pageParam, signal }) =>
      call<typeof listJobs>('GET', '/jobs', {
        query: { ...wanted, ...(pageParam ? { cursor: pageParam } : {}) },
        signal,
      }),
    getNextPageParam: ({ nextCursor }) => nextCursor,
    placeholderData: keepPreviousData,
  });
