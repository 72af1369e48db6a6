import { beforeAll, describe, expect, it } from 'vitest';
import { PUBLIC_KEY, THUMBPRINT } from '../../test/vectors.ts';
import { readDocumentText } from './document-text.ts';
import { generateSigningKeys, importPublicKey } from '../signing/keys.ts';
import { decodeRequest, encodeRequest } from './requests.ts';
import { verifyText } from '../signing/signing.ts';
import { signUserReport, type UserReport, userReportText, verifyUserReport } from './user-report.ts';
import type { CryptoKeyPair } from '../signing/web-crypto.ts';

const TEXT =
  '812345678RT00014071234567TQ0001Camille RoyA-1003+000000023.0020260115121544202653+000000044.24+000000002.22+000000004.42+000000050.882468-1357-902400000000000AB0011.0.02026011508000020260115160000';
const SIGNATURE = 'xCnKw5Ia895Es+d6OiqZwfgCqn6f1+paogX8iXjuwPN6Hzyekp0huNyKcVup8FOZoyIpE8b5OFNyZdzAcEr38A==';
const report: UserReport = {
  taxNumbers: { noTPS: '812345678RT0001', noTVQ: '4071234567TQ0001' },
  userName: 'Camille Roy',
  last: { noTrans: 'A-1003', apresTax: '+000000023.00', datTrans: '20260115121544' },
  year: 2026,
  counters: {
    transactions: 5,
    payments: 3,
    beforeTaxCents: 4424,
    gstCents: 222,
    qstCents: 442,
    totalCents: 5088,
    adjustmentCents: -3,
  },
  device: { deviceNumber: '2468-1357-9024', idSEV: '00000000000AB001', versi: '1.0.0' },
  loggedInAt: '20260115080000',
  reportedAt: '20260115160000',
  thumbprint: THUMBPRINT,
  address: '200-45, rue du Port, Québec, G1K3Z4',
};
let keys: CryptoKeyPair;
beforeAll(async () => {
  keys = await generateSigningKeys({ extractable: false });
});

describe('a user report', () => {
  it('has the published text under its signature, which verifies', async () => {
    expect(userReportText(report)).toBe(TEXT);
    expect(await verifyText(await importPublicKey(PUBLIC_KEY), userReportText(report), SIGNATURE)).toBe(true);
  });

  it('states every parameter in order and verifies with the key that signed it', async () => {
    const { doc } = await signUserReport(report, keys.privateKey);
    expect([...readDocumentText(doc).keys()].join(' ')).toBe(
      'RT TQ UT NO MT DF AN SN SV SS SF SP ST SA SD TS SR CM IA IS VR DC DR SI EM AD',
    );
    expect(Object.fromEntries(readDocumentText(doc))).toMatchObject({
      SA: '-000000000.03',
      SD: '+000000050.85',
      TS: 'A',
      SR: '2468-1357-9024',
      CM: 'Tous',
      EM: THUMBPRINT,
      AD: report.address,
    });
    expect(await verifyUserReport(keys.publicKey, doc)).toBe(true);
    expect(await verifyUserReport((await generateSigningKeys({ extractable: false })).publicKey, doc)).toBe(false);
  });

  it('no longer verifies when a signed value is changed', async () => {
    const { doc } = await signUserReport(report, keys.privateKey);
    expect(await verifyUserReport(keys.publicKey, doc.replace('SN=5', 'SN=4'))).toBe(false);
    expect(await verifyUserReport(keys.publicKey, doc.replace(/SI=[^;]*/, 'SI='))).toBe(false);
    expect(await verifyUserReport(keys.publicKey, 'not a report')).toBe(false);
  });

  it('of a whole establishment names its file number', async () => {
    const { doc } = await signUserReport({ ...report, establishment: 'ER0042' }, keys.privateKey);
    expect(doc).toContain(';TS=E;SR=ER0042;');
  });

  it('keeps the parameters of a last document that does not exist, empty', async () => {
    const { doc } = await signUserReport({ ...report, last: null, address: '' }, keys.privateKey);
    expect(doc).toContain(';NO=;MT=;DF=;AN=2026;');
    expect(doc).toMatch(/;AD=$/);
    expect(await verifyUserReport(keys.publicKey, doc)).toBe(true);
  });

  it('has a QR code of its own, plain text with fourteen parameters', async () => {
    const { doc, qrText } = await signUserReport(report, keys.privateKey);
    const qr = readDocumentText(qrText);
    expect([...qr.keys()].join(' ')).toBe('RT TQ UT NO MT DF IA IS VR DC DR SI EM AD');
    for (const [key, value] of qr) expect(readDocumentText(doc).get(key)).toBe(value);
  });

  it('fits the request that carries it', async () => {
    const { doc } = await signUserReport(report, keys.privateKey);
    const body = { reqDoc: { typDoc: 'RUT', doc } } as const;
    expect(decodeRequest('document', encodeRequest('document', body))).toEqual(body);
  });

  it('is refused with a value the authority does not take', async () => {
    const sign = (change: Partial<UserReport>) => signUserReport({ ...report, ...change }, keys.privateKey);
    await expect(sign({ userName: 'Roy; Camille' })).rejects.toThrow(RangeError);
    await expect(sign({ userName: ' Camille' })).rejects.toThrow(RangeError);
    await expect(sign({ address: 'x'.repeat(101) })).rejects.toThrow('address is longer');
    await expect(sign({ counters: { ...report.counters, totalCents: 0.5 } })).rejects.toThrow(RangeError);
  });
});
