import type {
  createPartner,
  KeptPartner,
  setPartnerSuspension,
  updatePartner,
} from '@comptoir/contract/people/partners';
import { useQuery } from '@tanstack/react-query';
import { call, QUIET } from '../../../shared/http/call.ts';
import { useChange } from '../../../shared/queries/invalidate.ts';
import { partnersQuery } from '../../../shared/queries/people.ts';

export const usePartners = () => useQuery(partnersQuery());

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
