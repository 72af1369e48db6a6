import type { DocumentKind } from '@comptoir/contract/sales/device-reports';
import {
  DECLARATION_REASONS,
  type DeclarationReason,
} from '@comptoir/domain/base/activity-log/events/declaration-reason';
import type { LogRecord } from '@comptoir/domain/base/activity-log/log-event';
import {
  readThirdPartyDeclaration,
  type ThirdPartyDeclaration,
} from '@comptoir/websrm/requests/third-party-declaration';
import type { AuthorityError } from '../../../gateways/tax-authority/answers.ts';
import { errorFacts } from '../../../gateways/tax-authority/explain-error.ts';

interface Answered {
  readonly number: string | null;
  readonly errors: readonly AuthorityError[];
}

/** Returns the activity log's record of a document that the authority has answered. */
export function recordDocument(
  { kind, document }: { readonly kind: DocumentKind; readonly document: string },
  { number, errors }: Answered,
): LogRecord {
  if (kind === 'user-report') {
    return number === null
      ? { event: 'user-report-refused', facts: { errors: errorFacts(errors) } }
      : { event: 'user-report-sent', facts: { number } };
  }
  const { declaration } = readThirdPartyDeclaration(document);
  const facts = { thirdParty: declaration.NM, contract: reasonOf(declaration) };
  return number === null
    ? { event: 'third-party-refused', facts: { ...facts, errors: errorFacts(errors) } }
    : { event: 'third-party-declared', facts: { ...facts, number } };
}

/** Returns the reason for a third party's declaration, in our words: the authority counts its reasons from one. Source: SRM-48. */
export const reasonOf = ({ RA }: Pick<ThirdPartyDeclaration, 'RA'>): DeclarationReason =>
  DECLARATION_REASONS[Number(RA) - 1] ?? 'new';
