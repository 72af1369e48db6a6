import { redirect } from '@tanstack/react-router';
import { sessionStore } from '../shared/sessions/session-store.ts';
import { HOME, PATHS, returnPath } from './paths.ts';
import { canSee, rightMissingFor } from './screen-access.ts';
import type { ScreenName } from './screens.ts';

/** Lets a signed-in user pass; sends everyone else to the login screen, which remembers where they wanted to go. */
export function requireSession({ location }: { readonly location: { readonly href: string } }): void {
  if (sessionStore.current()) return;
  const next = returnPath(location.href);
  throw redirect({ to: PATHS.login, search: next ? { next } : {}, replace: true });
}

/**
 * Lets pass whom a screen is for; sends others to the merchant screen. A user whom only a right is missing learns it from the shell, at the
 * address they asked for.
 * Source: spec §2.27.
 */
export const requireAccess =
  (name: ScreenName) =>
  ({ params }: { readonly params: { readonly idPartner?: string } }): void => {
    if (!canSee(name, params.idPartner) && !rightMissingFor(name))
      throw redirect({ to: PATHS.merchant, replace: true });
  };

/** On the first navigation a session that still holds skips the login screen. Source: spec §2.29. */
export function skipLogin(isFirstNavigation: boolean, next: unknown): void {
  if (isFirstNavigation && sessionStore.current()) throw redirect({ href: returnPath(next) ?? HOME, replace: true });
}
