import { useRouter, useSearch } from '@tanstack/react-router';
import { useCallback } from 'react';

interface MerchantInAddress {
  readonly merchantId: string | undefined;
  /** Shows another one, or none in particular, on the screen that is shown. */
  readonly show: (merchantId: string | null, how: 'push' | 'replace') => void;
}

/**
 * The merchant that the address names. Nothing else of the address is touched: asked to go to where it is, the router would
 * leave an unknown address for the login screen and the management for its first tab.
 */
export function useMerchantInAddress(): MerchantInAddress {
  const { merchantId } = useSearch({ strict: false });
  const { history } = useRouter();
  const show = useCallback<MerchantInAddress['show']>(
    (id, how) => {
      const { pathname, search, hash } = history.location;
      const params = new URLSearchParams(search);
      if (id === null) params.delete('merchantId');
      else params.set('merchantId', id);
      history[how](`${pathname}${params.size > 0 ? `?${params.toString()}` : ''}${hash}`);
    },
    [history],
  );
  return { merchantId, show };
}
