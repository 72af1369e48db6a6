import 'reflect-metadata';
import {
  AuthorityKeyIdentifierExtension,
  BasicConstraintsExtension,
  ExtendedKeyUsage,
  ExtendedKeyUsageExtension,
  KeyUsageFlags,
  KeyUsagesExtension,
  SubjectAlternativeNameExtension,
  X509CertificateGenerator,
} from '@peculiar/x509';
import type { AuthorityKeys } from './authority-keys.ts';
import { privateKeyPem, randomSerial, validity } from './certificate-parts.ts';

const ONE_YEAR_IN_DAYS = 366;

/** Made at every start: it never needs to be kept, and never expires under a running simulator. */
export async function createListenerCertificate(keys: AuthorityKeys): Promise<{ cert: string; key: string }> {
  const algorithm = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' };
  const pair = await crypto.subtle.generateKey(algorithm, true, ['sign', 'verify']);
  const certificate = await X509CertificateGenerator.create({
    serialNumber: randomSerial(),
    subject: 'CN=localhost, O=Comptoir, C=CA',
    issuer: keys.caCertificate.subjectName,
    publicKey: pair.publicKey,
    signingKey: keys.caPrivateKey,
    signingAlgorithm: algorithm,
    ...validity(new Date(), ONE_YEAR_IN_DAYS),
    extensions: [
      new BasicConstraintsExtension(false),
      new KeyUsagesExtension(KeyUsageFlags.digitalSignature, true),
      new ExtendedKeyUsageExtension([ExtendedKeyUsage.serverAuth]),
      new SubjectAlternativeNameExtension([
        { type: 'dns', value: 'localhost' },
        { type: 'ip', value: '127.0.0.1' },
        { type: 'ip', value: '::1' },
      ]),
      await AuthorityKeyIdentifierExtension.create(keys.caCertificate.publicKey),
    ],
  });
  return { cert: `${certificate.toString('pem')}\n`, key: await privateKeyPem(pair.privateKey) };
}
