import type { listContacts } from '@comptoir/contract/people/contacts';
import type { getPartner } from '@comptoir/contract/people/partners';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { call } from '../../../shared/http/call.ts';

const REFRESH_MS = 30_000;

/** The partner that the address names, with its merchants; read again while the screen is open. */
export function usePartner() {
  const { idPartner: id = '' } = useParams({ strict: false });
  return useQuery({
    queryKey: ['partners', id],
    queryFn: ({ signal }) => call<typeof getPartner>('GET', '/partners/:id', { params: { id }, signal }),
    refetchInterval: REFRESH_MS,
  });
}

/** The people of that partner. */
export function usePartnerPeople() {
  const { idPartner: partnerId = '' } = useParams({ strict: false });
  return useQuery({
    queryKey: ['contacts', { partnerId }],
    queryFn: ({ signal }) => call<typeof listContacts>('GET', '/contacts', { query: { partnerId }, signal }),
  });
}
