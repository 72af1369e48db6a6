import { readCertificate } from '@comptoir/websrm/certificates/certificates';
import { generateSigningKeys } from '@comptoir/websrm/signing/keys';
import type { CryptoKey } from '@comptoir/websrm/signing/web-crypto';
import { X509CertificateGenerator } from '@peculiar/x509';
import { randomBytes } from 'node:crypto';

/** A till's certificate for a key, of a business by its QST number, signed by no known authority. */
export async function issueCertificate(
  publicKey: CryptoKey,
  qstNumber: string,
): Promise<{ pem: string; thumbprint: string }> {
  const issuer = await generateSigningKeys({ extractable: false });
  const certificate = await X509CertificateGenerator.create({
    serialNumber: `01${randomBytes(19).toString('hex')}`,
    subject: `OU=${qstNumber}, CN=${qstNumber.slice(0, 10)}`,
    issuer: 'CN=Essais',
    publicKey,
    signingKey: issuer.privateKey,
    signingAlgorithm: { name: 'ECDSA', hash: 'SHA-256' },
    notBefore: new Date('2026-01-01T00:00:00Z'),
    notAfter: new Date('2031-01-01T00:00:00Z'),
  });
  const pem = `${certificate.toString('pem')}\n`;
  return { pem, thumbprint: (await readCertificate(pem)).thumbprint };
}
