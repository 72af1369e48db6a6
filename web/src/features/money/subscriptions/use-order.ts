import type { Installation } from '@comptoir/domain/money/subscriptions/price-cart';
import { useEffect } from 'react';
import { useAddress } from '../../../shared/lists/use-address.ts';
import type { Order } from '../../../shared/queries/money.ts';
import { sessionStore } from '../../../shared/sessions/session-store.ts';
import { useSession } from '../../../shared/sessions/use-session.ts';
import { useCart } from './subscribe.api.ts';
import { useKeptOrder } from './use-kept-order.ts';
import { findPromoCodeRule } from './use-promo-code-problem.ts';

/**
 * Order about to be placed: it stands in the address, so that a reload and the way back find it again, is kept for anyone who leaves by the
 * menu, and the session follows the installation. A code of the address that does not count is none: what is shown is what is bought.
 */
export function useOrder() {
  const address = useAddress();
  const { search, change } = address;
  useKeptOrder(address);
  const isSelfInstall = useSession()?.isSelfInstallSelected ?? true;
  const installation: Installation = search.installation ?? (isSelfInstall ? 'autonomous' : 'assisted');
  const wanted: Order = { installation, ...(search.promo ? { promoCode: search.promo } : {}) };
  const { error } = useCart(wanted);
  const isRefused = findPromoCodeRule(error) !== null;
  useEffect(() => sessionStore.keepInstallation(installation), [installation]);

  return {
    order: isRefused ? { installation } : wanted,
    /** Refusal of the code of the address. */
    refusal: isRefused ? error : null,
    choose: (kind: Installation): void => change({ installation: kind }),
    keepPromoCode: (code: string | null): void => change({ promo: code ?? undefined }),
  };
}
