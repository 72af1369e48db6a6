import type { Till } from '../till/with-till.ts';
import { TillError } from '../till-error.ts';

/**
 * A till whose certificate expired or was refused makes no bill: none that it printed would be one.
 * @throws TillError with the official mention. Source: facts §7.3, §14.3 order 10
 */
export function requireCertificate({ name, record, journal }: Till, now: Date): void {
  const { notAfter } = record.certificate;
  if (Date.parse(notAfter) <= now.getTime()) {
    throw new TillError((texts) => texts.certificateExpired(notAfter.slice(0, 10), name));
  }
  const { certificateError } = journal.state;
  if (certificateError !== null) throw new TillError((texts) => texts.certificateError(certificateError, name));
}
