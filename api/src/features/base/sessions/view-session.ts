import type { SessionView } from '@comptoir/contract/base/sessions';
import { needsSecondFactor, type SecondFactorPolicy } from './needs-second-factor.ts';
import type { SignedIn } from './recognize-user.ts';

/** A session as the portal sees it: whose it is, and as whom it acts. */
export function viewSession(
  { user, actor, impersonation, expiresAt }: SignedIn,
  policy: SecondFactorPolicy,
): SessionView {
  const { role, merchantId, merchantRight, partnerId } = actor;
  const owed = needsSecondFactor(user, policy) ? 'required' : 'not-set';
  return {
    email: user.email,
    name: user.name,
    role,
    merchantId,
    merchantRight,
    partnerId,
    language: user.language,
    firstSessionLogin: user.firstSessionLogin,
    secondFactor: user.hasSecondFactor ? 'set' : owed,
    impersonation: impersonation && {
      merchantId: impersonation.merchantId,
      companyName: impersonation.companyName,
      reason: impersonation.reason,
      expiresAt: impersonation.expiresAt.toISOString(),
    },
    expiresAt: expiresAt.toISOString(),
  };
}
