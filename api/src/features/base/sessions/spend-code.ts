import type { Transaction } from '../../../platform/database/database.ts';
import type { Seal } from '../../../platform/seal.ts';
import { saveLastStep, lockSecondFactor, spendRecoveryCode } from './credentials.store.ts';
import { hashSecretCode } from '../access/secret-code.ts';
import { findTotpStep } from './totp.ts';
import { totpSecretPlace } from '../record/sealed-places.ts';

/** A code that a user typed as their second step. */
export interface TypedCode {
  readonly accountId: string;
  readonly code: string;
  readonly now: Date;
}

/** Takes six digits of the authenticator app or a recovery code, each once; whether it was right. */
export async function spendCode(tx: Transaction, seal: Seal, typed: TypedCode): Promise<boolean> {
  return (await spendAppCode(tx, seal, typed)) || spendRecovery(tx, typed);
}

/**
 * Takes six digits of the authenticator app: of this half minute or one beside it, and of none that was used or of before
 * it (RFC 6238, 5.2).
 */
export async function spendAppCode(tx: Transaction, seal: Seal, { accountId, code, now }: TypedCode): Promise<boolean> {
  const digits = code.replaceAll(/\s/g, '');
  if (!/^\d{6}$/.test(digits)) return false;
  const kept = await lockSecondFactor(tx, accountId);
  if (!kept) return false;
  const step = findTotpStep(seal.open(kept.secretSealed, totpSecretPlace(accountId)), digits, now);
  if (step === null || (kept.lastStep !== null && step <= Number(kept.lastStep))) return false;
  saveLastStep(tx, accountId, step);
  return true;
}

async function spendRecovery(tx: Transaction, { accountId, code, now }: TypedCode): Promise<boolean> {
  const codeHash = hashSecretCode(code);
  return codeHash !== null && spendRecoveryCode(tx, { accountId, codeHash, now });
}
