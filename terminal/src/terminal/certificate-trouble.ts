import type { CertificateTrouble, TerminalState } from '../journal/terminal-state.ts';
import type { LinkedRecord } from './terminal-record.ts';

/** Finds the reason why a terminal cannot bill, as far as it knows; null when there is none. Source: SRM-27. */
export function findCertificateTrouble(
  { certificate, configuration }: LinkedRecord,
  state: TerminalState,
  now: Date,
): CertificateTrouble | null {
  if (configuration.certificate.isRevoked) return { kind: 'revoked' };
  if (state.certificateError !== null) return { kind: 'refused', id: state.certificateError };
  if (Date.parse(certificate.notAfter) <= now.getTime())
    return { kind: 'expired', day: certificate.notAfter.slice(0, 10) };
  return null;
}
