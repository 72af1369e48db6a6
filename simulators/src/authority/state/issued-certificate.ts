import { createPublicKey, type KeyObject } from 'node:crypto';
import type { CertificateSubject } from '@comptoir/websrm/certificates/certificate-subject';

/** A client certificate of ours. `replaced` and `deleted` ones may no longer call, but what they signed in their time stays good. */
export interface IssuedCertificate {
  serial: string;
  thumbprint: string;
  pem: string;
  kind: 'device' | 'server';
  /** Null for a server's. */
  deviceNumber: string | null;
  subject: CertificateSubject;
  issuedAt: string;
  notAfter: string;
  status: 'live' | 'replaced' | 'deleted' | 'revoked';
  /** Time at which it stopped being live. */
  endedAt: string | null;
}

/** Parsed once: it verifies every bill of its device. */
export function publicKeyOf(certificate: IssuedCertificate): KeyObject {
  const cached = keys.get(certificate);
  if (cached) return cached;
  const key = createPublicKey(certificate.pem);
  keys.set(certificate, key);
  return key;
}

const keys = new WeakMap<IssuedCertificate, KeyObject>();

/** The code its holder signs requests with: the certificate names it as `RBC-K4M7-R2T9` or `FOB-S7R2-V5E8`. */
export function authorizationCodeOf(certificate: IssuedCertificate): string {
  return (certificate.subject.O ?? '').slice(4).toUpperCase();
}
