import { describe, expect, it } from 'vitest';
import { NO_COUNTERS } from '../requests/report-counters.ts';
import type { UserReport } from '../requests/user-report.ts';
import { buildUserReport, type LastDocument } from './build-user-report.ts';
import { renderReceipt } from './render-receipt.ts';

const report: UserReport = {
  taxNumbers: { noTPS: '812345678RT0001', noTVQ: '4071234567TQ0001' },
  userName: 'Camille Roy',
  last: null,
  year: 2026,
  counters: NO_COUNTERS,
  device: { deviceNumber: '2468-1357-9024', idSEV: '00000000000AB001', versi: '1.0.0' },
  loggedInAt: '20260115080000',
  reportedAt: '20260115160000',
  thumbprint: 'A'.repeat(40),
  address: '',
};
const last: LastDocument = {
  noTrans: 'A-1003',
  total: '-000000023.00',
  datTrans: '20260115121544',
  form: 'ELE',
  answer: { kind: 'invalid-certificate' },
};
const render = (change: Partial<Parameters<typeof buildUserReport>[0]> = {}): string =>
  renderReceipt(
    buildUserReport({ report, tradeName: 'Bistro du Quai', addressLines: ['45 rue du Port'], last, ...change }),
    48,
    ['QR'],
  ).join('\n');

describe('buildUserReport', () => {
  it('states in their order who, the last document, the device and the times', () => {
    expect(render()).toMatch(
      /Bistro du Quai\n +45 rue du Port\n[^]*TPS 812345678 RT 0001\nTVQ [^]*Camille Roy\n=+\n +DERNIER DOCUMENT\nTRANSACTION #A-1003\nTOTAL : +-23,00 \$\nÉlectronique\n2026-01-15 12:15:44\n +\*\*\* CERTIFICAT INVALIDE \*\*\*\n[^]*=+\nAppareil : 2468-1357-9024\nSEV : 00000000000AB001\nVersion : 1.0.0\nConnexion : 2026-01-15 08:00:00\nRapport : 2026-01-15 16:00:00\n +QR$/,
    );
  });

  it('prints no sum of sales, and no GST number that stands for none', () => {
    const taxNumbers = { ...report.taxNumbers, noTPS: '000000000RT0000' };
    const text = render({ report: { ...report, taxNumbers, counters: { ...NO_COUNTERS, totalCents: 123_456 } } });
    expect(text).not.toMatch(/1 234,56|^TPS/m);
  });
});
