import type { announceTaxRow, confirmTaxRow, withdrawTaxRow } from '@comptoir/contract/base/taxes';
import type { z } from 'zod';
import { call, QUIET } from '../../../shared/http/call.ts';
import { useChange } from '../../../shared/queries/invalidate.ts';

/** Content of a row that is announced. */
export type NewTaxRow = z.input<(typeof announceTaxRow)['body']>;

export const useAnnounceRow = () =>
  useChange(
    (body: NewTaxRow) => call<typeof announceTaxRow>('POST', '/tax-calendar/rows', { body, headers: QUIET }),
    'taxes',
    'audit',
  );

/** Acts on a row that was announced. */
export const useSettleRow = () =>
  useChange(
    ({ id, way }: { readonly id: string; readonly way: 'confirm' | 'withdraw' }) =>
      way === 'confirm'
        ? call<typeof confirmTaxRow>('POST', '/tax-calendar/rows/:id/confirm', { params: { id }, headers: QUIET })
        : call<typeof withdrawTaxRow>('POST', '/tax-calendar/rows/:id/withdraw', { params: { id }, headers: QUIET }),
    'taxes',
    'audit',
  );
