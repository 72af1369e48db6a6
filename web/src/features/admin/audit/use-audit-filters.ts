import { useAddress } from '../../../shared/lists/use-address.ts';
import type { AuditFilters } from '../../../shared/queries/base.ts';

/** The filters, kept in the address so that a narrowed trail can be shared. */
export function useAuditFilters() {
  const { search, change } = useAddress();
  const { group, who, about, since, until, text } = search;
  const filters: AuditFilters = { group, who, about, since, until, text };
  const setFilters = (chosen: AuditFilters & { readonly open?: undefined }): void => change({ ...chosen });
  return { filters, setFilters };
}
