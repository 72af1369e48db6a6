import type { addBusiness, leaveMembership } from '@comptoir/contract/people/memberships';
import type { Language } from '@comptoir/domain/base/merchants/merchant-information';
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
