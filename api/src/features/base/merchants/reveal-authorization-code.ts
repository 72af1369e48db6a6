import type { Dependencies } from '../../../dependencies.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { writeLog } from '../record/write-log.ts';
import { provePassword } from '../sessions/prove-password.ts';
import type { SignedIn } from '../access/recognize-user.ts';
import { findAuthorizationCode } from './find-authorization-code.ts';
import { resolveMerchant, scopeOf } from '../access/merchant-scope.ts';

export type RevealDeps = Pick<Dependencies, 'database' | 'announcements' | 'seal' | 'now'>;

/**
 * Shows the merchant its authorization code, once it has given its password. That it was shown is on record before it is.
 * @throws AppError forbidden, password-wrong, too-many-requests, not-found
 */
export async function revealAuthorizationCode(
  deps: RevealDeps,
  caller: SignedIn,
  given: { merchantId: string; password: string; address: string },
): Promise<string> {
  const { merchantId } = given;
  const scope = await resolveMerchant(deps.database, caller.actor, {
    merchantId,
    action: 'reveal-authorization-code',
  });
  return provePassword(deps, { ...given, caller }, async () => {
    const code = await findAuthorizationCode(deps, scopeOf(scope), merchantId);
    if (code === null) throw new AppError('not-found');
    const record = { event: 'authorization-code-revealed' as const, facts: { email: caller.user.email } };
    const entry = { merchantId, userId: caller.user.id, occurredAt: deps.now(), record };
    await deps.database.transaction(scopeOf(scope), (tx) => writeLog(tx, [entry]));
    deps.announcements.publish(merchantId);
    return code;
  });
}
