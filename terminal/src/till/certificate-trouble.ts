import type { TillState } from '../journal/till-state.ts';
import type { LinkedRecord } from './till-record.ts';

/** Why a till's certificate no longer counts. */
export type CertificateTrouble =
  | { readonly kind: 'expired'; readonly day: string }
  | { readonly kind: 'revoked' }
  | { readonly kind: 'refused'; readonly id: string };

/** What keeps a till from billing, as far as it knows; null when nothing does. Source: facts §7.3. */
export function findCertificateTrouble(
  { certificate, configuration }: LinkedRecord,
  state: TillState,
  now: Date,
): CertificateTrouble | null {
  if (configuration.certificate.isRevoked) return { kind: 'revoked' };
  if (state.certificateError !== null) return { kind: 'refused', id: state.certificateError };
  if (Date.parse(certificate.notAfter) <= now.getTime())
    return { kind: 'expired', day: certificate.notAfter.slice(0, 10) };
  return null;
}
