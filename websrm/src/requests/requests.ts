import { z } from 'zod';
import type { RequestKind } from './error-catalogue.ts';
import * as format from './formats.ts';
import { transactionSchema } from './transaction.ts';

const taxNumbers = z.strictObject({ noTPS: format.gstNumber, noTVQ: format.qstNumber });

/** A certificate request in the only PEM form the authority takes: three lines, the whole base64 on one. */
export const csrPem = z
  .string()
  .regex(/^-----BEGIN CERTIFICATE REQUEST-----\n[A-Za-z0-9+/]+={0,2}\n-----END CERTIFICATE REQUEST-----\n?$/, 'format');

/** Add (`AJO`), replace (`REM`) or delete (`SUP`) a certificate. Source: SRM-26. */
export const certificateRequest = z.strictObject({
  reqCertif: z.discriminatedUnion('modif', [
    z.strictObject({ modif: z.literal('AJO'), csr: csrPem }),
    z.strictObject({ modif: z.literal('REM'), csr: csrPem, noSerie: format.serial }),
    z.strictObject({ modif: z.literal('SUP'), noSerie: format.serial }),
  ]),
});

/** Add or delete a user, or validate tax numbers (`VAL`, remote server only). Source: facts, request "utilisateur". */
export const userRequest = z.strictObject({
  reqUtil: z.discriminatedUnion('modif', [
    z.strictObject({ modif: z.enum(['AJO', 'SUP']), nomUtil: format.personOrTradeName, noTax: taxNumbers }),
    z.strictObject({ modif: z.literal('VAL'), noTax: taxNumbers }),
  ]),
});

/** A current transaction, a lot newest first, or both. Source: facts, request "transaction". */
export const transactionRequest = z.strictObject({
  reqTrans: z
    .strictObject({ transActu: transactionSchema.optional(), transLot: z.array(transactionSchema).min(1).optional() })
    .refine(
      (request) => request.transActu !== undefined || request.transLot !== undefined,
      'neither transActu nor transLot',
    ),
});

/** A user report (`RUT`) or the declaration of a usual third party (`HAB`). Source: facts, request "document". */
export const documentRequest = z.strictObject({
  reqDoc: z.strictObject({
    typDoc: z.enum(['RUT', 'HAB']),
    doc: z
      .string()
      .max(4000)
      .regex(/^[A-Z]{2}=[^;]*(?:;[A-Z]{2}=[^;]*)*$/, 'format'),
  }),
});

const SCHEMAS = {
  certificats: certificateRequest,
  utilisateur: userRequest,
  transaction: transactionRequest,
  document: documentRequest,
} satisfies Record<RequestKind, z.ZodType>;

/** The body of each kind of request. */
export type RequestBody<K extends RequestKind> = z.infer<(typeof SCHEMAS)[K]>;

/**
 * The exact text to send, without a needless space. Signed transactions that wait are laid out by `splitTransmission` instead, which
 * never rewrites them. Throws `ZodError` when a field is missing, unknown or malformed.
 */
export function encodeRequest<K extends RequestKind>(kind: K, body: RequestBody<K>): string {
  return JSON.stringify(SCHEMAS[kind].parse(body));
}

/** The body of a received request. Throws `SyntaxError` when the text is no JSON, `ZodError` when its content is not in form. */
export function decodeRequest<K extends RequestKind>(kind: K, text: string): RequestBody<K>;
export function decodeRequest(kind: RequestKind, text: string): unknown {
  return SCHEMAS[kind].parse(JSON.parse(text));
}
