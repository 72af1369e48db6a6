import { z } from 'zod';
import { authorityError } from './authority-error.ts';
import { endpoint, instant, merchantScope, pageOf, plainText } from '../endpoint.ts';

export const CERTIFICATE_STATES = ['none', 'valid', 'renewable', 'expiring', 'expired', 'revoked'] as const;

/** Where a till's newest certificate stands. `isRenewalRequested`: the till is asked to renew it when it calls next. */
export const certificateView = z.strictObject({
  state: z.enum(CERTIFICATE_STATES),
  notBefore: instant.nullable(),
  notAfter: instant.nullable(),
  isRenewalRequested: z.boolean(),
});

/**
 * The newest certificate request of a till, when the authority refused it; gone once one is granted. `canTestAgain`: the same
 * request may be sent again from here, because nothing that it states has changed; otherwise the till has to make another.
 * `activeBy`: until then a code that was obtained lately may not be active yet. Source: SRM-3, SRM-7.
 */
export const refusedRequestView = z.strictObject({
  requestedAt: instant,
  errors: z.array(authorityError),
  canTestAgain: z.boolean(),
  activeBy: instant.nullable(),
});
export type RefusedRequestView = z.infer<typeof refusedRequestView>;

/** A till. `deviceNumber` is the authority's id, `androidSerial` the provider's. Source: spec §3 "Device". */
export const deviceView = z.strictObject({
  id: z.uuid(),
  name: z.string(),
  deviceNumber: z.string().nullable(),
  androidSerial: z.string().nullable(),
  model: z.string().nullable(),
  linked: z.boolean(),
  certificate: certificateView,
  refusedRequest: refusedRequestView.nullable(),
  lastSeenAt: instant.nullable(),
  waiting: z.number().int(),
  oldestWaitingAt: instant.nullable(),
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

const deviceName = plainText(64).trim().min(1);

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
  reply: z.strictObject({ deviceId: z.uuid(), code: z.string(), expiresAt: instant }),
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

/** A certificate of a till, past ones too; newest first. `isInUse`: the one that it signs with. */
export const certificateEntryView = z.strictObject({
  id: z.uuid(),
  serial: z.string(),
  issuedAt: instant,
  notBefore: instant,
  notAfter: instant,
  revokedAt: instant.nullable(),
  isInUse: z.boolean(),
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
