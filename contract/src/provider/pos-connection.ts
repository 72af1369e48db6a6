import { z } from 'zod';
import { TAX_FINDINGS } from '@comptoir/domain/base/taxes/check-tax-rates';
import { endpoint, instant, merchantScope, pageOf, plainText } from '../endpoint.ts';

/** Milliseconds since 1970, as far as a date goes. */
const time = z.number().int().min(0).max(8_640_000_000_000_000);

/** Source: CLV-11. */
export const receivePosWebhook = endpoint({
  method: 'POST',
  path: '/webhooks/clover',
  access: 'public',
  summary: 'Events of the point-of-sale provider',
  description:
    'Recognized by the header `X-Clover-Auth`. A body with `verificationCode` alone is the handshake, which changes ' +
    'nothing. An event is a hint only: what it names is read again.',
  refusals: ['pos-sign-in-not-offered', 'too-many-requests', 'webhook-not-recognized'],
  body: z.union([
    // The sender is not known yet, and it goes into our log.
    z.strictObject({ verificationCode: z.string().regex(/^[\w-]{1,200}$/) }),
    z.object({
      appId: plainText(64),
      merchants: z.record(
        plainText(64),
        z.array(z.object({ objectId: plainText(100), type: plainText(20), ts: time })).max(1000),
      ),
    }),
  ]),
  reply: z.null(),
});

export const POS_DATA_KINDS = ['merchant', 'employees', 'devices', 'tax-rates', 'inventory'] as const;
export type PosDataKind = (typeof POS_DATA_KINDS)[number];

/**
 * State of a merchant's connection with the provider, and times at which each kind of its data was read. `failure` of the
 * newest try: `null` when it went well.
 */
export const posConnectionView = z.strictObject({
  provider: z.string().nullable(),
  state: z.enum(['none', 'not_connected', 'connected', 'needs_reauth', 'disconnected']),
  posMerchantId: z.string().nullable(),
  connectedAt: instant.nullable(),
  reads: z.array(
    z.strictObject({
      kind: z.enum(POS_DATA_KINDS),
      readAt: instant.nullable(),
      failedAt: instant.nullable(),
      failure: z.enum(['unavailable', 'refused', 'needs-sign-in']).nullable(),
    }),
  ),
  /** Provider's data of the merchant, to be adopted where it differs; null before it was read. */
  merchant: z
    .strictObject({
      name: z.string(),
      addressLine: z.string().nullable(),
      city: z.string().nullable(),
      postalCode: z.string().nullable(),
      phone: z.string().nullable(),
      timeZone: z.enum(['America/Montreal', 'America/Halifax']).nullable(),
    })
    .nullable(),
});
export type PosConnectionView = z.infer<typeof posConnectionView>;

export const getPosConnection = endpoint({
  method: 'GET',
  path: '/pos-connection',
  access: 'read-provider-data',
  summary: 'Connection with the point-of-sale provider',
  query: merchantScope,
  reply: posConnectionView,
});

export const refreshPosData = endpoint({
  method: 'POST',
  path: '/pos-connection/refresh',
  access: 'refresh-provider-data',
  summary: 'Read the provider’s data again',
  description: 'Everything is read again soon; the reply does not wait for it.',
  refusals: ['provider-not-connected'],
  query: merchantScope,
  reply: posConnectionView,
});

/** A device as the provider knows it. `deviceId`: the till of ours that it is, null while none is linked to it. */
export const posDeviceView = z.strictObject({
  posDeviceId: z.string(),
  name: z.string().nullable(),
  model: z.string(),
  serial: z.string(),
  deviceId: z.uuid().nullable(),
});
export type PosDeviceView = z.infer<typeof posDeviceView>;

export const listPosDevices = endpoint({
  method: 'GET',
  path: '/pos-devices',
  access: 'read-provider-data',
  summary: 'Devices the provider knows of',
  description: '`deviceId` is the device here that it is linked to.',
  query: merchantScope,
  reply: pageOf(posDeviceView),
});

/**
 * The taxes set up at the provider against those that the law wants. `state`: `unread` before they could be read. A finding
 * names the tax that it is about, null when one is missing. Source: spec §5 "Tax rates expected", CLV-13.
 */
export const taxCheckView = z.strictObject({
  state: z.enum(['unread', 'right', 'wrong']),
  readAt: instant.nullable(),
  rates: z.array(
    z.strictObject({
      name: z.string(),
      /** Millionths, to the nearest one. */
      rateMillionths: z.number().int(),
      isDefault: z.boolean(),
      isRecognized: z.boolean(),
    }),
  ),
  findings: z.array(z.strictObject({ finding: z.enum(TAX_FINDINGS), tax: z.string().nullable() })),
});
export type TaxCheckView = z.infer<typeof taxCheckView>;

export const getTaxCheck = endpoint({
  method: 'GET',
  path: '/tax-check',
  access: 'read-provider-data',
  summary: 'Check of the taxes set up at the provider',
  description: 'The taxes set up at the provider compared with those the law requires.',
  query: merchantScope,
  reply: taxCheckView,
});
