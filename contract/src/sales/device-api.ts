import { z } from 'zod';
import { authorityError } from './authority-error.ts';
import { billResult, earlierOutcome, signature, signedDocument } from './bill-result.ts';
import { endpoint, instant, plainText, textBlock } from '../endpoint.ts';

/**
 * Links a till with the one-time code typed into it. The token is shown once and stored hashed. A till that makes its token
 * itself (256 random bits, base64url) and keeps it before the call may repeat a call whose reply was lost: the same code
 * with the same token is answered alike.
 */
export const activateDevice = endpoint({
  method: 'POST',
  path: '/device/v1/activation',
  access: 'public',
  summary: 'Exchange a one-time code for a device token',
  body: z.strictObject({
    code: plainText(32).min(1),
    deviceToken: z
      .string()
      .regex(/^[A-Za-z0-9_-]{43}$/)
      .optional(),
  }),
  reply: z.strictObject({ deviceToken: z.string(), deviceId: z.uuid(), name: z.string() }),
});

/** What a till needs to know to sign and print. `authorizationCode` goes into the certificate request only. */
export const getDeviceConfiguration = endpoint({
  method: 'GET',
  path: '/device/v1/configuration',
  access: 'device',
  summary: 'Configuration of the calling till',
  reply: z.strictObject({
    /** `billPrefix`: what the numbers of its bills begin with, no other till's of the merchant. */
    device: z.strictObject({
      id: z.uuid(),
      name: z.string(),
      deviceNumber: z.string().nullable(),
      billPrefix: z.string().length(4),
    }),
    merchant: z.strictObject({
      companyName: z.string(),
      fileNumber: z.string(),
      qstNumber: z.string(),
      gstNumber: z.string(),
      authorizationCode: z.string(),
      timeZone: z.enum(['America/Montreal', 'America/Halifax']),
      activity: z.enum(['CDR', 'BAR', 'RES']),
      civicNumber: z.string().nullable(),
      street: z.string().nullable(),
      city: z.string().nullable(),
      postalCode: z.string().nullable(),
      phone: z.string().nullable(),
    }),
    software: z.strictObject({
      idPartn: z.string(),
      idSEV: z.string(),
      idVersi: z.string(),
      codCertif: z.string(),
      versi: z.string(),
      versiParn: z.string(),
    }),
    chain: z.strictObject({ head: signature.nullable(), lastNoTrans: z.string().nullable() }),
    /**
     * The certificate in use and what the till is to do about it. `requested`: somebody asked for it in the portal;
     * `due`: it runs out within 90 days; `possible`: half of its life has passed.
     */
    certificate: z.strictObject({
      serial: z.string().nullable(),
      notAfter: instant.nullable(),
      isRevoked: z.boolean(),
      renewal: z.enum(['none', 'possible', 'due', 'requested']),
    }),
    qrBaseUrl: z.string(),
    replyTimeoutMs: z.number().int().min(5000),
    resendOnReturn: z.boolean(),
  }),
});
export type DeviceConfiguration = z.infer<typeof getDeviceConfiguration.reply>;

const certificateReply = z.discriminatedUnion('state', [
  z.strictObject({
    state: z.literal('issued'),
    deviceNumber: z.string(),
    certificate: z.string(),
    psiCertificate: z.string(),
  }),
  z.strictObject({ state: z.literal('refused'), errors: z.array(authorityError) }),
]);
export type CertificateReplyView = z.infer<typeof certificateReply>;

/**
 * A certificate request on its way to the authority: AJO with a CSR. Asked for again with the same key, it is answered with
 * the certificate that was issued, and there is no second one.
 */
export const requestCertificate = endpoint({
  method: 'POST',
  path: '/device/v1/certificate',
  access: 'device',
  summary: 'Request the certificate of the calling till',
  body: z.strictObject({ csr: textBlock(8000).min(100), deviceNumber: plainText(14).optional() }),
  reply: certificateReply,
});

/**
 * Replaces the till's certificate: REM with a CSR for a new key, and the serial of the one in use. Until the reply is kept the
 * till goes on with its old key; the same request may be repeated. Refused as `certificate-not-renewable` before half of its
 * life has passed, and as `device-has-no-certificate` when none counts any more. Source: SRM-27.
 */
export const renewCertificate = endpoint({
  method: 'POST',
  path: '/device/v1/certificate/renewal',
  access: 'device',
  summary: 'Renew the certificate of the calling till',
  body: z.strictObject({ csr: textBlock(8000).min(100) }),
  reply: certificateReply,
});

/** Gives the till's certificate up: SUP. The till deletes its key afterwards. Refused as `device-has-no-certificate`. */
export const giveUpCertificate = endpoint({
  method: 'POST',
  path: '/device/v1/certificate/revocation',
  access: 'device',
  summary: 'Revoke the certificate of the calling till',
  reply: z.discriminatedUnion('state', [
    z.strictObject({ state: z.literal('revoked') }),
    z.strictObject({ state: z.literal('refused'), errors: z.array(authorityError) }),
  ]),
});

/**
 * How the server's chain and the bills fit. `relay-behind`: a bill follows one that the server does not have; it and what follows
 * are answered `not-known`, and the till submits again from `chainHead` on. `till-behind`: a bill follows a link that has a
 * successor already; it is refused as `broken-chain`, and the till asks for the bills that it lacks (`readChain`).
 */
export const CHAIN_STATES = ['agrees', 'relay-behind', 'till-behind'] as const;
export type ChainState = (typeof CHAIN_STATES)[number];

/**
 * Hands signed bills over, oldest first, the current one last. Those stored are acknowledged for good. The reply waits for
 * the authority up to the configured time; it also tells of older bills that the same request settled. With no bill at all
 * it sends what waits (`trigger` batch, end of shift). `outcomes` are those that the till knows of bills in this call.
 */
export const handOverTransactions = endpoint({
  method: 'POST',
  path: '/device/v1/transactions',
  access: 'device',
  summary: 'Hand signed bills over to the relay',
  body: z.strictObject({
    deviceNumber: plainText(14),
    trigger: z.enum(['sale', 'batch', 'end-of-shift', 'return']),
    documents: z.array(signedDocument).max(500),
    outcomes: z.array(earlierOutcome).max(500).default([]),
  }),
  reply: z.strictObject({
    results: z.array(billResult),
    /** The last link of the server's chain; null without any. */
    chainHead: signature.nullable(),
    chain: z.enum(CHAIN_STATES),
    /** The last link before the oldest bill that waits; the head when none does. */
    settledUpTo: signature.nullable(),
    stillWaiting: z.number().int(),
    authorityReachable: z.boolean(),
    /** Somebody asked in the portal for the till's certificate to be renewed. */
    isRenewalRequested: z.boolean(),
    /** A bill is dated more than five minutes ahead of the server's clock: the till's is to be looked at. */
    isClockAhead: z.boolean(),
  }),
});
export type HandOverReply = z.infer<typeof handOverTransactions.reply>;

/** What became of bills handed over earlier, asked by their signatures. */
export const readTransactionStates = endpoint({
  method: 'POST',
  path: '/device/v1/transactions/states',
  access: 'device',
  summary: 'State of bills handed over earlier',
  body: z.strictObject({ signatures: z.array(signature).min(1).max(500) }),
  reply: z.strictObject({ results: z.array(billResult) }),
});

/**
 * The bills of the calling till's chain after one of its links, oldest first, with what became of each: for a till that was put
 * back to an older copy. `after` null asks from the first one on. Refused as `chain-not-shared` when that link is not here.
 */
export const readChain = endpoint({
  method: 'POST',
  path: '/device/v1/chain',
  access: 'device',
  summary: 'Bills of the calling till after one of them',
  body: z.strictObject({ after: signature.nullable() }),
  reply: z.strictObject({
    bills: z.array(z.strictObject({ document: signedDocument, result: billResult })),
    isComplete: z.boolean(),
  }),
});

/** Events of the till itself, for the activity log. */
export const reportDeviceEvents = endpoint({
  method: 'POST',
  path: '/device/v1/events',
  access: 'device',
  summary: 'Report events of the till',
  body: z.strictObject({
    events: z
      .array(
        z.discriminatedUnion('event', [
          z.strictObject({ id: z.uuid(), occurredAt: instant, event: z.literal('till-went-offline') }),
          z.strictObject({
            id: z.uuid(),
            occurredAt: instant,
            event: z.literal('till-came-online'),
            waiting: z.number().int().min(0),
          }),
          z.strictObject({
            id: z.uuid(),
            occurredAt: instant,
            event: z.literal('document-produced'),
            noTrans: plainText(10).min(1),
            document: z.enum(['FAC', 'RPR', 'DUP', 'PSP', 'ANN']),
          }),
        ]),
      )
      .min(1)
      .max(200),
  }),
  reply: z.strictObject({ stored: z.number().int() }),
});
