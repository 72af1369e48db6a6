import type { announcePriceMove, cancelPriceMove, getPriceMovePlan } from '@comptoir/contract/money/price-moves';
import { useQuery } from '@tanstack/react-query';
import { useCallOnce } from '../../../lib/use-call-once.ts';
import type { z } from 'zod';
import { call, QUIET } from '../../../shared/http/call.ts';
import { useChange } from '../../../shared/queries/invalidate.ts';
import { priceMoveQuery, priceMovesQuery } from '../../../shared/queries/money.ts';

/** Prices to move from and to, and the first day. */
export type WantedMove = z.input<(typeof getPriceMovePlan)['query']>;
type ConfirmedMove = z.input<(typeof announcePriceMove)['body']>;

const REFRESH_MS = 2000;

/** Moves of subscriptions to newer prices; how far they are while letters go out. */
export const usePriceMoves = () =>
  useQuery({
    ...priceMovesQuery(),
    refetchInterval: ({ state }) => (state.data?.items.some(({ counts }) => counts.waiting > 0) ? REFRESH_MS : false),
  });

export const usePriceMove = (id: string) => useQuery(priceMoveQuery(id));

/** Previews a move, as it is now. */
export const usePlanMove = () =>
  useCallOnce({
    mutationFn: (query: WantedMove) => call<typeof getPriceMovePlan>('GET', '/price-moves/plan', { query }),
  });

export const useAnnounceMove = () =>
  useChange(
    (body: ConfirmedMove) => call<typeof announcePriceMove>('POST', '/price-moves', { body, headers: QUIET }),
    'plan',
    'subscription',
  );

export const useCancelMove = () =>
  useChange(
    (id: string) => call<typeof cancelPriceMove>('POST', '/price-moves/:id/cancel', { params: { id }, headers: QUIET }),
    'plan',
    'subscription',
  );
