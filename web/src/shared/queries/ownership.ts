import type {
  getOwnershipInvitation,
  getOwnershipOffer,
  listOwnershipOffers,
  listOwnershipTransfers,
} from '@comptoir/contract/people/ownership';
import { queryOptions } from '@tanstack/react-query';
import { call, QUIET } from '../http/call.ts';

/** Ownership transfers of the business in view, the last one first. */
export const ownershipTransfersQuery = () =>
  queryOptions({
    queryKey: ['ownership', 'transfers'],
    queryFn: ({ signal }) => call<typeof listOwnershipTransfers>('GET', '/ownership-transfers', { signal }),
  });

/** Businesses offered to the account that is signed in. */
export const ownershipOffersQuery = () =>
  queryOptions({
    queryKey: ['ownership', 'offers'],
    queryFn: ({ signal }) => call<typeof listOwnershipOffers>('GET', '/ownership-offers', { signal }),
  });

export const ownershipOfferQuery = (id: string) =>
  queryOptions({
    queryKey: ['ownership', 'offer', id],
    queryFn: ({ signal }) =>
      call<typeof getOwnershipOffer>('GET', '/ownership-offers/:id', { params: { id }, signal, headers: QUIET }),
  });

/** An offer to a newcomer, by the secret of the link in the mail. */
export const ownershipInvitationQuery = (token: string) =>
  queryOptions({
    queryKey: ['ownership', 'invitation', token],
    queryFn: ({ signal }) =>
      call<typeof getOwnershipInvitation>('GET', '/ownership-invitations/:token', {
        params: { token },
        signal,
        headers: QUIET,
      }),
  });
