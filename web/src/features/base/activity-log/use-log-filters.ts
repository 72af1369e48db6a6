import { useMemo } from 'react';
import { useAddress } from '../../../shared/lists/use-address.ts';
import type { LogFilters } from '../../../shared/queries/wanted-log.ts';

const NONE: Readonly<Record<keyof LogFilters | 'at' | 'ignored', undefined>> = {
  q: undefined,
  from: undefined,
  to: undefined,
  problems: undefined,
  events: undefined,
  deviceIds: undefined,
  at: undefined,
  ignored: undefined,
};

/** The filters, kept in the address so that a narrowed log can be bookmarked and shared. */
export function useLogFilters() {
  const { search, change } = useAddress();
  const { q, from, to, problems, events, deviceIds, at, ignored } = search;
  const filters = useMemo(
    (): LogFilters => ({ q, from, to, problems, events, deviceIds }),
    [q, from, to, problems, events, deviceIds],
  );
  return {
    filters,
    at,
    isIgnored: ignored === 'true',
    isFiltered: Object.values(filters).some((value) => value !== undefined && value.length > 0),
    setFilters: (parts: LogFilters) => change({ ...parts, at: undefined, ignored: undefined }),
    jumpTo: (day: string | undefined) => change({ at: day }),
    reset: () => change(NONE),
  };
}
