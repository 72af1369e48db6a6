import { X509Certificate as NodeCertificate } from 'node:crypto';
import 'reflect-metadata';
import * as x509 from '@peculiar/x509';
import { beforeAll, describe, expect, it } from 'vitest';
import { deviceSubject, encodeSubject, serverSubject } from './certificate-subject.ts';
import { createCsr, readCertificate, readCsr } from './certificates.ts';
import type { CryptoKeyPair } from '../signing/web-crypto.ts';

const VECTOR_BASE64 =
  'MIIBvTCCAWMCAQAwgaAxCzAJBgNVBAYTAkNBMQswCQYDVQQIDAJRQzEPMA0GA1UEBwwGLTA1OjAwMQ8wDQYDVQQqDAZFUjAwNDIxGTAXBgNVBAsMEDQwNzEyMzQ1NjdUUTAwMDExGjAYBgNVBAQMEUNhaXNzZSBjb21wdG9pciAxMRYwFAYDVQQKDA1SQkMtSzRNNy1SMlQ5MRMwEQYDVQQDDAo0MDcxMjM0NTY3MFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAE3f0kGkCWCgEK7XxBlQBDzucbXV5CJzaBJvaw5BdpMCSPizDy6/It0n4Pvp2fb2utfnx/SrDGYFBXYSLNsLPJyaBgMF4GCSqGSIb3DQEJDjFRME8wCQYDVR0TBAIwADALBgNVHQ8EBAMCBsAwFgYDVR0lAQH/BAwwCgYIKwYBBQUHAwgwHQYDVR0OBBYEFCQ282PEZu8WUFvxn0z8Q2tA6kyeMAoGCCqGSM49BAMCA0gAMEUCIFjzo4fTPHi2Dkj7PCMNUX1jC0OLwqi/FQ58LezCPCPEAiEA524yjAkZjxxJ+duEPlbb/pNq0AnKHaN7yUZXL3V62SY=';
const VECTOR_SPKI =
  'MFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAE3f0kGkCWCgEK7XxBlQBDzucbXV5CJzaBJvaw5BdpMCSPizDy6/It0n4Pvp2fb2utfnx/SrDGYFBXYSLNsLPJyQ==';
const EC = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' };
const device = deviceSubject({
  authorizationCode: 'K4M7-R2T9',
  qstNumber: '4071234567TQ0001',
  fileNumber: 'ER0042',
  nickname: 'Caisse comptoir 1',
  utcOffset: '-05:00',
});
const server = serverSubject({
  authorizationCode: 'S7R2-V5E8',
  identificationNumber: '1234567890',
  nickname: 'Serveur Comptoir',
  utcOffset: '-05:00',
});
const asPem = (base64: string) => `-----BEGIN CERTIFICATE REQUEST-----\n${base64}\n-----END CERTIFICATE REQUEST-----`;
const generate = () => crypto.subtle.generateKey(EC, false, ['sign', 'verify']);

let keys: CryptoKeyPair;
beforeAll(async () => {
  keys = await generate();
});

describe('the certificate request', () => {
  it('of the published vector reads and proves possession of its key', async () => {
    expect(await readCsr(asPem(VECTOR_BASE64))).toEqual({
      subject: device,
      publicKeySpki: VECTOR_SPKI,
      keyAlgorithm: 'ECDSA',
      curve: 'P-256',
      signatureHash: 'SHA-256',
      digitalSignature: true,
      nonRepudiation: true,
      extendedKeyUsages: ['1.3.6.1.5.5.7.3.8'],
    });
  });

  it('that we make has the very subject and extension bytes of the vector, key identifier apart', async () => {
    const ours = new x509.Pkcs10CertificateRequest(await createCsr({ keys, subject: device, kind: 'device' }));
    const vector = new x509.Pkcs10CertificateRequest(VECTOR_BASE64);
    expect(hex(ours.subjectName.toArrayBuffer())).toBe(hex(vector.subjectName.toArrayBuffer()));
    const bytes = (csr: x509.Pkcs10CertificateRequest) => csr.extensions.map((one) => hex(one.rawData));
    expect(bytes(ours).slice(0, 3)).toEqual(bytes(vector).slice(0, 3));
    expect(bytes(ours)[3]?.slice(0, 22)).toBe(bytes(vector)[3]?.slice(0, 22));
    expect(ours.rawData.byteLength - vector.rawData.byteLength).toBeGreaterThanOrEqual(-2);
    expect(ours.rawData.byteLength - vector.rawData.byteLength).toBeLessThanOrEqual(2);
  });

  it('computes the same key identifier as the vector for the same key', async () => {
    const key = await new x509.PublicKey(VECTOR_SPKI).export();
    const identifier = await x509.SubjectKeyIdentifierExtension.create(key);
    const vector = new x509.Pkcs10CertificateRequest(VECTOR_BASE64);
    expect(hex(identifier.rawData)).toBe(hex(vector.extensions[3]?.rawData ?? new ArrayBuffer(0)));
  });

  it('is written as three lines, the whole base64 on one', async () => {
    const lines = (await createCsr({ keys, subject: device, kind: 'device' })).split('\n');
    expect(lines).toHaveLength(3);
    expect(lines[0]).toBe('-----BEGIN CERTIFICATE REQUEST-----');
    expect(lines[1]).toMatch(/^[A-Za-z0-9+/]{400,}=*$/);
    expect(lines[2]).toBe('-----END CERTIFICATE REQUEST-----');
  });

  it('of a server has neither QST number nor file number', async () => {
    const csr = await readCsr(await createCsr({ keys, subject: server, kind: 'server' }));
    expect(csr.subject).toEqual(server);
    expect(csr.subject).not.toHaveProperty('OU');
    expect(csr.subject).not.toHaveProperty('GN');
  });

  it('keeps a nickname with accents, commas and plus signs', async () => {
    const subject = { ...device, SN: 'Café, bar + thé = “ok”' };
    expect((await readCsr(await createCsr({ keys, subject, kind: 'device' }))).subject.SN).toBe(subject.SN);
  });

  it('is read whatever the order of its attributes', async () => {
    const reversed = encodeSubject(device).toJSON().reverse();
    const csr = await x509.Pkcs10CertificateRequestGenerator.create({ name: reversed, keys, signingAlgorithm: EC });
    expect((await readCsr(asPem(csr.toString('base64')))).subject).toEqual(device);
  });

  it.each([
    ['device', { ...device, OU: '' }, 'needs OU'],
    ['device', server, 'needs OU'],
    ['server', { ...server, GN: 'ER0042' }, 'must not have GN'],
    ['server', { ...server, OU: '4071234567TQ0001' }, 'must not have OU'],
  ] as const)('is refused for a %s whose attributes are not its own (%#)', async (kind, subject, reason) => {
    await expect(createCsr({ keys, subject, kind })).rejects.toThrow(reason);
  });

  it('with one letter changed after signing is refused', async () => {
    const forged = btoa(atob(VECTOR_BASE64).replace('ER0042', 'ER0043'));
    expect(forged).not.toBe(VECTOR_BASE64);
    await expect(readCsr(asPem(forged))).rejects.toThrow('not signed with its own key');
  });

  it('whose public key is no point of the curve is refused', async () => {
    const forged = btoa(atob(VECTOR_BASE64).replace('\xdd\xfd\x24\x1a', '\xdd\xfd\x24\x1b'));
    expect(forged).not.toBe(VECTOR_BASE64);
    await expect(readCsr(asPem(forged))).rejects.toThrow('not signed with its own key');
  });

  it.each([
    ['an empty text', ''],
    ['no PEM', VECTOR_BASE64],
    ['another kind of PEM', asPem(VECTOR_BASE64).replaceAll('CERTIFICATE REQUEST', 'CERTIFICATE')],
    ['a PEM of something else', asPem(VECTOR_SPKI)],
    ['letters that are not base64', asPem('&&&&')],
  ])('is refused when it is %s', async (_what, text) => {
    await expect(readCsr(text)).rejects.toThrow(RangeError);
  });

  it('that states an attribute twice is refused', async () => {
    const name = [...encodeSubject(device).toJSON(), { O: ['RBC-Z9Z9-Z9Z9'] }];
    const csr = await x509.Pkcs10CertificateRequestGenerator.create({ name, keys, signingAlgorithm: EC });
    await expect(readCsr(asPem(csr.toString('base64')))).rejects.toThrow('repeats O');
  });
});

describe('the certificate', () => {
  it('gives the serial number, the thumbprint and the validity that Node reads in it', async () => {
    const pem = (await issue('06F6000000000000000000000000000000C0FFEE', keys)).toString('pem');
    const node = new NodeCertificate(pem);
    const info = await readCertificate(pem);
    expect(info).toMatchObject({
      serial: '06F6000000000000000000000000000000C0FFEE',
      thumbprint: node.fingerprint.replaceAll(':', ''),
      notBefore: new Date('2026-01-01T00:00:00Z'),
      notAfter: new Date('2031-01-01T00:00:00Z'),
    });
    expect(info.thumbprint).toMatch(/^[0-9A-F]{40}$/);
  });

  it('has a serial number of 40 digits even when it is short or begins with a high bit', async () => {
    expect((await readCertificate((await issue('0A', keys)).toString('pem'))).serial).toBe('A'.padStart(40, '0'));
    const high = (await issue('F6000000000000000000000000000000000000C0', keys)).toString('pem');
    expect((await readCertificate(high)).serial).toBe('F6000000000000000000000000000000000000C0');
  });

  it('gives a key that verifies what the private key signed', async () => {
    const { publicKey } = await readCertificate((await issue('01', keys)).toString('pem'));
    const signature = await crypto.subtle.sign(EC, keys.privateKey, new Uint8Array([1, 2, 3]));
    expect(await crypto.subtle.verify(EC, publicKey, signature, new Uint8Array([1, 2, 3]))).toBe(true);
    expect(await crypto.subtle.verify(EC, publicKey, signature, new Uint8Array([1, 2, 4]))).toBe(false);
  });

  it('may be the RSA one of the authority, whose modulus can be exported', async () => {
    const rsa = { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256', publicExponent: new Uint8Array([1, 0, 1]) };
    const pair = await crypto.subtle.generateKey({ ...rsa, modulusLength: 2048 }, true, ['sign', 'verify']);
    const { publicKey } = await readCertificate((await issue('01', pair)).toString('pem'));
    expect((await crypto.subtle.exportKey('jwk', publicKey)).n).toHaveLength(342);
  });

  it('is read whatever its subject holds: only what is used counts', async () => {
    const twice = [...encodeSubject(device).toJSON(), { OU: ['Services en ligne'] }, { '2.5.4.97': ['NTRCA-1'] }];
    const pem = (await issue('0B', keys, twice)).toString('pem');
    expect(await readCertificate(pem)).toMatchObject({ serial: 'B'.padStart(40, '0') });
  });

  it('is the first block of a text with its issuer and words around it', async () => {
    const [own, issuer] = await Promise.all([issue('0C', keys), issue('0D', keys)]);
    const text = `Bag Attributes: none\n${own.toString('pem')}\r\n${issuer.toString('pem')}\n`;
    expect((await readCertificate(text)).serial).toBe('C'.padStart(40, '0'));
  });

  it('with another kind of key is refused', async () => {
    const p384 = { name: 'ECDSA', namedCurve: 'P-384' };
    const pair = await crypto.subtle.generateKey(p384, true, ['sign', 'verify']);
    const certificate = await issue('01', pair);
    await expect(readCertificate(certificate.toString('pem'))).rejects.toThrow('neither ECDSA P-256 nor RSA');
  });

  it.each(['', 'not a certificate', asPem(VECTOR_BASE64), asPem(VECTOR_BASE64).replaceAll(' REQUEST', '')])(
    'is refused when the text is none (%#)',
    async (text) => {
      await expect(readCertificate(text)).rejects.toThrow(RangeError);
    },
  );
});

function hex(bytes: ArrayBuffer): string {
  return Buffer.from(bytes).toString('hex');
}

function issue(
  serialNumber: string,
  pair: CryptoKeyPair,
  name: x509.JsonName = encodeSubject(device).toJSON(),
): Promise<x509.X509Certificate> {
  return x509.X509CertificateGenerator.createSelfSigned({
    serialNumber,
    name,
    notBefore: new Date('2026-01-01T00:00:00Z'),
    notAfter: new Date('2031-01-01T00:00:00Z'),
    keys: pair,
    signingAlgorithm: pair.privateKey.algorithm.name === 'ECDSA' ? EC : { name: 'RSASSA-PKCS1-v1_5' },
  });
}
