import { can as isAllowed, type Action, type Actor, type Resource } from '@comptoir/domain/base/access/access';
import { LADDER, type Rung } from '@comptoir/domain/base/access/merchant-right';
import { rightIn } from '../sessions/session.ts';
import { sessionStore } from '../sessions/session-store.ts';
import { useSession } from '../sessions/use-session.ts';

/**
 * True when the user may do an action, by the policy that the server enforces: the screens only mirror it, so that nothing is offered
 * that would be refused.
 */
export function can(action: Action, resource?: Resource): boolean {
  const actor = actorOf();
  return actor !== null && isAllowed(actor, action, resource);
}

/** Right that an accountant may lack, a reader, or a manager. */
export type MissingRight = Rung;

/** The right that would open to a merchant's person what their own does not; null when nothing is missing, or no right helps. */
export function missingRight(action: Action): MissingRight | null {
  const actor = actorOf();
  if (!actor?.merchantRight || isAllowed(actor, action)) return null;
  return LADDER.toReversed().find((merchantRight) => isAllowed({ ...actor, merchantRight }, action)) ?? null;
}

function actorOf(): Actor | null {
  const claims = sessionStore.claims();
  if (!claims) return null;
  const { role, sub: userId, merchantId, partnerId, impersonateMerchantId } = claims;
  const merchantRight = rightIn(claims);
  return { role, userId, merchantId, merchantRight, partnerId, isImpersonating: Boolean(impersonateMerchantId) };
}

/** The same, asked again whenever the session changes. */
export function usePermission(action: Action): boolean {
  useSession();
  return can(action);
}
