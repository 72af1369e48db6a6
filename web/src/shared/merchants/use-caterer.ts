import { useMerchant } from './use-merchant.ts';

/** True when the merchant in view caters; undefined while that is on its way. Where it cannot be known, the server says. */
export function useCaterer(): boolean | undefined {
  const { data, isLoading } = useMerchant();
  if (data) return data.isTraiteur;
  return isLoading ? undefined : true;
}
