import type { CertificateReplyView } from '@comptoir/contract/sales/device-api';
import { readCertificate } from '@comptoir/websrm/certificates/certificates';
import { exportPublicKey } from '@comptoir/websrm/signing/keys';
import type { LinkedRecord } from '../terminal/terminal-record.ts';
import type { Folder } from '../platform.ts';
import { PSI_CERTIFICATE } from '../terminal/with-terminal.ts';
import { TerminalError } from '../terminal-error.ts';

/**
 * Puts a certificate on the disk, once it is clear that it is this key's. The terminal does not use it yet: that is for its record
 * to say. @throws TerminalError
 */
export async function saveCertificate(
  folder: Folder,
  reply: Extract<CertificateReplyView, { state: 'issued' }>,
  key: { spki: string; file: string },
): Promise<LinkedRecord['certificate']> {
  const { thumbprint, notAfter, publicKey } = await readCertificate(reply.certificate);
  if ((await exportPublicKey(publicKey)) !== key.spki) throw new TerminalError((texts) => texts.foreignCertificate());
  await folder.write('certificate.pem', reply.certificate);
  await folder.write(PSI_CERTIFICATE, reply.psiCertificate);
  return { deviceNumber: reply.deviceNumber, thumbprint, notAfter: notAfter.toISOString(), keyFile: key.file };
}
