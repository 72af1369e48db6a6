import { can, type Action, type Resource } from '@comptoir/domain/access/access';
import { sessionStore } from './session/session-store.ts';
import { useSession } from './session/use-session.ts';

/**
 * Whether whoever is signed in may do an action, by the policy that the server enforces: the screens only mirror it, so
 * that nothing is offered that would be refused.
 */
export function may(action: Action, resource?: Resource): boolean {
  const claims = sessionStore.claims();
  if (!claims) return false;
  const { role, sub: userId, merchantId, partnerId, impersonateMerchantId } = claims;
  return can(
    { role, userId, merchantId, partnerId, isImpersonating: Boolean(impersonateMerchantId) },
    action,
    resource,
  );
}

/** The same, asked again whenever the session changes. */
export function useMay(action: Action): boolean {
  useSession();
  return may(action);
}
