import type { listDevices } from '@comptoir/contract/devices';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../lib/http/call.ts';
import { useMerchantScope } from '../../lib/merchant-scope.ts';

/** The tills of the merchant in view, whose numbers support asks for. */
export function useDeviceNumbers() {
  const scope = useMerchantScope();
  return useQuery({
    queryKey: ['devices', scope],
    queryFn: ({ signal }) => call<typeof listDevices>('GET', '/devices', { query: scope, signal }),
    select: ({ items }) => items.flatMap(({ name, deviceNumber }) => (deviceNumber ? [{ name, deviceNumber }] : [])),
  });
}
