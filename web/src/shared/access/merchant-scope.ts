import { useSearch } from '@tanstack/react-router';
import { useSession } from '../sessions/use-session.ts';

/** Merchant of a call, as the API takes it. */
export interface MerchantScope {
  readonly merchantId?: string;
}

/** The merchant picked in the address for those who look after several; merchants leave it to their token. */
export function useMerchantScope(): MerchantScope {
  const { merchantId } = useSearch({ strict: false });
  const role = useSession()?.role;
  return merchantId && role !== 'merchant' ? { merchantId } : {};
}
