import 'reflect-metadata';
import {
  BasicConstraintsExtension,
  KeyUsageFlags,
  KeyUsagesExtension,
  SubjectKeyIdentifierExtension,
  X509CertificateGenerator,
} from '@peculiar/x509';
import { randomSerial, validity } from './certificate-parts.ts';

const TWENTY_YEARS_IN_DAYS = 7305;

/** The private root: it vouches for the listeners and issues every client certificate. */
export async function createRootCertificate(): Promise<{ pem: string; privateKey: CryptoKey }> {
  const algorithm = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' };
  const keys = await crypto.subtle.generateKey(algorithm, true, ['sign', 'verify']);
  const certificate = await X509CertificateGenerator.createSelfSigned({
    serialNumber: randomSerial(),
    name: 'CN=Autorité simulée, O=Comptoir, C=CA',
    keys,
    signingAlgorithm: algorithm,
    ...validity(new Date(), TWENTY_YEARS_IN_DAYS),
    extensions: [
      new BasicConstraintsExtension(true, 0, true),
      new KeyUsagesExtension(KeyUsageFlags.keyCertSign | KeyUsageFlags.cRLSign, true),
      await SubjectKeyIdentifierExtension.create(keys.publicKey),
    ],
  });
  return { pem: `${certificate.toString('pem')}\n`, privateKey: keys.privateKey };
}
