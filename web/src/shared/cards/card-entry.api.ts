import type { CardFace, saveCard } from '@comptoir/contract/money/cards';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallOnce } from '../../lib/use-call-once.ts';
import { call } from '../http/call.ts';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import { usePermission } from '../access/permission.ts';
import { useMerchantScope } from '../access/merchant-scope.ts';
import { invalidate } from '../queries/invalidate.ts';
import { cardEntryQuery, cardQuery } from '../queries/money.ts';

/** The saved card of the merchant in view; not asked for by those who may not see it. */
export function useCard() {
  const scope = useMerchantScope();
  const isAllowed = usePermission('read-card');
  return useQuery({
    ...cardQuery(scope),
    enabled: isAllowed,
    select: ({ card }) => card,
  });
}

/** The fields for one entry. */
export const useCardEntry = () => useQuery(cardEntryQuery(useMerchantScope(), useLanguage()));

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
  return useCallOnce({
    mutationFn: (body: CardToSave) => call<typeof saveCard>('POST', '/card', { query: scope, body }),
    onSuccess: (card) => {
      queries.setQueryData(cardQuery(scope).queryKey, { card });
      void invalidate(queries, 'subscription', 'invoices');
    },
  });
}
