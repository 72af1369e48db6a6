import type { getSession } from '@comptoir/contract/session';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call } from '../http/call.ts';
import { renewNow } from '../http/renew-session.ts';
import { sessionStore } from './session-store.ts';
import type { Session } from './session.ts';
import { useSession } from './use-session.ts';

/** Where the answer is kept: one per person, and per merchant that the person acts for. */
export const userKey = (session: Session | null) =>
  ['session', session?.userId, session?.impersonateMerchantId] as const;

/** Loads who is signed in and keeps it in the session. Says whether that is settled: known, or not to be had now. */
export function useUser(): boolean {
  const session = useSession();
  const { data, isError } = useQuery({
    queryKey: userKey(session),
    enabled: session !== null,
    queryFn: ({ signal }) => call<typeof getSession>('GET', '/session', { signal }),
  });
  const actsFor = session?.impersonateMerchantId ?? null;

  useEffect(() => {
    if (!data) return;
    sessionStore.keepUser(data);
    // the token says one thing and the server another: the server is right
    if ((data.impersonation?.merchantId ?? null) !== actsFor) renewNow();
  }, [data, actsFor]);

  return isError || session?.user !== null;
}
