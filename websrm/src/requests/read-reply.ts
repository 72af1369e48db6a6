import { z } from 'zod';

/**
 * An error the authority named: its id, its own words, its return code (the companion entry has none) and, in a transaction reply, the
 * number of the transaction.
 */
export type ReplyError = z.infer<typeof replyError>;

/** No valid JSON of the expected shape: a communication failure, whatever the HTTP status. Source: facts, endpoints. */
export type NoUsableAnswer = { kind: 'no-usable-answer' };

/**
 * Outcome of a transaction request. `psiNoTrans` and `noLot` are there when the transaction or the lot was received, even
 * beside errors. `noTrans` is missing when the authority could not read the request.
 */
export type TransactionAnswer = {
  kind: 'answer';
  current?: { noTrans?: string; psiNoTrans?: string; psiDatTrans?: string; errors: ReplyError[] };
  lot?: { noLot?: string; datLot?: string; errors: ReplyError[] };
};

/** Refused, with at least one reason. */
export type Refused = { kind: 'refused'; errors: ReplyError[] };

/** A new certificate, the authority's own for QR codes, and the device number when the request asked for one. */
export type CertificateIssued = { kind: 'issued'; certificate: string; psiCertificate: string; deviceNumber?: string };

/** Reads the reply to "transaction". Fields that are not known are passed over: they must not turn an accepted bill into a failure. */
export function readTransactionReply(httpBody: string): NoUsableAnswer | TransactionAnswer {
  const reply = read(httpBody, transactionReply)?.retourTrans;
  if (!reply || (!reply.retourTransActu && !reply.retourTransLot)) return NOTHING_USABLE;
  return {
    kind: 'answer',
    ...(reply.retourTransActu ? { current: withErrors(reply.retourTransActu) } : {}),
    ...(reply.retourTransLot ? { lot: withErrors(reply.retourTransLot) } : {}),
  };
}

/** Reads the reply to "certificats". `deleted` answers a deletion. */
export function readCertificateReply(
  httpBody: string,
): NoUsableAnswer | Refused | CertificateIssued | { kind: 'deleted' } {
  const reply = read(httpBody, certificateReply)?.retourCertif;
  if (!reply) return NOTHING_USABLE;
  if ('listErr' in reply) return { kind: 'refused', errors: reply.listErr };
  if (reply.certif === 'SUP') return { kind: 'deleted' };
  if (reply.certifPSI === undefined) return NOTHING_USABLE;
  return {
    kind: 'issued',
    certificate: reply.certif,
    psiCertificate: reply.certifPSI,
    ...(reply.idApprl === undefined ? {} : { deviceNumber: reply.idApprl }),
  };
}

/** Reads the reply to "utilisateur": whether each tax number is valid. An invalid one does not stop a restaurant, but must be shown. */
export function readUserReply(
  httpBody: string,
): NoUsableAnswer | Refused | { kind: 'answer'; isGstValid: boolean; isQstValid: boolean } {
  const reply = read(httpBody, userReply)?.retourUtil;
  if (!reply) return NOTHING_USABLE;
  if ('listErr' in reply) return { kind: 'refused', errors: reply.listErr };
  return { kind: 'answer', isGstValid: reply.noTax.noTPS === 'VAL', isQstValid: reply.noTax.noTVQ === 'VAL' };
}

/** Reads the reply to "document": the number it was given. */
export function readDocumentReply(httpBody: string): NoUsableAnswer | Refused | { kind: 'answer'; noDoc: string } {
  const reply = read(httpBody, documentReply)?.retourDoc;
  if (!reply) return NOTHING_USABLE;
  return 'listErr' in reply ? { kind: 'refused', errors: reply.listErr } : { kind: 'answer', noDoc: reply.noDoc };
}

/**
 * Reads a reply of any kind for the test case of its request: the case to run next (`casEssai`, null when it names none) and
 * the errors. Source: facts, endpoints.
 */
export function readCaseReply(httpBody: string): {
  nextCase: string | null;
  errors: { id: string; codRetour: string | null }[];
} {
  const parts = Object.values(read(httpBody, caseReply) ?? {});
  const lists = parts.flatMap((part) => [part.listErr, part.retourTransActu?.listErr, part.retourTransLot?.listErr]);
  return {
    nextCase: parts.find((part) => part.casEssai !== undefined)?.casEssai ?? null,
    errors: lists.flatMap((list) => (list ?? []).map(({ id, codRetour }) => ({ id, codRetour: codRetour ?? null }))),
  };
}

const NOTHING_USABLE: NoUsableAnswer = { kind: 'no-usable-answer' };

const text = z.string().min(1);
const replyError = z.object({
  id: text,
  mess: z.string(),
  codRetour: z.string().exactOptional(),
  noTrans: z.string().exactOptional(),
});
const listErr = z.array(replyError);
const refusal = z.object({ listErr: listErr.min(1) });
const transactionParts = z.object({
  retourTransActu: z
    .object({
      noTrans: text.exactOptional(),
      psiNoTrans: text.exactOptional(),
      psiDatTrans: text.exactOptional(),
      listErr: listErr.exactOptional(),
    })
    .optional(),
  retourTransLot: z
    .object({ noLot: text.exactOptional(), datLot: text.exactOptional(), listErr: listErr.exactOptional() })
    .optional(),
});
const certificateParts = z.object({
  certif: z.string().regex(/^(SUP|-----BEGIN CERTIFICATE-----[^]+)$/),
  certifPSI: z.string().startsWith('-----BEGIN CERTIFICATE-----').optional(),
  idApprl: text.optional(),
});
const validity = z.enum(['VAL', 'INV']);
const userParts = z.object({ noTax: z.object({ noTPS: validity, noTVQ: validity }) });
const documentParts = z.object({ noDoc: text });

// made once: zod compiles a shape on its first use, which costs more than reading many replies
const transactionReply = z.object({ retourTrans: transactionParts });
const certificateReply = z.object({ retourCertif: z.union([refusal, certificateParts]) });
const userReply = z.object({ retourUtil: z.union([refusal, userParts]) });
const documentReply = z.object({ retourDoc: z.union([refusal, documentParts]) });

const withList = z.object({ listErr: listErr.exactOptional() });
const caseReply = z.record(
  z.string(),
  withList.extend({
    casEssai: z
      .string()
      .regex(/^\d{3}\.\d{3}$/)
      .exactOptional(),
    retourTransActu: withList.exactOptional(),
    retourTransLot: withList.exactOptional(),
  }),
);

function read<T>(httpBody: string, shape: z.ZodType<T>): T | null {
  try {
    return shape.parse(JSON.parse(httpBody));
  } catch {
    return null;
  }
}

function withErrors<T extends { listErr?: ReplyError[] }>(part: T): Omit<T, 'listErr'> & { errors: ReplyError[] } {
  const { listErr: errors = [], ...rest } = part;
  return { ...rest, errors };
}
