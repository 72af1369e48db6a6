import { CERTIFICATE_FIELDS_ERRORS } from './error-rows/certificate-fields.ts';
import { CERTIFICATES_ERRORS } from './error-rows/certificates.ts';
import { COHERENCE_ERRORS } from './error-rows/coherence.ts';
import { CONTEXT_ERRORS } from './error-rows/context.ts';
import type { ErrorRow, MerchantField } from './error-rows/row.ts';
import { STRUCTURE_ERRORS } from './error-rows/structure.ts';
import { TRANSACTION_FIELDS_ERRORS } from './error-rows/transaction-fields.ts';
import { type ErrorId, errorId } from './finding.ts';

/** The four requests of the authority's interface. */
export type RequestKind = 'certificats' | 'utilisateur' | 'transaction' | 'document';

/**
 * An error the authority may answer with.
 *
 * `codRetour`: its return code, null for the companion entry, which has none. `requests`: where it may come. `companion`: whether
 * entry 999 ("contact your vendor") follows it. `fr`, `en`: our own explanation. `merchantField`: the portal field that fixes it.
 */
export type CatalogueError = {
  id: ErrorId;
  codRetour: string | null;
  requests: RequestKind[];
  companion: boolean;
  fr: string;
  en: string;
  merchantField?: MerchantField;
};

const REQUESTS: readonly (readonly [string, RequestKind])[] = [
  ['C', 'certificats'],
  ['U', 'utilisateur'],
  ['T', 'transaction'],
  ['D', 'document'],
];

/** Every error of the authority's list, by ascending group. Source: SRM-40. */
export const CATALOGUE: readonly CatalogueError[] = [
  ...CONTEXT_ERRORS,
  ...STRUCTURE_ERRORS,
  ...CERTIFICATE_FIELDS_ERRORS,
  ...TRANSACTION_FIELDS_ERRORS,
  ...COHERENCE_ERRORS,
  ...CERTIFICATES_ERRORS,
].map(toError);

/** The entry that follows an error the merchant cannot fix. It has no return code. */
export const COMPANION_ID: ErrorId = errorId('999');

/** The catalogue's entry for an id (`JW00B999429E`, letter case ignored), or null for an id it does not have. */
export function findCatalogueError(id: string): CatalogueError | null {
  return byId.get(id.toUpperCase()) ?? null;
}

const byId = new Map<string, CatalogueError>(CATALOGUE.map((error) => [error.id, error]));

function toError(row: ErrorRow): CatalogueError {
  const [head, fr, en, merchantField] = row;
  const [code = '', codRetour = '', letters = ''] = head.split(' ');
  return {
    id: errorId(code),
    codRetour: codRetour === '–' ? null : codRetour,
    requests: REQUESTS.filter(([letter]) => letters.includes(letter)).map(([, kind]) => kind),
    companion: letters.endsWith('+'),
    fr,
    en,
    ...(merchantField === undefined ? {} : { merchantField }),
  };
}
