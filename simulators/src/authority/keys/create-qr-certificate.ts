import 'reflect-metadata';
import { KeyUsageFlags, KeyUsagesExtension, X509CertificateGenerator } from '@peculiar/x509';
import { randomSerial, validity } from './certificate-parts.ts';

const TEN_YEARS_IN_DAYS = 3652;

/** The `certifPSI` of every enrolment reply. 3072 bits: the 329 characters of a QR text need at least 2720. */
export async function createQrCertificate(): Promise<{ pem: string; privateKey: CryptoKey }> {
  const algorithm = {
    name: 'RSASSA-PKCS1-v1_5',
    hash: 'SHA-256',
    modulusLength: 3072,
    publicExponent: new Uint8Array([1, 0, 1]),
  };
  const keys = await crypto.subtle.generateKey(algorithm, true, ['sign', 'verify']);
  const certificate = await X509CertificateGenerator.createSelfSigned({
    serialNumber: randomSerial(),
    name: 'CN=PSI simulé, O=Comptoir, C=CA',
    keys,
    signingAlgorithm: algorithm,
    ...validity(new Date(), TEN_YEARS_IN_DAYS),
    extensions: [new KeyUsagesExtension(KeyUsageFlags.dataEncipherment | KeyUsageFlags.keyEncipherment, true)],
  });
  return { pem: `${certificate.toString('pem')}\n`, privateKey: keys.privateKey };
}
