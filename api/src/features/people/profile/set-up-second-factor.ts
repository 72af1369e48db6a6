import type { Dependencies } from '../../../dependencies.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { limitAttempts } from '../../base/sessions/limit-attempts.ts';
import type { SignedIn } from '../../base/access/recognize-user.ts';
import { spendAppCode } from '../../base/sessions/spend-code.ts';
import { makeTotpSecret, totpUri } from '../../base/sessions/totp.ts';
import { createRecoveryCodes } from './create-recovery-codes.ts';
import { announceEvent, auditProfile, recordEvent } from './record-event.ts';
import { beginSecondFactor, findSecondFactorState, setSecondFactor } from './profile.store.ts';
import { provePassword, type Proof } from '../../base/sessions/prove-password.ts';
import { totpSecretPlace } from '../../base/record/sealed-places.ts';

export type SecondFactorDeps = Pick<Dependencies, 'announcements' | 'database' | 'seal' | 'now'>;

/**
 * Begins to set up two-step sign-in: a fresh secret, for an authenticator app, which is asked for only once it was
 * confirmed. @throws AppError password-wrong, too-many-requests, second-factor-already-set
 */
export async function startSecondFactor(
  deps: SecondFactorDeps,
  proof: Proof,
): Promise<{ secret: string; uri: string }> {
  const { user } = proof.caller;
  const secret = makeTotpSecret();
  const sealed = deps.seal.seal(secret, totpSecretPlace(user.accountId));
  const isBegun = await provePassword(deps, proof, () =>
    deps.database.transaction({ role: 'system' }, async (tx) => {
      if (!(await beginSecondFactor(tx, user.accountId, sealed))) return false;
      auditProfile(tx, user, { action: 'second-factor-begun', now: deps.now() });
      return true;
    }),
  );
  if (!isBegun) throw new AppError('second-factor-already-set');
  return { secret, uri: totpUri(secret, user.email) };
}

/**
 * Turns two-step sign-in on with a first code of the app. Returns the recovery codes, which are shown this once.
 * @throws AppError second-factor-not-set (not begun), second-factor-already-set, second-factor-code-wrong, too-many-requests
 */
export async function confirmSecondFactor(
  deps: SecondFactorDeps,
  { user, sessionId }: SignedIn,
  typed: { code: string; address: string },
): Promise<string[]> {
  const now = deps.now();
  const recoveryCodes = await limitAttempts(deps, { email: user.email, address: typed.address, sessionId }, () =>
    deps.database.transaction({ role: 'system' }, async (tx) => {
      await refuseUnlessBegun(tx, user.accountId);
      if (!(await spendAppCode(tx, deps.seal, { accountId: user.accountId, code: typed.code, now })))
        throw new AppError('second-factor-code-wrong');
      setSecondFactor(tx, user.accountId, now);
      recordEvent(tx, user, { event: 'second-factor-set', now });
      return createRecoveryCodes(tx, user.accountId);
    }),
  );
  announceEvent(deps, user);
  return recoveryCodes;
}

async function refuseUnlessBegun(tx: Transaction, accountId: string): Promise<void> {
  const state = await findSecondFactorState(tx, accountId);
  if (state?.isSet) throw new AppError('second-factor-already-set');
  if (!state?.isBegun) throw new AppError('second-factor-not-set');
}
