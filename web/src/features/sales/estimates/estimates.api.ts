import type {
  createEstimate,
  beginRevision,
  deleteRevision,
  duplicateEstimate,
  saveRevision,
} from '@comptoir/contract/sales/estimates';
import type {
  acceptEstimate,
  declineEstimate,
  getEstimatePdf,
  sendEstimate,
} from '@comptoir/contract/sales/sent-estimates';
import type { z } from 'zod/mini';
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { call, fetchFile } from '../../../shared/http/call.ts';
import { useLiveUpdates } from '../../../shared/live/use-live-updates.ts';
import { useMerchantScope } from '../../../shared/access/merchant-scope.ts';
import {
  allEstimatesQuery,
  estimateQuery,
  estimatesQuery,
  estimateSumQuery,
  type EstimatesWanted,
} from '../../../shared/queries/estimates.ts';
import { useChange, type Resource } from '../../../shared/queries/invalidate.ts';
import { readAgain } from '../../../shared/queries/read-again.ts';

/** Resources that an act about an estimate may have changed. */
const CHANGED: readonly Resource[] = ['estimates', 'logs', 'log-counts'];

/** A customer may open or accept one at any moment; the log has a line of it. */
export function useEstimateNews() {
  const queries = useQueryClient();
  return useLiveUpdates('/logs/stream', { ...useMerchantScope() }, (since) => readAgain(queries, since, 'estimates'));
}

export const useEstimates = (wanted: EstimatesWanted) => useInfiniteQuery(estimatesQuery(useMerchantScope(), wanted));

export const useEstimateSums = (wanted: EstimatesWanted) => useQuery(estimateSumQuery(useMerchantScope(), wanted));

/** Those whose day lies in a period. */
export const useOccasions = (wanted: EstimatesWanted) => useQuery(allEstimatesQuery(useMerchantScope(), wanted));

export const useEstimate = (id: string) => useQuery(estimateQuery(useMerchantScope(), id));

/** An estimate as the API takes it. */
export type EstimateBody = z.input<(typeof createEstimate)['body']>['content'];

interface Saved {
  readonly customerId: string;
  readonly content: EstimateBody;
  /** The draft that is written over; absent for a new estimate. */
  readonly draft?: { readonly id: string; readonly revision: number; readonly version: number };
}

/** Begins an estimate, or writes over a draft unless someone else has meanwhile. */
export function useSaveEstimate() {
  const query = useMerchantScope();
  return useChange(
    ({ customerId, content, draft }: Saved) =>
      draft === undefined
        ? call<typeof createEstimate>('POST', '/estimates', { query, body: { customerId, content } })
        : call<typeof saveRevision>('PUT', '/estimates/:id/revisions/:revision', {
            params: { id: draft.id, revision: draft.revision },
            query,
            body: { version: draft.version, content },
          }),
    ...CHANGED,
  );
}

/** Begins the next revision as a copy of the last. */
export function useBeginRevision(id: string) {
  const query = useMerchantScope();
  return useChange(
    () => call<typeof beginRevision>('POST', '/estimates/:id/revisions', { params: { id }, query, body: {} }),
    ...CHANGED,
  );
}

export function useDeleteDraft(id: string) {
  const query = useMerchantScope();
  return useChange(
    (revision: number) =>
      call<typeof deleteRevision>('DELETE', '/estimates/:id/revisions/:revision', { params: { id, revision }, query }),
    ...CHANGED,
  );
}

export function useDuplicateEstimate(id: string) {
  const query = useMerchantScope();
  return useChange(
    () => call<typeof duplicateEstimate>('POST', '/estimates/:id/duplicate', { params: { id }, query, body: {} }),
    ...CHANGED,
  );
}

export function useSendEstimate(id: string) {
  const query = useMerchantScope();
  return useChange(
    (body: { revision: number; message: string }) =>
      call<typeof sendEstimate>('POST', '/estimates/:id/send', { params: { id }, query, body }),
    ...CHANGED,
  );
}

/** Records what was decided without the link, on paper or by telephone. */
export function useAcceptEstimate(id: string) {
  const query = useMerchantScope();
  return useChange(
    (body: { revision: number; name: string; on: string; note: string }) =>
      call<typeof acceptEstimate>('POST', '/estimates/:id/accept', { params: { id }, query, body }),
    ...CHANGED,
  );
}

export function useDeclineEstimate(id: string) {
  const query = useMerchantScope();
  return useChange(
    (body: { revision: number; reason: string }) =>
      call<typeof declineEstimate>('POST', '/estimates/:id/decline', { params: { id }, query, body }),
    ...CHANGED,
  );
}

/** The document of a revision, in French or in English. */
export function useEstimatePdf(id: string, revision: number) {
  const scope = useMerchantScope();
  return (language: 'fr' | 'en'): Promise<File> =>
    fetchFile<typeof getEstimatePdf>('/estimates/:id/revisions/:revision/pdf', {
      params: { id, revision },
      query: { ...scope, language },
    });
}
