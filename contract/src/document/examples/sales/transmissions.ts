import type * as transmissions from '../../../sales/transmissions.ts';
import type { ExamplesOf } from '../example.ts';
import { DEVICE_ID, MERCHANT_ID, OTHER_ID } from '../ids.ts';

const batch = {
  id: OTHER_ID,
  state: 'running',
  requestedAt: '2026-06-20T18:02:00.000Z',
  requestedBy: 'Camille Roy',
  endedAt: null,
  planned: 14,
  oldestAt: '2026-06-20T15:02:00.000Z',
  leftWaiting: null,
  accepted: 9,
  refused: 0,
  waiting: 5,
} as const;

const bill = {
  billId: OTHER_ID,
  noTrans: '7K2Q-12',
  deviceName: 'Caisse 1',
  signedAt: '2026-06-20T15:02:00.000Z',
  totalCents: 1810,
  state: 'accepted',
  noLot: '0000417733',
  errors: [],
} as const;

export const transmissionExamples: ExamplesOf<typeof transmissions> = {
  getTransmissionHours: {
    reply: { hours: [{ hourAt: '2026-06-20T17:00:00.000Z', accepted: 1204, waiting: 3, refused: 1 }] },
  },
  listTransmissions: {
    reply: {
      lanes: [
        {
          deviceId: DEVICE_ID,
          deviceName: 'Caisse 1',
          deviceNumber: '2468-1357-9024',
          isLinked: true,
          certificate: { state: 'valid', notAfter: '2031-01-01T00:00:00.000Z' },
          waiting: 5,
          oldestAt: '2026-06-20T15:02:00.000Z',
          reason: 'not-reached',
          failures: 6,
          nextAttemptAt: '2026-06-20T18:02:15.000Z',
          lastAttempt: {
            startedAt: '2026-06-20T18:02:00.000Z',
            httpStatus: null,
            detail: 'ECONNREFUSED',
            errors: [],
          },
        },
      ],
      batches: [batch],
    },
  },
  createBatch: {
    query: { merchantId: MERCHANT_ID },
    body: { dryRun: false },
    reply: {
      plan: {
        count: 14,
        oldestAt: '2026-06-20T15:02:00.000Z',
        devices: [{ deviceId: DEVICE_ID, deviceName: 'Caisse 1', count: 14 }],
      },
      batch,
    },
  },
  getBatch: { query: { after: 0, limit: 100 }, reply: { batch, bills: [bill], next: null } },
  cancelBatch: {
    reply: { ...batch, state: 'cancelled', endedAt: '2026-06-20T18:02:30.000Z', leftWaiting: 5 },
  },
};
