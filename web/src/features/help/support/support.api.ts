import type { askSupport, SUPPORT_SUBJECTS } from '@comptoir/contract/help/support';
import { useMutation, useQuery } from '@tanstack/react-query';
import { call, QUIET } from '../../../shared/http/call.ts';
import { useMerchantScope } from '../../../shared/merchants/merchant-scope.ts';
import { devicesQuery } from '../../../shared/queries/sales.ts';

/** The tills of the merchant in view, whose numbers support asks for. */
export function useDeviceNumbers() {
  const scope = useMerchantScope();
  return useQuery({
    ...devicesQuery(scope),
    select: ({ items }) => items.flatMap(({ name, deviceNumber }) => (deviceNumber ? [{ name, deviceNumber }] : [])),
  });
}

/** What is written to support; `id` makes a message that is sent twice one ticket. */
export interface SupportMessage {
  readonly id: string;
  readonly subject: (typeof SUPPORT_SUBJECTS)[number];
  readonly message: string;
}

export function useAskSupport() {
  const scope = useMerchantScope();
  return useMutation({
    // the ticket number that is shown says that it was sent
    mutationFn: (body: SupportMessage) =>
      call<typeof askSupport>('POST', '/support-messages', { query: scope, body, headers: QUIET }),
  });
}
