import { z } from 'zod';
import { authorityError } from './authority-error.ts';
import { calendarVersion, deviceConfiguration } from './device-configuration.ts';
import { billResult, earlierOutcome, signature, signedDocument } from './bill-result.ts';
import { ANYTHING, deviceEvent, deviceEventResult, MOST_DEVICE_EVENTS } from './device-event.ts';
import { endpoint, instant, plainText, textBlock } from '../endpoint.ts';

export const activateDevice = endpoint({
  method: 'POST',
  path: '/device/v1/activation',
  access: 'public',
  summary: 'Exchange a one-time code for a device token',
  description:
    'A terminal may make the token itself: 256 random bits in base64url. Then a call whose reply was lost can be ' +
    'repeated, because the same code with the same token is answered alike. A terminal that has a device number states ' +
    'it, with the thumbprint of its certificate: its books are those of the merchant under whom it got them, and no other ' +
    'merchant’s code links it.',
  refusals: [
    'activation-code-expired',
    'activation-code-unknown',
    'activation-code-used',
    'device-name-taken',
    'device-of-another-merchant',
    'too-many-requests',
  ],
  body: z.strictObject({
    code: plainText(32).min(1),
    deviceToken: z
      .string()
      .regex(/^[A-Za-z0-9_-]{43}$/)
      .optional(),
    deviceNumber: plainText(14).optional().describe('The authority’s id of the device, when it has one already.'),
    thumbprint: plainText(40).optional().describe('Of its certificate, when it has one.'),
  }),
  reply: z.strictObject({
    deviceToken: z.string().describe('Authenticates every other call of this API.'),
    deviceId: z.uuid().describe('The device in the portal.'),
    name: z.string().describe('Its name there.'),
  }),
});

export const getDeviceConfiguration = endpoint({
  method: 'GET',
  path: '/device/v1/configuration',
  access: 'device',
  summary: 'Configuration of the calling till',
  description:
    'Everything that a terminal needs to sign and print. `authorizationCode` goes into the certificate request ' +
    'only. `certificate.renewal`: `possible` after half of its life, `due` in the last 90 days, `requested` from ' +
    'the portal.',
  refusals: ['merchant-information-incomplete'],
  query: z.strictObject({ calendarVersion: calendarVersion.asked }),
  reply: deviceConfiguration,
});
export type DeviceConfiguration = z.infer<typeof getDeviceConfiguration.reply>;

const certificateReply = z.discriminatedUnion('state', [
  z.strictObject({
    state: z.literal('issued'),
    deviceNumber: z.string().describe('The authority’s id of the device.'),
    certificate: z.string().describe('The certificate of the device, PEM.'),
    psiCertificate: z.string().describe('The authority’s own certificate, PEM.'),
  }),
  z.strictObject({ state: z.literal('refused'), errors: z.array(authorityError) }),
]);
export type CertificateReplyView = z.infer<typeof certificateReply>;

export const requestCertificate = endpoint({
  method: 'POST',
  path: '/device/v1/certificate',
  access: 'device',
  summary: 'Request the certificate of the calling till',
  description:
    'Forwards the request to the authority as it is. The same key is answered with the certificate that was issued; ' +
    'there is never a second one. A refusal by the authority is a reply with `state` `refused`. `deviceNumber` is what ' +
    'a device has from elsewhere; one that Comptoir knows of the device goes before it.',
  refusals: ['authority-unavailable', 'device-number-taken'],
  body: z.strictObject({
    csr: textBlock(8000).min(100),
    deviceNumber: z
      .string()
      .regex(/^\d{4}-\d{4}-\d{4}$/)
      .optional(),
  }),
  reply: certificateReply,
});

/** Source: SRM-27. */
export const renewCertificate = endpoint({
  method: 'POST',
  path: '/device/v1/certificate/renewal',
  access: 'device',
  summary: 'Renew the certificate of the calling till',
  description:
    'For a new key. The terminal keeps its old key until it has the reply, and may repeat the call. Open after half ' +
    'of the life of the certificate.',
  refusals: ['authority-unavailable', 'certificate-not-renewable', 'device-has-no-certificate'],
  body: z.strictObject({ csr: textBlock(8000).min(100) }),
  reply: certificateReply,
});

export const giveUpCertificate = endpoint({
  method: 'POST',
  path: '/device/v1/certificate/revocation',
  access: 'device',
  summary: 'Revoke the certificate of the calling till',
  description: 'The terminal deletes its key afterwards.',
  refusals: ['authority-unavailable', 'device-has-no-certificate'],
  reply: z.discriminatedUnion('state', [
    z.strictObject({ state: z.literal('revoked') }),
    z.strictObject({ state: z.literal('refused'), errors: z.array(authorityError) }),
  ]),
});

/**
 * States of the server's chain against the bills. `relay-behind`: a bill follows one that the server does not have; it and its
 * followers are answered `not-known`, and the till submits again from `chainHead` on. `till-behind`: a bill follows a link that
 * has a successor already; it is refused as `broken-chain`, and the till asks for the bills that it lacks (`readChain`).
 */
export const CHAIN_STATES = ['agrees', 'relay-behind', 'till-behind'] as const;
export type ChainState = (typeof CHAIN_STATES)[number];

export const submitTransactions = endpoint({
  method: 'POST',
  path: '/device/v1/transactions',
  access: 'device',
  summary: 'Hand signed bills over to the relay',
  description:
    'Oldest first, the current bill last. What is stored is acknowledged for good. The reply waits for the ' +
    'authority up to `replyTimeoutMs` of the configuration and also reports older bills that the same request ' +
    'settled. Without any bill it sends what waits. `outcomes` are those that the terminal knows of bills in this ' +
    'call. `chain`: `relay-behind` asks for the bills from `chainHead` on, `till-behind` asks the terminal to read ' +
    'the chain.',
  body: z.strictObject({
    deviceNumber: plainText(14),
    trigger: z.enum(['sale', 'batch', 'end-of-shift', 'return']),
    documents: z.array(signedDocument).max(500),
    outcomes: z.array(earlierOutcome).max(500).default([]),
    again: z.array(signature).max(500).default([]).describe('Those acknowledged before the server was put back.'),
    calendarVersion: calendarVersion.stated,
  }),
  reply: z.strictObject({
    results: z.array(billResult).describe('Of each bill of the call, and of older ones that the same request settled.'),
    chainHead: signature.nullable().describe('The last link of the server’s chain; null without any.'),
    chain: z.enum(CHAIN_STATES).describe('How the server’s chain and the bills fit.'),
    settledUpTo: signature
      .nullable()
      .describe('The last link before the oldest bill that waits; the head when none does.'),
    stillWaiting: z.number().int().describe('How many bills of the device the authority does not have yet.'),
    authorityReachable: z.boolean().describe('Whether the authority answered.'),
    isRenewalRequested: z.boolean().describe('The portal asks for the certificate to be renewed.'),
    isClockAhead: z
      .boolean()
      .describe(
        'A bill is dated more than five minutes ahead of the server: the clock of the device is to be checked.',
      ),
    calendarVersion: calendarVersion.inForce,
  }),
});
export type SubmissionReply = z.infer<typeof submitTransactions.reply>;

export const readTransactionStates = endpoint({
  method: 'POST',
  path: '/device/v1/transactions/states',
  access: 'device',
  summary: 'State of bills submitted earlier',
  description: 'Asked by signature. A bill that the server does not have is `not-known`.',
  body: z.strictObject({ signatures: z.array(signature).min(1).max(500) }),
  reply: z.strictObject({ results: z.array(billResult).describe('In the order of the signatures.') }),
});

export const readChain = endpoint({
  method: 'POST',
  path: '/device/v1/chain',
  access: 'device',
  summary: 'Bills of the calling till after one of them',
  description:
    'For a terminal that was put back to an older copy. `after` null starts at the first bill. Repeat until ' +
    '`isComplete`.',
  refusals: ['chain-not-shared'],
  body: z.strictObject({ after: signature.nullable() }),
  reply: z.strictObject({
    bills: z
      .array(z.strictObject({ document: signedDocument, result: billResult }))
      .describe('In the order of the chain, each as it was signed.'),
    isComplete: z.boolean().describe('Whether these are the last ones.'),
  }),
});

const signedDocumentBody = z.strictObject({
  id: z.uuid(),
  document: textBlock(4000).min(1).describe('The signed text, `RT=…;TQ=…` or `TQ=…;NM=…`, exactly as it was signed.'),
});

const signedDocumentReply = z.discriminatedUnion('state', [
  z.strictObject({ state: z.literal('taken'), number: z.string().describe('The authority’s number of the document.') }),
  z.strictObject({ state: z.literal('refused'), errors: z.array(authorityError) }),
]);

/** Source: SRM-47. */
export const submitUserReport = endpoint({
  method: 'POST',
  path: '/device/v1/reports',
  access: 'device',
  summary: 'Send the user report of the calling till',
  description:
    'Each time it is shown; one that was shown without a connection is sent later. The terminal makes the `id`: a ' +
    'report that comes twice is sent once and answered alike. It is kept as it was signed, with what the authority ' +
    'answered. A refusal by the authority is a reply with `state` `refused`.',
  refusals: ['authority-unavailable'],
  body: signedDocumentBody,
  reply: signedDocumentReply,
});

/** Source: SRM-48. */
export const submitDeclaration = endpoint({
  method: 'POST',
  path: '/device/v1/declarations',
  access: 'device',
  summary: 'Send the declaration of a usual third party',
  description:
    'Of a bar, when a contract with someone who sells there regularly is made, changed or ended; one that was made ' +
    'without a connection is sent later. Otherwise as `submitUserReport`.',
  refusals: ['authority-unavailable'],
  body: signedDocumentBody,
  reply: signedDocumentReply,
});

export const reportDeviceEvents = endpoint({
  method: 'POST',
  path: '/device/v1/events',
  access: 'device',
  summary: 'Report events of the till',
  description:
    'For the activity log, in any order. The terminal makes each `id`: an event that comes twice is stored once. Each event is ' +
    'answered by itself, so that one that cannot be read keeps no other back; what is `new` or `known` is on the disk and need ' +
    'not be sent again. An event is kept with its own time, whatever the clock says, and listed at `receivedAt`.',
  refusals: ['too-many-requests'],
  body: z.strictObject({
    events: z
      .array(z.union([deviceEvent, ...ANYTHING]))
      .min(1)
      .max(MOST_DEVICE_EVENTS),
  }),
  reply: z.strictObject({
    stored: z.number().int().describe('How many of the events are kept now, known ones included.'),
    receivedAt: instant.describe('When the call came, by the clock of the server.'),
    results: z.array(deviceEventResult).describe('In the order of the events.'),
  }),
});
