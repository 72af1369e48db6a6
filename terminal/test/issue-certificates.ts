import 'reflect-metadata';
import { KeyUsageFlags, KeyUsagesExtension, Pkcs10CertificateRequest, X509CertificateGenerator } from '@peculiar/x509';

/** Validity of a certificate of the tests. */
export interface Validity {
  readonly notBefore: Date;
  readonly notAfter: Date;
}

const ECDSA = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' };
const RSA = {
  name: 'RSASSA-PKCS1-v1_5',
  hash: 'SHA-256',
  modulusLength: 3072,
  publicExponent: new Uint8Array([1, 0, 1]),
};

/** A certificate for a terminal's request, signed by no known authority. */
export async function issueDeviceCertificate(csrPem: string, validity: Validity): Promise<string> {
  const csr = new Pkcs10CertificateRequest(csrPem);
  const issuer = await crypto.subtle.generateKey(ECDSA, false, ['sign', 'verify']);
  const certificate = await X509CertificateGenerator.create({
    serialNumber: '01'.padStart(40, '0'),
    subject: csr.subjectName,
    issuer: 'CN=Essais',
    publicKey: csr.publicKey,
    signingKey: issuer.privateKey,
    signingAlgorithm: ECDSA,
    ...validity,
    extensions: [new KeyUsagesExtension(KeyUsageFlags.digitalSignature | KeyUsageFlags.nonRepudiation, true)],
  });
  return `${certificate.toString('pem')}\n`;
}

/** The authority's certificate for QR codes, and the private key in PKCS#8 PEM to read them with. */
export async function issuePsiCertificate(): Promise<{ pem: string; privateKeyPem: string }> {
  const keys = await crypto.subtle.generateKey(RSA, true, ['sign', 'verify']);
  const certificate = await X509CertificateGenerator.createSelfSigned({
    serialNumber: '02'.padStart(40, '0'),
    name: 'CN=PSI des essais',
    keys,
    signingAlgorithm: RSA,
    notBefore: new Date('2020-01-01T00:00:00Z'),
    notAfter: new Date('2049-01-01T00:00:00Z'),
  });
  const pkcs8 = Buffer.from(await crypto.subtle.exportKey('pkcs8', keys.privateKey)).toString('base64');
  return {
    pem: `${certificate.toString('pem')}\n`,
    privateKeyPem: `-----BEGIN PRIVATE KEY-----\n${pkcs8}\n-----END PRIVATE KEY-----\n`,
  };
}
