import { useNavigate, useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import type { LogFilters } from './activity-log.api.ts';

/** The filters, kept in the address so that a narrowed log can be bookmarked and shared. */
export function useLogFilters() {
  const { events, deviceIds } = useSearch({ strict: false });
  const navigate = useNavigate();
  const filters = useMemo(
    (): LogFilters => ({ events: events ?? [], deviceIds: deviceIds ?? [] }),
    [events, deviceIds],
  );

  const setFilters = (chosen: LogFilters): void => {
    void navigate({
      to: '.',
      search: (before) => ({ ...before, events: [...chosen.events], deviceIds: [...chosen.deviceIds] }),
      replace: true,
      resetScroll: false,
    });
  };

  return { filters, setFilters };
}
