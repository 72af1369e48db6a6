import 'reflect-metadata';
import {
  BasicConstraintsExtension,
  ExtendedKeyUsageExtension,
  KeyUsageFlags,
  KeyUsagesExtension,
  Pkcs10CertificateRequest,
  Pkcs10CertificateRequestGenerator,
  SubjectKeyIdentifierExtension,
  X509Certificate,
  type PublicKey,
} from '@peculiar/x509';
import { type CertificateSubject, decodeSubject, encodeSubject } from './certificate-subject.ts';
import type { CryptoKey, CryptoKeyPair } from '../signing/web-crypto.ts';

/**
 * Fields that the product reads in a certificate: serial number (40 upper-case hex digits, left-padded), SHA-1 thumbprint (40
 * upper-case hex digits, no colons), validity, and the public key ready to verify with (ECDSA P-256, or RSA for the authority's
 * own). Not the subject: nothing uses it, and its content is the authority's, not ours to refuse.
 */
export type CertificateInfo = {
  serial: string;
  thumbprint: string;
  notBefore: Date;
  notAfter: Date;
  publicKey: CryptoKey;
};

/** Statements of a certificate request. Its proof of possession has been verified. `keyBits`, `curve` and `hash` serve the key checks. */
export type CsrInfo = {
  subject: CertificateSubject;
  /** SubjectPublicKeyInfo, DER in base64. */
  publicKeySpki: string;
  keyAlgorithm: string;
  curve: string | null;
  signatureHash: string | null;
  digitalSignature: boolean;
  nonRepudiation: boolean;
  extendedKeyUsages: string[];
};

/**
 * Makes a signed certificate request in the only PEM form the authority takes: BEGIN line, the whole base64 on one line, END line.
 *
 * `keys`: an ECDSA P-256 pair (the private one need not be exportable). `kind` `device` needs `OU` and `GN`, `server` forbids them;
 * throws `RangeError` otherwise. Values themselves are checked by `checkSubject`.
 *
 * Source: SRM-25.
 */
export async function createCsr(request: {
  keys: CryptoKeyPair;
  subject: CertificateSubject;
  kind: 'device' | 'server';
}): Promise<string> {
  const { keys, subject, kind } = request;
  refuseWrongAttributes(subject, kind);
  const csr = await Pkcs10CertificateRequestGenerator.create({
    name: encodeSubject(subject),
    keys,
    signingAlgorithm: { name: 'ECDSA', hash: 'SHA-256' },
    extensions: [
      new BasicConstraintsExtension(false),
      new KeyUsagesExtension(KeyUsageFlags.digitalSignature | KeyUsageFlags.nonRepudiation),
      new ExtendedKeyUsageExtension([REQUESTED_KEY_USAGE], true),
      await SubjectKeyIdentifierExtension.create(keys.publicKey),
    ],
  });
  return `${CSR_BEGIN}\n${csr.toString('base64')}\n${CSR_END}`;
}

/**
 * Reads a certificate request (PEM, attributes in any order) and verifies its proof of possession.
 *
 * Throws `RangeError` when the text is no certificate request, repeats an attribute, or was not signed with its own key.
 */
export async function readCsr(pem: string): Promise<CsrInfo> {
  const csr = parse(pem, 'certificate request', (text) => new Pkcs10CertificateRequest(text));
  if (!(await isSelfSigned(csr))) throw new RangeError('certificate request is not signed with its own key');
  const usages = csr.extensions.find((extension) => extension instanceof KeyUsagesExtension)?.usages ?? 0;
  const extended = csr.extensions.find((extension) => extension instanceof ExtendedKeyUsageExtension);
  const algorithm: { name: string; namedCurve?: string } = csr.publicKey.algorithm;
  return {
    subject: decodeSubject(csr.subjectName),
    publicKeySpki: csr.publicKey.toString('base64'),
    keyAlgorithm: algorithm.name,
    curve: algorithm.namedCurve ?? null,
    signatureHash: csr.signatureAlgorithm.hash.name,
    digitalSignature: (usages & KeyUsageFlags.digitalSignature) !== 0,
    nonRepudiation: (usages & KeyUsageFlags.nonRepudiation) !== 0,
    extendedKeyUsages: (extended?.usages ?? []).map(String),
  };
}

/**
 * Reads a certificate: an operator's, a server's, or the authority's RSA one for QR codes. The first PEM block counts: an issuer's
 * chain or lines of text may stand around it, and an enrolment that succeeded must not fail for them.
 *
 * Throws `RangeError` when the text is no certificate or its key is neither ECDSA P-256 nor RSA. Validity is not checked: compare `notAfter`.
 * Source: facts on thumbprints and serial numbers.
 */
export async function readCertificate(pem: string): Promise<CertificateInfo> {
  const certificate = parse(firstCertificate(pem), 'certificate', (text) => new X509Certificate(text));
  const thumbprint = await crypto.subtle.digest('SHA-1', certificate.rawData);
  return {
    serial: certificate.serialNumber.toUpperCase().replace(/^0+/, '').padStart(40, '0'),
    thumbprint: toHex(thumbprint),
    notBefore: certificate.notBefore,
    notAfter: certificate.notAfter,
    publicKey: await importVerifyingKey(certificate.publicKey),
  };
}

function firstCertificate(text: string): string {
  const begin = text.indexOf(CERTIFICATE_BEGIN);
  const end = text.indexOf(CERTIFICATE_END, begin);
  return begin === -1 || end === -1 ? text : text.slice(begin, end + CERTIFICATE_END.length);
}

const CERTIFICATE_BEGIN = '-----BEGIN CERTIFICATE-----';
const CERTIFICATE_END = '-----END CERTIFICATE-----';

export const CSR_BEGIN = '-----BEGIN CERTIFICATE REQUEST-----';
export const CSR_END = '-----END CERTIFICATE REQUEST-----';

/** The guide names it "client authentication"; the number is the one its sample sends. */
const REQUESTED_KEY_USAGE = '1.3.6.1.5.5.7.3.8';

function refuseWrongAttributes(subject: CertificateSubject, kind: 'device' | 'server'): void {
  for (const key of ['OU', 'GN'] as const) {
    if (kind === 'device' && !subject[key]) throw new RangeError(`a device's certificate request needs ${key}`);
    if (kind === 'server' && subject[key] !== undefined) {
      throw new RangeError(`a server's certificate request must not have ${key}`);
    }
  }
}

function parse<T>(pem: string, what: string, read: (text: string) => T): T {
  const label = what.toUpperCase();
  const body = new RegExp(`^-----BEGIN ${label}-----([A-Za-z0-9+/=\\s]+)-----END ${label}-----\\s*$`).exec(pem)?.[1];
  if (body === undefined) throw new RangeError(`text is not a PEM ${what}`);
  try {
    return read(body.replaceAll(/\s/g, ''));
  } catch (cause) {
    throw new RangeError(`text is not a ${what}`, { cause });
  }
}

async function isSelfSigned(csr: Pkcs10CertificateRequest): Promise<boolean> {
  try {
    return await csr.verify();
  } catch {
    return false;
  }
}

async function importVerifyingKey(key: PublicKey): Promise<CryptoKey> {
  const algorithm: { name: string; namedCurve?: string } = key.algorithm;
  if (algorithm.namedCurve === 'P-256') return key.export({ name: 'ECDSA', namedCurve: 'P-256' }, ['verify']);
  if (algorithm.name.startsWith('RSA')) {
    return key.export({ name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' }, ['verify']);
  }
  throw new RangeError('certificate key is neither ECDSA P-256 nor RSA');
}

function toHex(bytes: ArrayBuffer): string {
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .toUpperCase();
}
