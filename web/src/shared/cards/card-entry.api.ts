import type { beginCardEntry, CardFace, getCard, saveCard } from '@comptoir/contract/money/cards';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call, QUIET } from '../http/call.ts';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import { usePermission } from '../access/permission.ts';
import { useMerchantScope } from '../merchants/merchant-scope.ts';

/** The saved card of the merchant in view; not asked for by those who may not see it. */
export function useCard() {
  const scope = useMerchantScope();
  const isAllowed = usePermission('read-card');
  return useQuery({
    queryKey: ['card', scope],
    enabled: isAllowed,
    queryFn: ({ signal }) => call<typeof getCard>('GET', '/card', { query: scope, signal }),
    select: ({ card }) => card,
  });
}

/** The fields for one entry: never kept for another, because what they are opened with is good once. */
export function useCardEntry() {
  const scope = useMerchantScope();
  const language = useLanguage();
  return useQuery({
    queryKey: ['card-entry', scope, language],
    queryFn: ({ signal }) =>
      call<typeof beginCardEntry>('POST', '/card/entry', { query: scope, headers: QUIET, signal }),
    staleTime: Infinity,
    gcTime: 0,
    // fields that open again would lose what is typed
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
}

interface CardToSave {
  readonly token: string;
  readonly acceptedTermsVersion: string;
  readonly acceptedPrivacyVersion: string;
  readonly card?: CardFace;
}

/** Saves the card in place of the one before. What was waiting for a card may be paid now: it is read again. */
export function useSaveCard() {
  const scope = useMerchantScope();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: CardToSave) => call<typeof saveCard>('POST', '/card', { query: scope, body }),
    onSuccess: (card) => {
      queries.setQueryData(['card', scope], { card });
      void queries.invalidateQueries({ queryKey: ['subscription'] });
      void queries.invalidateQueries({ queryKey: ['invoices'] });
    },
  });
}
