import { findCertificateTrouble } from '../till/certificate-trouble.ts';
import type { Till } from '../till/with-till.ts';
import { TillError } from '../till-error.ts';

/**
 * A till whose certificate expired, was revoked or was refused makes no bill: none that it printed would be one.
 * @throws TillError with the official mentions. Source: facts §7.3, §14.3 order 10
 */
export function requireCertificate({ name, record, journal }: Till, now: Date): void {
  const trouble = findCertificateTrouble(record, journal.state, now);
  if (trouble !== null) throw new TillError((texts) => texts.certificateTrouble(trouble, name));
}
