import type {
  ReplyError,
  readCertificateReply,
  readDocumentReply,
  readTransactionReply,
  readUserReply,
} from '@comptoir/websrm/requests/read-reply';
import type {
  AuthorityError,
  CertificateReply,
  DocumentReply,
  RevocationReply,
  TransactionAnswer,
  UserReply,
} from './answers.ts';
import type { HttpOutcome } from '../http-client.ts';
import type { Outcome } from './tax-authority.ts';

/** The reply to a request with bills in our words; null when it is no usable answer. */
export function readTransactionAnswer(reply: ReturnType<typeof readTransactionReply>): TransactionAnswer | null {
  if (reply.kind === 'no-usable-answer') return null;
  const { current, lot } = reply;
  return {
    current: current
      ? {
          psiNoTrans: current.psiNoTrans ?? null,
          psiDatTrans: current.psiDatTrans ?? null,
          errors: current.errors.map(toError),
        }
      : null,
    lot: lot ? { noLot: lot.noLot ?? null, errors: lot.errors.map(toError) } : null,
  };
}

/** The reply to an enrolment in our words; null when it is none. */
export function readCertificateAnswer(reply: ReturnType<typeof readCertificateReply>): CertificateReply | null {
  if (reply.kind === 'no-usable-answer' || reply.kind === 'deleted') return null;
  if (reply.kind === 'refused') return { kind: 'refused', errors: reply.errors.map(toError) };
  const { certificate, psiCertificate, deviceNumber } = reply;
  return { kind: 'issued', certificate, psiCertificate, deviceNumber: deviceNumber ?? null };
}

/** The reply to the deletion of a certificate in our words; null when it is none. */
export function readRevocationAnswer(reply: ReturnType<typeof readCertificateReply>): RevocationReply | null {
  if (reply.kind === 'refused') return { kind: 'refused', errors: reply.errors.map(toError) };
  return reply.kind === 'deleted' ? { kind: 'revoked' } : null;
}

/** The reply to a request about a user or tax numbers in our words; null when it is none. */
export function readUserAnswer(reply: ReturnType<typeof readUserReply>): UserReply | null {
  if (reply.kind === 'no-usable-answer') return null;
  if (reply.kind === 'refused') return { kind: 'refused', errors: reply.errors.map(toError) };
  return { kind: 'taken', isGstValid: reply.isGstValid, isQstValid: reply.isQstValid };
}

/** The reply to a document in our words; null when it is none. */
export function readDocumentAnswer(reply: ReturnType<typeof readDocumentReply>): DocumentReply | null {
  if (reply.kind === 'no-usable-answer') return null;
  if (reply.kind === 'refused') return { kind: 'refused', errors: reply.errors.map(toError) };
  return { kind: 'taken', number: reply.noDoc };
}

const toError = ({ id, mess, codRetour, noTrans }: ReplyError): AuthorityError => ({
  id,
  mess,
  codRetour: codRetour ?? null,
  noTrans: noTrans ?? null,
});

/** A reply that is no valid JSON of the authority's is a failure of the communication, whatever its status (SRM-12). */
export function readOutcome<Answer>(result: HttpOutcome, read: (body: string) => Answer | null): Outcome<Answer> {
  if (result.kind === 'unavailable') return result;
  if (result.kind === 'unknown') return { ...result, httpStatus: null, body: null };
  const { status: httpStatus, body } = result;
  const answer = read(body);
  if (answer === null) return { kind: 'unknown', detail: 'no usable answer', httpStatus, body: body.slice(0, 10_000) };
  return { kind: 'answer', answer, httpStatus, body };
}
