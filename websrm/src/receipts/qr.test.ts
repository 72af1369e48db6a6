import 'reflect-metadata';
import { constants, privateDecrypt } from 'node:crypto';
import { X509CertificateGenerator } from '@peculiar/x509';
import { beforeAll, describe, expect, it } from 'vitest';
import { exportPrivateKey } from '../signing/keys.ts';
import { encryptQr, qrUrl, transactionQrText } from './qr.ts';
import { FIRST_LINK } from '../signing/signing.ts';
import { FIRST, SIGNATURES, THUMBPRINT } from '../../test/vectors.ts';

const TEXT = `${THUMBPRINT}20260115120500+000000000.79+000000001.57+000000018.10+000000018.10812345678RT00014071234567TQ0001FACOPE${SIGNATURES[0]}${FIRST_LINK}====A-1001`;

let authority: { certificate: string; privateKey: string };

beforeAll(async () => {
  authority = await selfSigned({ name: 'RSASSA-PKCS1-v1_5', modulusLength: 3072 });
});

describe('the text of a QR code', () => {
  it('is the 329 characters that the authority reads', () => {
    expect(transactionQrText(FIRST)).toBe(TEXT);
    expect(TEXT).toHaveLength(329);
  });

  it('states the amount due when an adjustment makes it differ from the total', () => {
    const rounded = { ...FIRST, mont: { ...FIRST.mont, ajus: '-000000000.05', mtdu: '+000000018.05' } };
    expect(transactionQrText(rounded)).toBe(TEXT.replace('18.10+000000018.10', '18.10+000000018.05'));
  });
});

describe('encryption to the authority', () => {
  it('is PKCS#1 v1.5 that the authority’s key opens', async () => {
    const encrypted = await encryptQr(authority.certificate, TEXT);
    const padded = open(encrypted);
    const end = padded.indexOf(0, 2);
    expect(padded).toHaveLength(384);
    expect([...padded.subarray(0, 2)]).toEqual([0, 2]);
    expect(end).toBeGreaterThanOrEqual(10);
    expect(padded.subarray(end + 1).toString()).toBe(TEXT);
  });

  it('never fills with a zero byte, which would end the filling early', async () => {
    for (let run = 0; run < 20; run++) {
      expect(open(await encryptQr(authority.certificate, 'x')).indexOf(0, 2)).toBe(382);
    }
  });

  it('differs each time, so that equal bills do not look equal', async () => {
    expect(await encryptQr(authority.certificate, TEXT)).not.toBe(await encryptQr(authority.certificate, TEXT));
  });

  it('refuses a key too short for the text', async () => {
    const { certificate } = await selfSigned({ name: 'RSASSA-PKCS1-v1_5', modulusLength: 2048 });
    await expect(encryptQr(certificate, TEXT)).rejects.toThrow('2048 bits is too short');
  });

  it('refuses what is no certificate, or one without an RSA key', async () => {
    const { certificate } = await selfSigned({ name: 'ECDSA', namedCurve: 'P-256' });
    await expect(encryptQr(certificate, TEXT)).rejects.toThrow('not a certificate with an RSA key');
    await expect(encryptQr('x', TEXT)).rejects.toThrow('not a certificate with an RSA key');
  });
});

describe('the address in a QR code', () => {
  it('escapes the base64 and puts no slash before the question mark', () => {
    expect(qrUrl('https://cnfr.qr.mev-web.ca', 'a+b/c=')).toBe('https://cnfr.qr.mev-web.ca?f=a%2Bb%2Fc%3D');
    expect(qrUrl('https://cnfr.qr.mev-web.ca/', 'a')).toBe('https://cnfr.qr.mev-web.ca?f=a');
    expect(qrUrl('https://localhost:4000/qr', 'a')).toBe('https://localhost:4000/qr?f=a');
  });

  it('stays under 600 characters for a transaction', async () => {
    const url = qrUrl('https://cnfr.qr.mev-web.ca', await encryptQr(authority.certificate, TEXT));
    expect(url.length).toBeLessThan(600);
    expect(new URL(url).searchParams.get('f')).toMatch(/^[A-Za-z0-9+/]{512}$/);
  });

  it('refuses an address that already has a query', () => {
    expect(() => qrUrl('https://cnfr.qr.mev-web.ca?f=', 'a')).toThrow(RangeError);
  });
});

function open(encrypted: string): Buffer {
  return privateDecrypt(
    { key: authority.privateKey, padding: constants.RSA_NO_PADDING },
    Buffer.from(encrypted, 'base64'),
  );
}

async function selfSigned(algorithm: {
  name: string;
  modulusLength?: number;
  namedCurve?: string;
}): Promise<typeof authority> {
  const parameters = { ...algorithm, publicExponent: Uint8Array.of(1, 0, 1), hash: 'SHA-256' };
  const keys = await crypto.subtle.generateKey(parameters, true, ['sign', 'verify']);
  if (!('privateKey' in keys)) throw new TypeError('a pair was expected');
  const certificate = await X509CertificateGenerator.createSelfSigned({
    name: 'CN=PSI',
    notBefore: new Date('2026-01-01T00:00:00Z'),
    notAfter: new Date('2036-01-01T00:00:00Z'),
    signingAlgorithm: parameters,
    keys,
  });
  return { certificate: certificate.toString('pem'), privateKey: await exportPrivateKey(keys.privateKey) };
}
