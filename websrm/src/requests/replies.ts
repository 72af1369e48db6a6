import { z } from 'zod';
import type { RequestKind } from './error-catalogue.ts';
import * as format from './formats.ts';

const errorId = z.string().regex(/^JW00B999\d{3}E$/, 'format');
const message = z.string().min(3).max(128);
const codRetour = z.string().regex(/^\d{2}$/, 'format');
const certificatePem = z
  .string()
  .regex(/^-----BEGIN CERTIFICATE-----\n[A-Za-z0-9+/=\n]+\n-----END CERTIFICATE-----\n?$/, 'format');

const listErr = z.array(z.strictObject({ id: errorId, mess: message, codRetour: codRetour.optional() })).min(1);
const envelope = { jsonVersi: format.jsonVersi, casEssai: format.casEssai.optional() };
const refusal = z.strictObject({ ...envelope, listErr });

/** An error about a transaction names it. */
const transactionErrors = z
  .array(
    z.strictObject({ noTrans: format.noTrans.optional(), id: errorId, mess: message, codRetour: codRetour.optional() }),
  )
  .min(1);

/** The reply to "certificats": the certificate and the authority's own for QR codes, the word `SUP`, or errors. Source: facts. */
export const certificateReply = z.strictObject({
  retourCertif: z.union([
    refusal,
    z.strictObject({ ...envelope, certif: z.literal('SUP') }),
    z.strictObject({
      ...envelope,
      idApprl: format.idApprl.optional(),
      certifPSI: certificatePem,
      certif: certificatePem,
    }),
  ]),
});

/** The reply to "utilisateur": each tax number valid or invalid, or errors. Source: facts, request "utilisateur". */
export const userReply = z.strictObject({
  retourUtil: z.union([
    refusal,
    z.strictObject({
      ...envelope,
      noTax: z.strictObject({ noTPS: z.enum(['VAL', 'INV']), noTVQ: z.enum(['VAL', 'INV']) }),
    }),
  ]),
});

/**
 * The reply to "transaction". `psiNoTrans` and `noLot` say that the transaction or the lot was received, errors or not; times are
 * Québec City's. Source: facts, response fields.
 */
export const transactionReply = z.strictObject({
  retourTrans: z
    .strictObject({
      ...envelope,
      retourTransActu: z
        .strictObject({
          noTrans: format.noTrans.optional(),
          psiNoTrans: format.psiNoTrans.optional(),
          psiDatTrans: format.stamp.optional(),
          listErr: transactionErrors.optional(),
        })
        .optional(),
      retourTransLot: z
        .strictObject({
          noLot: format.receiptNumber.optional(),
          datLot: format.stamp.optional(),
          listErr: transactionErrors.optional(),
        })
        .optional(),
    })
    .refine((reply) => reply.retourTransActu !== undefined || reply.retourTransLot !== undefined, 'answers nothing'),
});

/** The reply to "document": its number, or errors. Source: facts, request "document". */
export const documentReply = z.strictObject({
  retourDoc: z.union([refusal, z.strictObject({ ...envelope, noDoc: format.receiptNumber })]),
});

const SCHEMAS = {
  certificats: certificateReply,
  utilisateur: userReply,
  transaction: transactionReply,
  document: documentReply,
} satisfies Record<RequestKind, z.ZodType>;

/** The body of each kind of reply. */
export type ReplyBody<K extends RequestKind> = z.infer<(typeof SCHEMAS)[K]>;

/** The text of a reply, as the authority gives it. Throws `ZodError` when a field is missing, unknown or malformed. */
export function encodeReply<K extends RequestKind>(kind: K, body: ReplyBody<K>): string {
  return JSON.stringify(SCHEMAS[kind].parse(body));
}

/**
 * The reply in its exact published form. Throws `SyntaxError` or `ZodError`. A caller that acts on a reply uses `read-reply`, which does not
 * take a field it does not know for a failure.
 */
export function decodeReply<K extends RequestKind>(kind: K, text: string): ReplyBody<K>;
export function decodeReply(kind: RequestKind, text: string): unknown {
  return SCHEMAS[kind].parse(JSON.parse(text));
}
