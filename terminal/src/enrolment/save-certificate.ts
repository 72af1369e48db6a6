import { join } from 'node:path';
import type { CertificateReplyView } from '@comptoir/contract/sales/device-api';
import { readCertificate } from '@comptoir/websrm/certificates/certificates';
import { exportPublicKey } from '@comptoir/websrm/signing/keys';
import { writeFileDurably } from '../disk/write-file-durably.ts';
import type { LinkedRecord } from '../terminal/terminal-record.ts';
import { TerminalError } from '../terminal-error.ts';

/**
 * Puts a certificate on the disk, once it is clear that it is this key's. The terminal does not use it yet: that is for its record
 * to say. @throws TerminalError
 */
export async function saveCertificate(
  folder: string,
  reply: Extract<CertificateReplyView, { state: 'issued' }>,
  key: { spki: string; file: string },
): Promise<LinkedRecord['certificate']> {
  const { thumbprint, notAfter, publicKey } = await readCertificate(reply.certificate);
  if ((await exportPublicKey(publicKey)) !== key.spki) throw new TerminalError((texts) => texts.foreignCertificate());
  await writeFileDurably(join(folder, 'certificate.pem'), reply.certificate);
  await writeFileDurably(join(folder, 'psi.pem'), reply.psiCertificate);
  return { deviceNumber: reply.deviceNumber, thumbprint, notAfter: notAfter.toISOString(), keyFile: key.file };
}
