import { useQuery } from '@tanstack/react-query';
import { merchantsQuery } from '../../../shared/queries/base.ts';

/** All merchants, as the merchant picker has them. */
export const useMerchants = () => useQuery(merchantsQuery());
