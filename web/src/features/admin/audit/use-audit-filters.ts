import { useNavigate, useSearch } from '@tanstack/react-router';
import type { AuditFilters } from './audit.api.ts';

/** The filters, kept in the address so that a narrowed trail can be shared. */
export function useAuditFilters() {
  const { group, who, about, since, until, text } = useSearch({ strict: false });
  const navigate = useNavigate();
  const filters: AuditFilters = { group, who, about, since, until, text };
  const setFilters = (chosen: AuditFilters): void => {
    void navigate({ to: '.', search: (before) => ({ ...before, ...chosen }), replace: true, resetScroll: false });
  };
  return { filters, setFilters };
}
