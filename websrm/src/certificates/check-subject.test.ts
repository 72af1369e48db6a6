import { describe, expect, it } from 'vitest';
import { type CertificateSubject, deviceSubject, serverSubject } from './certificate-subject.ts';
import { type CsrInfo, createCsr, readCsr } from './certificates.ts';
import { type CertificateKind, checkSubject } from './check-subject.ts';
import { generateSigningKeys } from '../signing/keys.ts';

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
  utcOffset: '+01:00',
  province: 'IDF',
  country: 'FR',
});
const csr: CsrInfo = {
  subject: device,
  publicKeySpki: '',
  keyAlgorithm: 'ECDSA',
  curve: 'P-256',
  signatureHash: 'SHA-256',
  digitalSignature: true,
  nonRepudiation: true,
  extendedKeyUsages: [],
};

function codes(
  kind: CertificateKind,
  change: { subject?: Partial<CertificateSubject>; csr?: Partial<CsrInfo> },
): string[] {
  const subject = { ...(kind === 'device' ? device : server), ...change.subject };
  return checkSubject({ ...csr, ...change.csr, subject }, kind).map((one) => `${one.errorId.slice(8, 11)} ${one.path}`);
}

describe('a certificate request', () => {
  it.each(['device', 'server'] as const)('of a %s that is right has no fault', (kind) => {
    expect(codes(kind, {})).toEqual([]);
  });

  it.each([
    ['made by us for a device', device, 'device'],
    ['made by us for a server', server, 'server'],
  ] as const)('%s has no fault', async (_what, subject, kind) => {
    const keys = await generateSigningKeys({ extractable: false });
    expect(checkSubject(await readCsr(await createCsr({ keys, subject, kind })), kind)).toEqual([]);
  });

  it.each([
    ['device', { CN: '' }, ['470 CN', '616 CN']],
    ['device', { CN: '4071234568' }, ['616 CN']],
    ['device', { O: 'K4M7-R2T9' }, ['429 O']],
    ['device', { O: 'RBC-K4M7R2T9' }, ['429 O']],
    ['device', { O: 'FOB-K4M7-R2T9' }, ['429 O']],
    ['device', { O: '' }, ['429 O']],
    ['device', { OU: '' }, ['604 OU']],
    ['device', { OU: '4071234567TQ1' }, ['430 OU']],
    ['device', { SN: '' }, ['610 SN']],
    ['device', { SN: 'Caisse1' }, ['420 SN']],
    ['device', { SN: 'C'.repeat(33) }, ['420 SN']],
    ['device', { GN: '' }, ['612 GN']],
    ['device', { GN: '0042ER' }, ['614 GN']],
    ['device', { L: '-03:00' }, ['437 L']],
    ['device', { ST: 'ON' }, ['432 ST']],
    ['device', { C: 'US' }, ['433 C']],
    ['server', { O: 'RBC-S7R2-V5E8' }, ['429 O']],
    ['server', { CN: '123' }, ['470 CN']],
    ['server', { OU: '4071234567TQ0001' }, ['611 OU']],
    ['server', { GN: 'ER0042' }, ['613 GN']],
    ['server', { L: '5' }, ['431 L']],
    ['server', { ST: '' }, ['432 ST']],
    ['server', { C: 'Canada' }, ['433 C']],
  ] as const)('of a %s with %o is refused with %j', (kind, subject, expected) => {
    expect(codes(kind, { subject })).toEqual(expected);
  });

  it.each([
    [{ keyAlgorithm: 'RSASSA-PKCS1-v1_5', curve: null }, ['606 csr']],
    [{ curve: 'P-384' }, ['605 csr', '608 csr']],
    [{ curve: 'K-256' }, ['608 csr']],
    [{ curve: null }, ['605 csr', '608 csr']],
    [{ signatureHash: 'SHA-1' }, ['607 csr']],
    [{ nonRepudiation: false }, ['609 csr']],
  ])('whose key is %o is refused with %j', (change, expected) => {
    expect(codes('device', { csr: change })).toEqual(expected);
  });
});
