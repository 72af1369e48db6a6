import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useLooked } from '../../../shared/merchants/use-looked.ts';
import { contactsQuery, partnerQuery } from '../../../shared/queries/people.ts';

const REFRESH_MS = 30_000;

/** The partner that the address names, with the merchants that the address looks at; read again while the screen is open. */
export function usePartner() {
  const looked = useLooked();
  const { idPartner = '' } = useParams({ strict: false });
  return useQuery({ ...partnerQuery(idPartner, looked), refetchInterval: REFRESH_MS });
}

/** The people of that partner. */
export function usePartnerPeople() {
  const { idPartner: partnerId = '' } = useParams({ strict: false });
  return useQuery(contactsQuery({ partnerId }));
}
