import { useEffect, useRef } from 'react';
import { dropDraft, keepDraft, readDraft } from '../../../shared/forms/drafts.ts';
import type { useAddress } from '../../../shared/lists/use-address.ts';

/** Of the person who is signed in, in this tab. */
const KEPT = '/subscribe order';

/** Keeps what stands in the address for anyone who leaves by the menu: the address that they come back to says nothing, and gets it again. */
export function useKeptOrder({ search: { installation, promo }, change }: ReturnType<typeof useAddress>): void {
  const isNew = useRef(true);
  useEffect(() => {
    const isBare = installation === undefined && promo === undefined;
    const kept = isNew.current && isBare ? readDraft(KEPT) : null;
    isNew.current = false;
    if (kept) change(kept as Parameters<typeof change>[0]);
    else if (isBare) forgetOrder();
    else keepDraft(KEPT, { installation, promo });
  }, [installation, promo, change]);
}

/** Of what was bought nothing is left to come back to. */
export const forgetOrder = (): void => dropDraft(KEPT);
