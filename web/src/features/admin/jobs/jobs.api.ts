import type { removeJob, retryJob } from '@comptoir/contract/base/jobs';
import { useInfiniteQuery } from '@tanstack/react-query';
import { call } from '../../../shared/http/call.ts';
import { useChange } from '../../../shared/queries/invalidate.ts';
import { jobsQuery, type JobsWanted } from '../../../shared/queries/jobs.ts';

/** Jobs come and go by themselves while someone looks. */
const AGAIN_MS = 5000;

export const useJobs = (wanted: JobsWanted) => useInfiniteQuery({ ...jobsQuery(wanted), refetchInterval: AGAIN_MS });

export const useRetryJob = () =>
  useChange((id: string) => call<typeof retryJob>('POST', '/jobs/:id/retry', { params: { id } }), 'jobs', 'audit');

export const useRemoveJob = (id: string) =>
  useChange(
    (body: { readonly reason: string }) =>
      call<typeof removeJob>('POST', '/jobs/:id/removal', { params: { id }, body }),
    'jobs',
    'audit',
  );
