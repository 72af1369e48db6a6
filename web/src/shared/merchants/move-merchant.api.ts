import type { moveMerchant } from '@comptoir/contract/people/partners';
import { call } from '../http/call.ts';
import { useChange } from '../queries/invalidate.ts';

interface Move {
  readonly id: string;
  /** The partner that was seen when it was decided; null is none. */
  readonly from: string | null;
  readonly partnerId: string | null;
}

export const useMoveMerchant = () =>
  useChange(
    ({ id, ...body }: Move) => call<typeof moveMerchant>('PUT', '/merchant/:id/partner', { params: { id }, body }),
    'merchants',
    'merchant',
    'partners',
    'logs',
  );
