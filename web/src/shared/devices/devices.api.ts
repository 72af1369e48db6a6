import { useQuery } from '@tanstack/react-query';
import { useMerchantScope } from '../access/merchant-scope.ts';
import { devicesQuery } from '../queries/sales.ts';

/** The tills of the merchant in view. */
export const useDevices = () => useQuery(devicesQuery(useMerchantScope()));
