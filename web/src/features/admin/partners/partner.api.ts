import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useLiveUpdates } from '../../../shared/live/use-live-updates.ts';
import { useLooked } from '../../../shared/merchants/use-looked.ts';
import { contactsQuery, partnerQuery } from '../../../shared/queries/people.ts';
import { readAgain } from '../../../shared/queries/read-again.ts';

const REFRESH_MS = 30_000;

/**
 * The partner that the address names, with the merchants that the address looks at; read again while the screen is open, and at once when
 * merchants come to it or leave it.
 */
export function usePartner() {
  const looked = useLooked();
  const { idPartner = '' } = useParams({ strict: false });
  const queries = useQueryClient();
  useLiveUpdates(`/partners/${idPartner}/stream`, {}, (since) => readAgain(queries, since, 'partners', 'merchants'));
  return useQuery({ ...partnerQuery(idPartner, looked), refetchInterval: REFRESH_MS });
}

/** The people of that partner. */
export function usePartnerPeople() {
  const { idPartner: partnerId = '' } = useParams({ strict: false });
  return useQuery(contactsQuery({ partnerId }));
}
