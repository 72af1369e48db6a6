import 'reflect-metadata';
import { createHash } from 'node:crypto';
import {
  AuthorityKeyIdentifierExtension,
  BasicConstraintsExtension,
  ExtendedKeyUsage,
  ExtendedKeyUsageExtension,
  KeyUsageFlags,
  KeyUsagesExtension,
  Pkcs10CertificateRequest,
  SubjectKeyIdentifierExtension,
  X509CertificateGenerator,
} from '@peculiar/x509';
import type { AuthorityKeys } from './authority-keys.ts';
import { randomSerial, validity } from './certificate-parts.ts';

const FIVE_YEARS_IN_DAYS = 1826;

export interface IssuedPem {
  pem: string;
  serial: string;
  thumbprint: string;
  notAfter: Date;
}

/** Turns an accepted request into a client certificate: the subject is copied in the order the request gave it. */
export async function issueCertificate(keys: AuthorityKeys, csrPem: string, issuedAt: Date): Promise<IssuedPem> {
  const csr = new Pkcs10CertificateRequest(csrPem);
  const serial = randomSerial();
  const period = validity(issuedAt, FIVE_YEARS_IN_DAYS);
  const certificate = await X509CertificateGenerator.create({
    serialNumber: serial,
    subject: csr.subjectName,
    issuer: keys.caCertificate.subjectName,
    publicKey: csr.publicKey,
    signingKey: keys.caPrivateKey,
    signingAlgorithm: { name: 'ECDSA', hash: 'SHA-256' },
    ...period,
    extensions: [
      new BasicConstraintsExtension(false),
      new KeyUsagesExtension(KeyUsageFlags.digitalSignature | KeyUsageFlags.nonRepudiation, true),
      new ExtendedKeyUsageExtension([ExtendedKeyUsage.clientAuth]),
      await SubjectKeyIdentifierExtension.create(csr.publicKey),
      await AuthorityKeyIdentifierExtension.create(keys.caCertificate.publicKey),
    ],
  });
  const thumbprint = createHash('sha1').update(new Uint8Array(certificate.rawData)).digest('hex').toUpperCase();
  return { pem: `${certificate.toString('pem')}\n`, serial, thumbprint, notAfter: period.notAfter };
}
