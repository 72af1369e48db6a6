import type { BillRow, BillView } from '@comptoir/contract/sales/bills';
import { id } from './factories.ts';

export const aBillRow = (number: number, overrides: Partial<BillRow> = {}): BillRow => ({
  id: id(5000 + number),
  noTrans: `7K2Q-${number}`,
  signedAt: new Date(Date.UTC(2026, 5, 1, 16, number)).toISOString(),
  totalCents: 1810,
  kind: 'receipt',
  payment: 'DEB',
  employee: 'Camille Roy',
  deviceId: id(10),
  deviceName: 'Caisse avant',
  state: 'accepted',
  psiNoTrans: '7KQ2-M4XD-19TB-Z0RC',
  noLot: null,
  ...overrides,
});

/** The first bill of the authority's vectors, as far as a screen reads it. */
const DOCUMENT = {
  sectActi: { abrvt: 'RBC', typServ: 'CMP', nbClint: '001' },
  noTrans: '7K2Q-1',
  nomMandt: 'Bistro du Quai',
  nomUtil: 'Camille Roy',
  relaCommer: 'B2C',
  datTrans: '20260601120100',
  utc: '-05:00A',
  items: [{ qte: '+00001.00', descr: 'Poutine', prix: '+000000015.74', tax: 'FP', acti: 'RES' }],
  mont: { avantTax: '+000000015.74', TPS: '+000000000.79', TVQ: '+000000001.57', apresTax: '+000000018.10' },
  noDossFO: 'ER0042',
  noTax: { noTPS: '812345678RT0001', noTVQ: '4071234567TQ0001' },
  commerElectr: 'N',
  typTrans: 'RFER',
  modPai: 'DEB',
  modImpr: 'FAC',
  formImpr: 'PAP',
  modTrans: 'OPE',
  signa: { datActu: '20260601120100', actu: `${'A'.repeat(86)}==`, preced: '='.repeat(88) },
  emprCertifSEV: '5305D1451B4BF3CB3A408CBF06B163149E6525EC',
};

export const aBillView = (overrides: Partial<BillView> = {}): BillView => ({
  bill: aBillRow(1),
  timeZone: 'America/Montreal',
  position: 1,
  document: JSON.stringify(DOCUMENT),
  receivedAt: '2026-06-01T16:01:01.000Z',
  settledAt: '2026-06-01T16:01:02.000Z',
  attestedAt: null,
  psiDatTrans: '20260601120102',
  errors: [],
  attempts: [
    {
      startedAt: '2026-06-01T16:01:01.000Z',
      times: 1,
      lastStartedAt: '2026-06-01T16:01:01.000Z',
      trigger: 'sale',
      inBatch: false,
      reply: {
        receivedAt: '2026-06-01T16:01:02.000Z',
        outcome: 'answer',
        httpStatus: 200,
        detail: null,
        body: '{"ok":1}',
      },
    },
  ],
  refersTo: [],
  referredBy: [],
  creditedBeyondCents: 0,
  copies: [],
  previous: null,
  next: null,
  certificates: [],
  receipt: {
    deviceNumber: '2468-1357-9024',
    addressLines: ['45, rue Saint-Jean'],
    phone: null,
    qrUrl: 'https://cnfr.qr.mev-web.ca?f=q0Yb',
    earlier: [],
  },
  ...overrides,
});
