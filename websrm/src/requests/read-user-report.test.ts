import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { generateSigningKeys } from '../signing/keys.ts';
import { readUserReport } from './read-user-report.ts';
import { signUserReport, type UserReport } from './user-report.ts';

const REPORT: UserReport = {
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
    adjustmentCents: -2,
  },
  device: { deviceNumber: '2468-1357-9024', idSEV: '00000000000AB001', versi: '1.0.0' },
  loggedInAt: '20260115080000',
  reportedAt: '20260115160000',
  thumbprint: '5305D1451B4BF3CB3A408CBF06B163149E6525EC',
  address: '200-45, rue du Quai, Québec, G1K3Z4',
};

describe('a user report', () => {
  it.each([
    ['of one device', REPORT],
    ['of a whole establishment', { ...REPORT, establishment: 'ER0042' }],
    ['without a document yet, and without an address', { ...REPORT, last: null, address: '' }],
  ])('%s reads back as it was signed, with its QR code', async (_, report) => {
    const { privateKey } = await generateSigningKeys({ extractable: false });
    const { doc, qrText } = await signUserReport(report, privateKey);
    expect(readUserReport(doc)).toEqual({ report, qrText });
  });

  it('is none without one of its parameters', () => {
    expect(() => readUserReport('RT=812345678RT0001;TQ=4071234567TQ0001')).toThrow(RangeError);
  });

  it('is none in any other text, which is refused and nothing worse', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(() => readUserReport(text)).toThrow(RangeError);
      }),
    );
  });
});
