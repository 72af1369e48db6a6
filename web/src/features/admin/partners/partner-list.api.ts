import type {
  createPartner,
  KeptPartner,
  setPartnerSuspension,
  updatePartner,
} from '@comptoir/contract/people/partners';
import { useQuery } from '@tanstack/react-query';
import { call, QUIET } from '../../../shared/http/call.ts';
import { useChange } from '../../../shared/queries/invalidate.ts';
import { writeSort } from '../../../shared/lists/sort-in-address.ts';
import { useAddress } from '../../../shared/lists/use-address.ts';
import { useSearchText } from '../../../shared/lists/use-search-text.ts';
import { partnerStandingsQuery } from '../../../shared/queries/people.ts';
import { wantedPartners } from '../../../shared/queries/wanted-partners.ts';
import type { Sort } from '../../../ui/table-column.ts';

/** Partners as the address searches, orders and pages them. */
export function usePartnerStandings() {
  const { search, change } = useAddress();
  const { text, settled, type } = useSearchText();
  const { wanted, order } = wantedPartners({ ...search, q: settled });
  return {
    page: useQuery(partnerStandingsQuery(wanted)),
    text,
    type,
    sort: order,
    onSort: (chosen: Sort): void => change({ sort: writeSort(chosen), cursor: undefined }),
    goTo: (next: string): void => change({ cursor: next }),
  };
}

/** Keeps a partner: a new one, or one that is there. */
export const useSavePartner = () =>
  useChange(
    ({ id, ...body }: KeptPartner & { readonly id?: string }) =>
      id === undefined
        ? call<typeof createPartner>('POST', '/partners', { body })
        : call<typeof updatePartner>('PUT', '/partners/:id', { params: { id }, body }),
    'partners',
  );

interface Suspension {
  readonly id: string;
  readonly suspended: boolean;
}

/** Says in words of the screen what was done, so that the automatic alerts stay out of it. */
export const useSuspendPartner = () =>
  useChange(
    ({ id, suspended }: Suspension) =>
      call<typeof setPartnerSuspension>('PUT', '/partners/:id/suspension', {
        params: { id },
        body: { suspended },
        headers: QUIET,
      }),
    'partners',
    'users',
  );
