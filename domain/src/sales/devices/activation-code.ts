import { readableCode, readTypedCode } from '../../base/codes/readable-code.ts';
import { accept, refuse, type Result } from '../../base/results/result.ts';

/** Lifetime of a one-time activation code, to be typed into a till: 15 minutes. */
export const ACTIVATION_CODE_LIFETIME_MS = 15 * 60_000;

/** A code as people see it, `XXXX-XXXX`, 40 bits from five random bytes. @throws RangeError on another length. */
export function activationCodeFrom(randomBytes: Uint8Array): string {
  if (randomBytes.length !== 5) throw new RangeError('an activation code is made of five random bytes');
  return readableCode(randomBytes);
}

/** Forgives how a code was typed; null when it is none. */
export const normalizeActivationCode = (typed: string): string | null => readTypedCode(typed, 8);

/** Facts kept of an activation code. */
export interface ActivationCode {
  readonly expiresAt: Date;
  readonly usedAt: Date | null;
}

/** Checks that a code may still link a till: known, never used, not older than its lifetime. */
export function redeemActivationCode(
  code: ActivationCode | null,
  now: Date,
): Result<{ usedAt: Date }, 'activation-code-unknown' | 'activation-code-used' | 'activation-code-expired'> {
  if (!code) return refuse('activation-code-unknown');
  if (code.usedAt) return refuse('activation-code-used');
  if (code.expiresAt <= now) return refuse('activation-code-expired');
  return accept({ usedAt: now });
}
