import { accept, refuse, type Outcome } from '../refusal.ts';

/** How long a one-time activation code may be typed into a till: 15 minutes. Source: issue "The first bill", part 5. */
export const ACTIVATION_CODE_LIFETIME_MS = 15 * 60_000;

/** Crockford's base 32: no I, L, O or U, so that a code read over a kitchen counter is not misheard. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A code as people see it, `XXXX-XXXX`, 40 bits from five random bytes. @throws RangeError on another length. */
export function activationCodeFrom(randomBytes: Uint8Array): string {
  if (randomBytes.length !== 5) throw new RangeError('an activation code is made of five random bytes');
  const bits = randomBytes.reduce((all, byte) => (all << 8n) | BigInt(byte), 0n);
  const letters = Array.from(
    { length: 8 },
    (_, index) => ALPHABET[Number((bits >> BigInt(35 - index * 5)) & 31n)],
  ).join('');
  return `${letters.slice(0, 4)}-${letters.slice(4)}`;
}

/** Forgives case, spaces, hyphens and the letters people confuse (O for 0, I and L for 1); null when it is no code. */
export function normalizeActivationCode(typed: string): string | null {
  const compact = typed.toUpperCase().replaceAll(/[\s-]/g, '').replaceAll('O', '0').replaceAll(/[IL]/g, '1');
  const isCode = /^[0-9A-HJKMNP-TV-Z]{8}$/.test(compact);
  return isCode ? `${compact.slice(0, 4)}-${compact.slice(4)}` : null;
}

/** What is remembered of a code that was given out. */
export interface ActivationCode {
  readonly expiresAt: Date;
  readonly usedAt: Date | null;
}

/** Whether a code may still link a till: known, never used, not older than its lifetime. */
export function redeemActivationCode(
  code: ActivationCode | null,
  now: Date,
): Outcome<{ usedAt: Date }, 'activation-code-unknown' | 'activation-code-used' | 'activation-code-expired'> {
  if (!code) return refuse('activation-code-unknown');
  if (code.usedAt) return refuse('activation-code-used');
  if (code.expiresAt <= now) return refuse('activation-code-expired');
  return accept({ usedAt: now });
}
