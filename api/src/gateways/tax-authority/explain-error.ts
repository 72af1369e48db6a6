import type { AuthorityErrorView } from '@comptoir/contract/sales/authority-error';
import { findCatalogueError } from '@comptoir/websrm/requests/error-catalogue';
import type { AuthorityError } from './answers.ts';

/** An error of the authority with our own explanation and the field that fixes it. */
export function explainError(error: Pick<AuthorityError, 'id' | 'mess' | 'codRetour'>): AuthorityErrorView {
  const known = findCatalogueError(error.id);
  return {
    id: error.id,
    codRetour: error.codRetour,
    message: error.mess,
    explanation: known ? { fr: known.fr, en: known.en } : null,
    merchantField: known?.merchantField ?? null,
  };
}

/** Returns the part of errors that the activity log keeps. */
export const errorFacts = (errors: readonly AuthorityError[]) => errors.map(({ id, codRetour }) => ({ id, codRetour }));
