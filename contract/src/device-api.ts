import { z } from 'zod';
import { authorityError } from './authority-error.ts';
import { endpoint, instant } from './endpoint.ts';

/** The exact JSON text of a signed transaction; the server stores and forwards these very bytes. */
const signedDocument = z.string().min(2).max(100_000);
const signature = z.string().length(88);

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
    code: z.string().min(1).max(32),
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
    device: z.strictObject({ id: z.uuid(), name: z.string(), deviceNumber: z.string().nullable() }),
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
  body: z.strictObject({ csr: z.string().min(100).max(8000), deviceNumber: z.string().max(14).optional() }),
  reply: certificateReply,
});

/**
 * Replaces the till's certificate: REM with a CSR for a new key, and the serial of the one in use. Until the reply is kept the
 * till goes on with its old key; the same request may be repeated. Refused as `certificate-not-renewable` before half of its
 * life has passed, and as `device-has-no-certificate` when none counts any more. Source: facts §7.3.
 */
export const renewCertificate = endpoint({
  method: 'POST',
  path: '/device/v1/certificate/renewal',
  access: 'device',
  summary: 'Renew the certificate of the calling till',
  body: z.strictObject({ csr: z.string().min(100).max(8000) }),
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

const bill = { noTrans: z.string(), actu: signature.nullable() };

/** Why the relay does not take a bill. */
export const RELAY_REFUSALS = [
  'malformed',
  'foreign-device',
  'broken-chain',
  'broken-signature',
  'amounts-do-not-add-up',
] as const;
export type RelayRefusal = (typeof RELAY_REFUSALS)[number];

/**
 * What became of a bill. `waiting`: stored here, the till prints PROBLÈME DE COMMUNICATION. `refused` by the relay or the
 * authority: the till makes it anew, with a new number, on the chain head given in the reply.
 */
export const billResult = z.discriminatedUnion('state', [
  z.strictObject({
    ...bill,
    state: z.literal('accepted'),
    psiNoTrans: z.string().nullable(),
    psiDatTrans: z.string().nullable(),
    noLot: z.string().nullable(),
    errors: z.array(authorityError),
  }),
  z.strictObject({ ...bill, state: z.literal('waiting') }),
  z.strictObject({
    ...bill,
    state: z.literal('refused'),
    by: z.enum(['relay', 'authority']),
    reason: z.enum(RELAY_REFUSALS).nullable(),
    errors: z.array(authorityError),
  }),
  z.strictObject({ ...bill, state: z.literal('not-known') }),
]);
export type BillResult = z.infer<typeof billResult>;

/**
 * Hands signed bills over, oldest first, the current one last. Those stored are acknowledged for good. The reply waits for
 * the authority up to the configured time; it also tells of older bills that the same request settled. With no bill at all
 * it sends what waits (`trigger` batch, end of shift).
 */
export const handOverTransactions = endpoint({
  method: 'POST',
  path: '/device/v1/transactions',
  access: 'device',
  summary: 'Hand signed bills over to the relay',
  body: z.strictObject({
    deviceNumber: z.string().max(14),
    trigger: z.enum(['sale', 'batch', 'end-of-shift', 'return']),
    documents: z.array(signedDocument).max(500),
  }),
  reply: z.strictObject({
    results: z.array(billResult),
    chainHead: signature.nullable(),
    stillWaiting: z.number().int(),
    authorityReachable: z.boolean(),
    /** Somebody asked in the portal for the till's certificate to be renewed. */
    isRenewalRequested: z.boolean(),
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
            noTrans: z.string().min(1).max(10),
            document: z.enum(['FAC', 'RPR', 'DUP', 'PSP', 'ANN']),
          }),
        ]),
      )
      .min(1)
      .max(200),
  }),
  reply: z.strictObject({ stored: z.number().int() }),
});
