import type { QueryClient } from '@tanstack/react-query';
import { showAlert } from '../lib/alerts.ts';
import { isLanguageChosen } from '../lib/i18n/language.ts';
import { hasOrigin, takeOrigin } from '../shared/impersonation/origin.ts';
import { sessionStore, type SessionChange } from '../shared/sessions/session-store.ts';
import { merchantQuery, sessionQuery } from '../shared/queries/base.ts';
import { invalidate } from '../shared/queries/invalidate.ts';
import { findGatePath, isGatePath, nextOf } from './gate-path.ts';
import { HOME, isPublicPath, landingPath, PATHS, returnPath } from './paths.ts';
import type { AppRouter } from './router.tsx';
import { textStore } from './texts.ts';

/**
 * Moves between the login screen and the rest when a session starts, switches or ends, wherever it begins: this screen, the
 * server, the clock or another tab. Returns how to stop.
 */
export function followSession(router: AppRouter, queries: QueryClient): () => void {
  const follow: Record<SessionChange, () => void> = {
    // the screen goes by itself: who looks at it is not known any more
    leaving: () => undefined,
    'signed-in': () => enter(router, queries),
    switched: () => switchOver(router, queries),
    moved: () => moveOver(router, queries),
    // the shell says so
    'held-back': () => undefined,
    'signed-out': () => {
      takeOrigin();
      void router.navigate({ to: PATHS.login, search: {} }).then(() => queries.clear());
    },
    ended: () => {
      takeOrigin();
      const { pathname, href } = router.state.location;
      if (isPublicPath(pathname)) return;
      const next = returnPath(href);
      void router
        .navigate({ to: PATHS.login, search: next ? { next } : {}, replace: true })
        .then(() => queries.clear());
    },
    updated: () => {
      followLanguage();
      stopAtGate(router);
    },
    doubted: () => void invalidate(queries, 'session'),
    passed: () => leaveGate(router),
  };

  return sessionStore.subscribe((change) => follow[change]());
}

/** Opens a later visit with the user whom the last one knew; the server is asked again when the shell is there. */
export function recallUser(queries: QueryClient): void {
  const session = sessionStore.current();
  const user = session && queries.getQueryData(sessionQuery(session).queryKey);
  if (user) sessionStore.keepUser(user);
}

function enter(router: AppRouter, queries: QueryClient): void {
  const { history } = router;
  const session = sessionStore.current();
  takeOrigin();
  queries.clear();
  if (session?.user) queries.setQueryData(sessionQuery(session).queryKey, session.user);
  followLanguage();
  const { pathname } = history.location;
  if (!session || !isPublicPath(pathname)) return void router.invalidate();
  const next = nextOf(history.location);
  history.replace(findGatePath(session, next) ?? next ?? landingPath(session));
}

/** The tab in which it was begun goes to the merchant's screens and back; other tabs stay, as far as they may. */
function switchOver(router: AppRouter, queries: QueryClient): void {
  const actsForMerchant = sessionStore.current()?.impersonateMerchantId;
  queries.clear();
  if (!actsForMerchant) showAlert({ tone: 'info', key: 'own-session' });
  if (!hasOrigin()) return void router.invalidate();
  router.history.push(actsForMerchant ? HOME : (takeOrigin() ?? HOME));
}

/** The tab in which another place was opened goes to its first screen; other tabs come in again at their address. */
function moveOver(router: AppRouter, queries: QueryClient): void {
  queries.clear();
  followLanguage();
  const session = sessionStore.current();
  if (session?.user) queries.setQueryData(sessionQuery(session).queryKey, session.user);
  if (session?.merchant) queries.setQueryData(merchantQuery(session.merchant.id).queryKey, session.merchant);
  if (session) router.history.push(landingPath(session));
}

function stopAtGate({ history }: AppRouter): void {
  const { pathname, href } = history.location;
  if (isPublicPath(pathname)) return;
  const next = isGatePath(pathname) ? nextOf(history.location) : returnPath(href);
  const gatePath = findGatePath(sessionStore.current(), next);
  if (gatePath && !gatePath.startsWith(pathname)) history.replace(gatePath);
}

function leaveGate({ history }: AppRouter): void {
  const session = sessionStore.current();
  if (session && !session.gate) history.replace(nextOf(history.location) ?? landingPath(session));
}

/** The language of the profile, in a browser where no one has chosen one. Source: spec §1. */
function followLanguage(): void {
  const language = sessionStore.current()?.user?.language;
  if (language && !isLanguageChosen()) void textStore.switchLanguage(language);
}
