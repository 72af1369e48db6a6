import type { AuthorityError, Result } from './journal-entry.ts';

type Refused = Extract<Result, { state: 'refused' }>;

/** How often a bill is rebuilt before a person must look: what fails three times fails for its content. */
const MAX_REBUILDS = 3;

/** Whether rebuilding a refused bill can help. It cannot while the certificate or the terminal itself is what is refused. */
export function isRebuildable(result: Refused, rebuilds: number): boolean {
  if (rebuilds >= MAX_REBUILDS) return false;
  return result.reason === null || !HOPELESS.has(result.reason);
}

/** The refusal in one word: the relay's reason, or the authority's error as `id[codRetour]`. */
export function refusalReason(result: Refused): string {
  const [error] = result.errors;
  return result.reason ?? (error ? `${error.id}[${error.codRetour ?? ''}]` : 'unknown');
}

/** The error that says that the certificate expired or was revoked, if one does. Source: SRM-39 (codRetour x2), SRM-41 (469). */
export const resolveCertificateError = (errors: readonly AuthorityError[]): string | null =>
  errors.find((error) => error.codRetour?.endsWith('2') || error.id === SIGNED_WITH_DEAD_CERTIFICATE)?.id ?? null;

/**
 * Whether the customer's document must say that the certificate is invalid. Error 522 says that it is another operator's, which
 * the mention covers; yet the bill was received and its remedy is a setting, so the terminal goes on. Source: SRM-39, SRM-43.
 */
export const isCertificateInvalid = (errors: readonly AuthorityError[]): boolean =>
  resolveCertificateError(errors) !== null || errors.some((error) => error.id === CERTIFICATE_OF_ANOTHER_OPERATOR);

const CERTIFICATE_OF_ANOTHER_OPERATOR = 'JW00B999522E';
const SIGNED_WITH_DEAD_CERTIFICATE = 'JW00B999469E';

const HOPELESS: ReadonlySet<string> = new Set(['foreign-device']);
