import { z } from 'zod';
import { endpoint, instant, merchantScope, pageOf, plainText } from './endpoint.ts';

export const certificateView = z.strictObject({
  state: z.enum(['none', 'valid', 'renewable', 'expiring', 'expired', 'revoked']),
  notAfter: instant.nullable(),
});

/** A till. `deviceNumber` is the authority's id, `androidSerial` the provider's. Source: spec §3 "Device". */
export const deviceView = z.strictObject({
  id: z.uuid(),
  name: z.string(),
  deviceNumber: z.string().nullable(),
  androidSerial: z.string().nullable(),
  model: z.string().nullable(),
  linked: z.boolean(),
  certificate: certificateView,
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

/** Makes a one-time code, valid 15 minutes, for a new till (`name`) or one that is there (`deviceId`). */
export const createActivationCode = endpoint({
  method: 'POST',
  path: '/devices/activation-code',
  access: 'link-device',
  summary: 'One-time code that links a till',
  query: merchantScope,
  body: z.union([z.strictObject({ name: plainText(64).trim().min(1) }), z.strictObject({ deviceId: z.uuid() })]),
  reply: z.strictObject({ deviceId: z.uuid(), code: z.string(), expiresAt: instant }),
});
export type ActivationCodeView = z.infer<typeof createActivationCode.reply>;
