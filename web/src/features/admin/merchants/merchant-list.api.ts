import { useQuery } from '@tanstack/react-query';
import { merchantCountQuery, merchantPageQuery } from '../../../shared/queries/base.ts';
import { partnersQuery } from '../../../shared/queries/people.ts';
import type { useMerchantFilters } from './use-merchant-filters.ts';

type Asked = Pick<ReturnType<typeof useMerchantFilters>, 'wanted' | 'place'>;

/** A page of merchants, and how many there are. */
export const useMerchants = ({ wanted, place }: Asked) => ({
  page: useQuery(merchantPageQuery(wanted, place)),
  count: useQuery(merchantCountQuery(wanted)),
});

/** The partners to filter by. */
export function usePartnerChoices() {
  const { data } = useQuery(partnersQuery());
  return data?.items.map(({ id, name }) => ({ value: id, label: name })) ?? [];
}
