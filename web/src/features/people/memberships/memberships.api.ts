import type { addBusiness, leaveMembership } from '@comptoir/contract/people/memberships';
import type { listOwnershipOffers } from '@comptoir/contract/people/ownership';
import type { Language } from '@comptoir/domain/base/merchants/merchant-information';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../shared/http/call.ts';
import { useChange } from '../../../shared/queries/invalidate.ts';

/** Signs up one more business of one's own. */
export const useAddBusiness = () =>
  useChange(
    (body: { readonly company_name: string; readonly language: Language }) =>
      call<typeof addBusiness>('POST', '/memberships', { body }),
    'memberships',
    'business-standings',
    'session',
  );

/** Leaves a business, or declines its invitation. */
export const useLeave = () =>
  useChange(
    (id: string) => call<typeof leaveMembership>('DELETE', '/memberships/:id', { params: { id } }),
    'memberships',
    'business-standings',
    'session',
  );

/** Businesses offered to the account that is signed in. */
export const useOwnershipOffers = () =>
  useQuery({
    queryKey: ['ownership', 'offers'],
    queryFn: ({ signal }) => call<typeof listOwnershipOffers>('GET', '/ownership-offers', { signal }),
  });
