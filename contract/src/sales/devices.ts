import { z } from 'zod';
import { authorityError } from './authority-error.ts';
import { drawnText, endpoint, instant, merchantScope, pageOf, plainText } from '../endpoint.ts';

export const CERTIFICATE_STATES = ['none', 'valid', 'renewable', 'expiring', 'expired', 'revoked'] as const;

/** State of a till's newest certificate. */
export const certificateView = z.strictObject({
  state: z
    .enum(CERTIFICATE_STATES)
    .describe(
      'Where its newest certificate stands: `renewable` after half of its life, `expiring` in its last 90 days.',
    ),
  notBefore: instant.nullable().describe('From when it is valid.'),
  notAfter: instant.nullable().describe('Until when it is valid.'),
  isRenewalRequested: z.boolean().describe('The terminal is asked to renew it when it calls next.'),
});

/** The newest certificate request of a till, when the authority refused it; gone once one is granted. Source: SRM-3, SRM-7. */
export const refusedRequestView = z.strictObject({
  requestedAt: instant.describe('When the terminal made the request.'),
  errors: z.array(authorityError).describe('Why the authority refused it.'),
  canTestAgain: z
    .boolean()
    .describe(
      'The same request may be sent again, because nothing that it states has changed. Otherwise the terminal has to make another.',
    ),
  activeBy: instant
    .nullable()
    .describe('Until then an authorization code that was obtained lately may not be active yet.'),
});
export type RefusedRequestView = z.infer<typeof refusedRequestView>;

/** A till. Source: spec §3 "Device". */
export const deviceView = z.strictObject({
  id: z.uuid(),
  name: z.string().describe('The name that the merchant gave it.'),
  deviceNumber: z.string().nullable().describe('The authority’s id of the device; null until it has a certificate.'),
  androidSerial: z
    .string()
    .nullable()
    .describe('The provider’s serial number; null when the provider does not know it.'),
  model: z.string().nullable().describe('The hardware, as the provider names it.'),
  linked: z.boolean().describe('Whether a terminal calls with the token of this device.'),
  certificate: certificateView,
  refusedRequest: refusedRequestView
    .nullable()
    .describe('Its newest certificate request, when the authority refused it.'),
  lastSeenAt: instant.nullable().describe('When it called last.'),
  waiting: z.number().int().describe('How many of its bills the authority does not have yet.'),
  oldestWaitingAt: instant.nullable().describe('The date of the oldest of them.'),
  oldCalendar: z
    .strictObject({
      neededFrom: z.iso.date().nullable().describe('The next day on which rates change; null when none is to come.'),
    })
    .nullable()
    .describe('Set while its terminal bills by an older tax calendar than the one in force.'),
});
export type DeviceView = z.infer<typeof deviceView>;

export const listDevices = endpoint({
  method: 'GET',
  path: '/devices',
  access: 'list-devices',
  summary: 'Tills of a merchant',
  query: merchantScope,
  reply: pageOf(deviceView),
});

const deviceName = drawnText(plainText(64).trim().min(1));

export const createActivationCode = endpoint({
  method: 'POST',
  path: '/devices/activation-code',
  access: 'link-device',
  summary: 'One-time code that links a till',
  description:
    'The code is valid for 15 minutes. It links a new device (`name`), one that the provider knows (`posDeviceId`), ' +
    'or an existing device that is not linked (`deviceId`).',
  refusals: ['device-already-linked', 'device-name-taken'],
  query: merchantScope,
  body: z.union([
    z.strictObject({ name: deviceName }),
    z.strictObject({ name: deviceName, posDeviceId: plainText(64).min(1) }),
    z.strictObject({ deviceId: z.uuid() }),
  ]),
  reply: z.strictObject({
    deviceId: z.uuid(),
    code: z.string().describe('Typed into the terminal, once.'),
    expiresAt: instant.describe('Until when it works.'),
  }),
});
export type ActivationCodeView = z.infer<typeof createActivationCode.reply>;

const device = z.strictObject({ id: z.uuid() });

/** Refused as `device-name-taken` when another till of the merchant bears the name. */
export const renameDevice = endpoint({
  method: 'PUT',
  path: '/devices/:id',
  access: 'edit-device',
  summary: 'Rename a till',
  refusals: ['device-name-taken'],
  params: device,
  body: z.strictObject({ name: deviceName }),
  reply: deviceView,
});

export const unlinkDevice = endpoint({
  method: 'POST',
  path: '/devices/:id/unlink',
  access: 'link-device',
  summary: 'Unlink a till',
  description:
    'The terminal’s token stops working. Bills already submitted are still sent; number and history stay, and a new ' +
    'code links it again.',
  refusals: ['device-not-linked'],
  params: device,
  reply: deviceView,
});

/** A certificate of a till, past ones too; newest first. */
export const certificateEntryView = z.strictObject({
  id: z.uuid(),
  serial: z.string().describe('Its serial number, 40 hexadecimal digits.'),
  issuedAt: instant.describe('When the authority issued it.'),
  notBefore: instant.describe('From when it is valid.'),
  notAfter: instant.describe('Until when it is valid.'),
  revokedAt: instant.nullable().describe('When it was revoked; null when it was not.'),
  isInUse: z.boolean().describe('Whether it is the one that the terminal signs with.'),
});
export type CertificateEntryView = z.infer<typeof certificateEntryView>;

export const listCertificates = endpoint({
  method: 'GET',
  path: '/devices/:id/certificates',
  access: 'list-devices',
  summary: 'Certificates a till has had',
  description: 'Newest first, past ones included.',
  params: device,
  reply: pageOf(certificateEntryView),
});

export const testCertificateAgain = endpoint({
  method: 'POST',
  path: '/devices/:id/certificate/test',
  access: 'edit-device',
  summary: 'Send a refused certificate request again',
  description:
    'Only while `refusedRequest.canTestAgain`. When the authority refuses again, its errors are in the reply.',
  refusals: ['authority-unavailable', 'certificate-request-outdated'],
  params: device,
  reply: deviceView,
});

export const requestRenewal = endpoint({
  method: 'POST',
  path: '/devices/:id/certificate/renewal',
  access: 'edit-certificate',
  summary: 'Have a till renew its certificate',
  description: 'The terminal renews when it calls next.',
  refusals: ['certificate-not-renewable', 'device-has-no-certificate', 'device-not-linked'],
  params: device,
  reply: deviceView,
});

export const revokeCertificate = endpoint({
  method: 'POST',
  path: '/devices/:id/certificate/revocation',
  access: 'edit-certificate',
  summary: 'Revoke a till’s certificate',
  description: 'The terminal can no longer sign.',
  refusals: ['authority-unavailable', 'certificate-revocation-refused', 'device-has-no-certificate'],
  params: device,
  reply: deviceView,
});
