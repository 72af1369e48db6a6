import { Secret, TOTP } from 'otpauth';

const ISSUER = 'Comptoir';
/** Half a minute, six digits, SHA-1: what every authenticator app takes (RFC 6238). */
const PERIOD_SECONDS = 30;
/** Clocks differ, and people type: the step before and the one after count too (RFC 6238, 5.2). */
const WINDOW = 1;

/** A fresh secret of 160 bits (RFC 4226, 4), in base 32. */
export const makeTotpSecret = (): string => new Secret({ size: 20 }).base32;

/** The address that a QR code carries to an authenticator app. */
export const totpUri = (secret: string, email: string): string => totpOf(secret, email).toString();

/** The step that a code belongs to, or null when it is not a code of now. */
export function findTotpStep(secret: string, code: string, now: Date): number | null {
  const timestamp = now.getTime();
  const delta = totpOf(secret, '').validate({ token: code, timestamp, window: WINDOW });
  return delta === null ? null : Math.floor(timestamp / 1000 / PERIOD_SECONDS) + delta;
}

const totpOf = (secret: string, label: string): TOTP =>
  new TOTP({ issuer: ISSUER, label, secret: Secret.fromBase32(secret), period: PERIOD_SECONDS });
