import type { QueryClient } from '@tanstack/react-query';
import { sessionStore, type SessionChange } from '../lib/session/session-store.ts';
import { HOME, isPublicPath, PATHS, returnPath } from './paths.ts';
import type { AppRouter } from './router.tsx';

/**
 * Moves between the login screen and the rest when a session starts or ends, whoever did it: this screen, the server, the
 * clock or another tab. Returns how to stop.
 */
export function followSession(router: AppRouter, queries: QueryClient): () => void {
  const { history } = router;

  const follow: Record<SessionChange, () => void> = {
    'signed-in': () => {
      queries.clear();
      const { pathname, search } = router.state.location;
      if (isPublicPath(pathname)) history.replace(returnPath('next' in search ? search.next : undefined) ?? HOME);
      else void router.invalidate();
    },
    'signed-out': () => {
      void router.navigate({ to: PATHS.login, search: {} }).then(() => queries.clear());
    },
    ended: () => {
      const { pathname, href } = router.state.location;
      if (isPublicPath(pathname)) return;
      const next = returnPath(href);
      void router
        .navigate({ to: PATHS.login, search: next ? { next } : {}, replace: true })
        .then(() => queries.clear());
    },
    updated: () => undefined,
  };

  return sessionStore.subscribe((change) => follow[change]());
}
