import type * as posConnection from '../../../provider/pos-connection.ts';
import type { ExamplesOf } from '../example.ts';
import { DEVICE_ID } from '../ids.ts';

const reads = (['merchant', 'employees', 'devices', 'tax-rates', 'inventory'] as const).map((kind) => ({
  kind,
  readAt: '2026-06-20T17:40:00.000Z',
  failedAt: null,
  failure: null,
}));

const connection = {
  provider: 'clover',
  state: 'connected',
  posMerchantId: 'RCTST0000008099',
  connectedAt: '2026-05-02T14:00:00.000Z',
  reads,
  merchant: {
    name: 'Bistro du Quai',
    addressLine: '12, rue du Quai',
    city: 'Québec',
    postalCode: 'G1K 3X2',
    phone: '418 555-0142',
    timeZone: 'America/Montreal',
  },
} as const;

export const posConnectionExamples: ExamplesOf<typeof posConnection> = {
  receivePosWebhook: {
    body: {
      appId: 'C0MPT01RAPP01',
      merchants: { RCTST0000008099: [{ objectId: 'E:4XJ0N1K2P3QRS', type: 'UPDATE', ts: 1_781_977_500_000 }] },
    },
  },
  getPosConnection: { reply: { ...connection, reads } },
  refreshPosData: { reply: { ...connection, reads } },
  listPosDevices: {
    reply: {
      items: [
        {
          posDeviceId: '5c7a9e1b-3d2f-4a68-9b0c-1e2f3a4b5c6d',
          name: 'Caisse 1',
          model: 'Station Duo',
          serial: 'C052UQ12345678',
          deviceId: DEVICE_ID,
        },
      ],
      nextCursor: null,
    },
  },
  getTaxCheck: {
    reply: {
      state: 'wrong',
      readAt: '2026-06-20T17:40:00.000Z',
      rates: [{ name: 'TPS', rateMillionths: 50_000, isDefault: true, isRecognized: true }],
      findings: [{ finding: 'qst-missing', tax: null }],
    },
  },
};
