/** State of a till's certificate, as the portal shows it. */
export type CertificateState = 'none' | 'valid' | 'renewable' | 'expiring' | 'expired' | 'revoked';

/** Dates of the certificate in use; instants. */
export interface CertificateDates {
  readonly notBefore: Date;
  readonly notAfter: Date;
  readonly revokedAt: Date | null;
}

const DAY_MS = 86_400_000;

/** Days before the end at which the portal starts to warn. Source: SRM-27 (90/30/7 chosen and documented). */
export const EXPIRY_WARNING_DAYS = 90;

/** State of a certificate: renewable from half-life on, expiring in its last 90 days. Source: SRM-4, SRM-27. */
export function certificateState(certificate: CertificateDates | null, now: Date): CertificateState {
  if (!certificate) return 'none';
  if (certificate.revokedAt) return 'revoked';
  if (certificate.notAfter <= now) return 'expired';
  if (certificate.notAfter.getTime() - now.getTime() <= EXPIRY_WARNING_DAYS * DAY_MS) return 'expiring';
  const halfLife = (certificate.notBefore.getTime() + certificate.notAfter.getTime()) / 2;
  return now.getTime() >= halfLife ? 'renewable' : 'valid';
}

/** True when a user has to look: the till cannot sign, or will not be able to for much longer. */
export const isCertificateInTrouble = (state: CertificateState): boolean => state !== 'valid' && state !== 'renewable';
