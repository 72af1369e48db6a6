import type {
  changeIncident,
  exportIncidents,
  IncidentContent,
  recordIncident,
} from '@comptoir/contract/base/incidents';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { call, fetchFile } from '../../../shared/http/call.ts';
import { incidentQuery, incidentsQuery } from '../../../shared/queries/incidents.ts';
import { useChange } from '../../../shared/queries/invalidate.ts';

export const useIncidents = () => useInfiniteQuery(incidentsQuery());

export const useIncident = (id: string) => useQuery(incidentQuery(id));

/** Incident as written: a new one under an id of its own, or one that was read at a revision. */
export interface WrittenIncident {
  readonly id: string;
  /** Null for a new one. */
  readonly revision: number | null;
  readonly content: IncidentContent;
}

export const useWriteIncident = () =>
  useChange(
    ({ id, revision, content }: WrittenIncident) =>
      revision === null
        ? call<typeof recordIncident>('POST', '/incidents', { body: { id, content } })
        : call<typeof changeIncident>('PUT', '/incidents/:id', { params: { id }, body: { revision, content } }),
    'incidents',
    'audit',
  );

/** The register as a file. */
export const fetchRegister = (): Promise<File> => fetchFile<typeof exportIncidents>('/incidents/export', {});
