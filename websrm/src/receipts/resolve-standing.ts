import type { AuthorityStanding } from './mentions.ts';

/** An error of the authority, as far as a document depends on it. */
export type CodedError = { readonly id: string; readonly codRetour: string | null };

/** Authority's answer to a bill; the number and its time are null until it gave them. */
export type BillAnswer = {
  psiNoTrans: string | null;
  psiDatTrans: string | null;
  errors: readonly CodedError[];
};

/**
 * Returns the standing that a document shows of the authority. A bill that went in a batch has no number of its own: its
 * document bears the mention of a communication problem. Source: SRM-33, SRM-43.
 */
export function resolveStanding({ psiNoTrans, psiDatTrans, errors }: BillAnswer): AuthorityStanding {
  if (isCertificateInvalid(errors)) return { kind: 'invalid-certificate' };
  return psiNoTrans !== null && psiDatTrans !== null
    ? { kind: 'accepted', psiNoTrans, psiDatTrans }
    : { kind: 'no-answer' };
}

/** The error that says that the certificate expired or was revoked, if one does. Source: SRM-39 (codRetour x2), SRM-41 (469). */
export const resolveCertificateError = (errors: readonly CodedError[]): string | null =>
  errors.find((error) => error.codRetour?.endsWith('2') || error.id === SIGNED_WITH_DEAD_CERTIFICATE)?.id ?? null;

/**
 * True when the customer's document must say that the certificate is invalid. Error 522 says that it is another operator's,
 * which the mention covers; yet the bill was received and its remedy is a setting, so the terminal goes on. Source: SRM-39,
 * SRM-43.
 */
const isCertificateInvalid = (errors: readonly CodedError[]): boolean =>
  resolveCertificateError(errors) !== null || errors.some((error) => error.id === CERTIFICATE_OF_ANOTHER_OPERATOR);

const CERTIFICATE_OF_ANOTHER_OPERATOR = 'JW00B999522E';
const SIGNED_WITH_DEAD_CERTIFICATE = 'JW00B999469E';
