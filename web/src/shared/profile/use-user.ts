import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { sessionQuery } from '../queries/base.ts';
import { renewNow } from '../http/renew-session.ts';
import { sessionStore } from '../sessions/session-store.ts';
import { useSession } from '../sessions/use-session.ts';

/** Loads who is signed in and keeps it in the session. Says whether that is settled: known, or not to be had now. */
export function useUser(): boolean {
  const session = useSession();
  const { data, isError } = useQuery({ ...sessionQuery(session), enabled: session !== null });
  const actsFor = session?.impersonateMerchantId ?? null;
  const right = session?.merchantRight ?? null;

  useEffect(() => {
    if (!data) return;
    sessionStore.keepUser(data);
    // the token says one thing and the server another: the server is right
    if ((data.impersonation?.merchantId ?? null) !== actsFor || (right && data.merchantRight !== right)) renewNow();
  }, [data, actsFor, right]);

  return isError || session?.user !== null;
}

/** Asks at once who is signed in, after something about them has changed; a failure leaves what was known. */
export function useRefreshUser(): () => Promise<void> {
  const queries = useQueryClient();
  return async () => {
    const query = sessionQuery(sessionStore.current());
    // an answer that is on its way may be from before the change
    await queries.cancelQueries(query);
    const user = await queries.fetchQuery({ ...query, staleTime: 0 }).catch(() => null);
    if (user) sessionStore.keepUser(user);
  };
}
