import type { getIncident, listIncidents } from '@comptoir/contract/base/incidents';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { call } from '../http/call.ts';

/** The register, the newest first. */
export const incidentsQuery = () =>
  infiniteQueryOptions({
    queryKey: ['incidents', 'list'],
    initialPageParam: null as string | null,
    queryFn: ({ pageParam, signal }) =>
      call<typeof listIncidents>('GET', '/incidents', { query: pageParam ? { cursor: pageParam } : {}, signal }),
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });

/** An incident with all that was written of it. */
export const incidentQuery = (id: string) =>
  queryOptions({
    queryKey: ['incidents', 'one', id],
    queryFn: ({ signal }) => call<typeof getIncident>('GET', '/incidents/:id', { params: { id }, signal }),
  });
