import type * as devices from '../../../sales/devices.ts';
import type { ExamplesOf } from '../example.ts';
import { DEVICE_ID, OTHER_ID } from '../ids.ts';

/** A till with which all is well. */
export const exampleDevice = {
  id: DEVICE_ID,
  name: 'Caisse avant',
  deviceNumber: '1234-5678-9012',
  androidSerial: 'C030UQ71234567',
  model: 'Clover Flex',
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
  oldCalendar: null,
} as const;

export const deviceExamples: ExamplesOf<typeof devices> = {
  listDevices: { reply: { items: [exampleDevice], nextCursor: null } },
  createActivationCode: {
    body: { name: 'Caisse 2' },
    reply: { deviceId: DEVICE_ID, code: 'K7QM-2XDP', expiresAt: '2026-06-20T18:00:00.000Z' },
  },
  renameDevice: { body: { name: exampleDevice.name }, reply: exampleDevice },
  unlinkDevice: { reply: { ...exampleDevice, linked: false } },
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
  testCertificateAgain: { reply: exampleDevice },
  requestRenewal: {
    reply: {
      ...exampleDevice,
      certificate: { ...exampleDevice.certificate, state: 'renewable', isRenewalRequested: true },
    },
  },
  revokeCertificate: { reply: { ...exampleDevice, certificate: { ...exampleDevice.certificate, state: 'revoked' } } },
};
