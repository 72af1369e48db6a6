import type * as devices from '../../../sales/devices.ts';
import type { ExamplesOf } from '../example.ts';
import { DEVICE_ID, OTHER_ID } from '../ids.ts';

const device = {
  id: DEVICE_ID,
  name: 'Caisse 1',
  deviceNumber: 'QC12-3456-7890',
  androidSerial: 'C052UQ12345678',
  model: 'Station Duo',
  linked: true,
  certificate: {
    state: 'valid',
    notBefore: '2026-05-04T13:00:00.000Z',
    notAfter: '2028-05-04T13:00:00.000Z',
    isRenewalRequested: false,
  },
  refusedRequest: null,
  lastSeenAt: '2026-06-20T17:45:03.120Z',
  waiting: 0,
  oldestWaitingAt: null,
} as const;

export const deviceExamples: ExamplesOf<typeof devices> = {
  listDevices: { reply: { items: [device], nextCursor: null } },
  createActivationCode: {
    body: { name: 'Caisse 2' },
    reply: { deviceId: DEVICE_ID, code: 'K7QM-2XDP', expiresAt: '2026-06-20T18:00:00.000Z' },
  },
  renameDevice: { body: { name: 'Caisse 1' }, reply: device },
  unlinkDevice: { reply: { ...device, linked: false } },
  listCertificates: {
    reply: {
      items: [
        {
          id: OTHER_ID,
          serial: '3f9a1c7be0d24586',
          issuedAt: '2026-05-04T13:00:04.000Z',
          notBefore: '2026-05-04T13:00:00.000Z',
          notAfter: '2028-05-04T13:00:00.000Z',
          revokedAt: null,
          isInUse: true,
        },
      ],
      nextCursor: null,
    },
  },
  testCertificateAgain: { reply: device },
  requestRenewal: {
    reply: { ...device, certificate: { ...device.certificate, state: 'renewable', isRenewalRequested: true } },
  },
  revokeCertificate: { reply: { ...device, certificate: { ...device.certificate, state: 'revoked' } } },
};
