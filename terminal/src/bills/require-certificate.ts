import { findCertificateTrouble } from '../terminal/certificate-trouble.ts';
import type { Terminal } from '../terminal/with-terminal.ts';
import { TerminalError } from '../terminal-error.ts';

/**
 * A terminal whose certificate expired, was revoked or was refused makes no bill: none that it printed would be one.
 * @throws TerminalError with the official mentions. Source: SRM-27, SRM-43
 */
export function requireCertificate({ name, record, journal }: Terminal, now: Date): void {
  const trouble = findCertificateTrouble(record, journal.state, now);
  if (trouble !== null) throw new TerminalError((texts) => texts.certificateTrouble(trouble, name));
}
