import type { Path } from '@comptoir/contract/endpoint';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { coalesce } from '../../lib/coalesce.ts';
import { connection } from '../http/connection.ts';
import { sendRequest, type QueryValue } from '../http/send-request.ts';
import { invalidate } from '../queries/invalidate.ts';
import { sessionStore } from '../sessions/session-store.ts';
import { followLiveUpdates, type LiveState } from './live-updates.ts';

/** A rush of events is asked for a little more than once a second, not once each. */
const REST_MS = 700;

/**
 * Calls `onNews` whenever the server says that there is something new, for as long as the screen is open and can be
 * seen: browsers allow few connections to one address, and a hidden tab needs none. What was asked for since the instant that
 * `onNews` gets is up to date.
 */
export function useLiveUpdates(
  path: Path,
  query: Readonly<Record<string, QueryValue>>,
  onNews: (since: number) => Promise<unknown>,
): LiveState {
  const [state, setState] = useState<LiveState>('connecting');
  const queries = useQueryClient();
  const read = useEffectEvent(onNews);
  const key = JSON.stringify(query);

  useEffect(() => {
    let stop: (() => void) | undefined;
    let wanted = 0;
    const refresh = coalesce(async () => (stop ? read(wanted) : undefined), REST_MS);

    const start = (): void => {
      setState('connecting');
      stop = followLiveUpdates({
        open: async (signal) => {
          const reply = await sendRequest({ method: 'GET', path, query: JSON.parse(key) as typeof query, signal });
          // the merchant in view is theirs no more: the shell says so
          if (reply.status === 404) void invalidate(queries, 'merchant');
          return reply;
        },
        onActivity: (since) => {
          // what is shown stays until there is someone to ask
          if (connection.current() !== 'online') return;
          wanted = Math.max(wanted, since);
          refresh();
        },
        onState: setState,
        onUnauthorized: () => sessionStore.end('ended'),
      });
    };
    const followVisibility = (): void => {
      stop?.();
      stop = undefined;
      if (document.visibilityState === 'visible') start();
    };

    followVisibility();
    document.addEventListener('visibilitychange', followVisibility);
    return () => {
      document.removeEventListener('visibilitychange', followVisibility);
      stop?.();
      stop = undefined;
    };
  }, [path, key, queries]);

  return state;
}
