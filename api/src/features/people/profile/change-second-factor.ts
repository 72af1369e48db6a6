import type { Transaction } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { spendCode } from '../../base/sessions/spend-code.ts';
import { createRecoveryCodes } from './create-recovery-codes.ts';
import { announceEvent, auditProfile, recordEvent } from './record-event.ts';
import { clearSecondFactor } from './profile.store.ts';
import { provePassword, type Proof } from '../../base/sessions/prove-password.ts';
import type { SecondFactorDeps } from './set-up-second-factor.ts';

/** A person's password and a code of their second factor. */
export interface FullProof extends Proof {
  readonly code: string;
}

/** Makes new recovery codes; the old ones are over. Refused like `removeSecondFactor`. */
export const renewRecoveryCodes = (deps: SecondFactorDeps, proof: FullProof): Promise<string[]> =>
  withBothSteps(deps, proof, (tx, now) => {
    const { user } = proof.caller;
    auditProfile(tx, user, { action: 'recovery-codes-renewed', now });
    return createRecoveryCodes(tx, user.accountId);
  });

/**
 * Turns two-step sign-in off.
 * @throws AppError second-factor-not-set, password-wrong, second-factor-code-wrong, too-many-requests
 */
export async function removeSecondFactor(deps: SecondFactorDeps, proof: FullProof): Promise<void> {
  const { user } = proof.caller;
  await withBothSteps(deps, proof, (tx, now) => {
    clearSecondFactor(tx, user.accountId);
    recordEvent(tx, user, { event: 'second-factor-removed', now });
  });
  announceEvent(deps, user);
}

/** Does what takes both steps, the code used up with it. */
async function withBothSteps<Result>(
  deps: SecondFactorDeps,
  proof: FullProof,
  work: (tx: Transaction, now: Date) => Result,
): Promise<Result> {
  const { user } = proof.caller;
  if (!user.hasSecondFactor) throw new AppError('second-factor-not-set');
  return provePassword(deps, proof, () =>
    deps.database.transaction({ role: 'system' }, async (tx) => {
      const now = deps.now();
      if (!(await spendCode(tx, deps.seal, { accountId: user.accountId, code: proof.code, now })))
        throw new AppError('second-factor-code-wrong');
      return work(tx, now);
    }),
  );
}
