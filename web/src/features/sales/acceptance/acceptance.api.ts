import type { CustomerDecision, decideAcceptance } from '@comptoir/contract/sales/acceptance';
import { useQueryClient } from '@tanstack/react-query';
import { useCallOnce } from '../../../lib/use-call-once.ts';
import { call, QUIET } from '../../../shared/http/call.ts';
import { addressOf } from '../../../shared/http/send-request.ts';
import { acceptanceQuery } from '../../../shared/queries/acceptance.ts';

/** A server that says nothing for so long counts as unreachable, instead of a button that turns for ever. */
const PATIENCE_MS = 30_000;

/** Sends what the customer answers, once. What it is answered with is what the page shows from then on; so it reads again when refused. */
export function useDecide(token: string) {
  const queries = useQueryClient();
  const { queryKey } = acceptanceQuery(token);
  const { mutate, error, isPending } = useCallOnce({
    mutationFn: (body: CustomerDecision) =>
      call<typeof decideAcceptance>('POST', '/acceptance/:token', {
        params: { token },
        body,
        headers: QUIET,
        signal: AbortSignal.timeout(PATIENCE_MS),
      }),
    onSuccess: (view) => queries.setQueryData(queryKey, view),
    // also what was read a moment ago
    onError: () => void queries.fetchQuery({ ...acceptanceQuery(token), staleTime: 0 }).catch(() => undefined),
  });
  return { decide: mutate, error, isPending };
}

/** Returns the address of the document, for the browser itself. */
export const pdfAddress = (token: string): string =>
  addressOf({ path: `/acceptance/${encodeURIComponent(token)}/pdf` });
