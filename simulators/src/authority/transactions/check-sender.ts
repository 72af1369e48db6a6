import { type Finding, finding } from '@comptoir/websrm/requests/finding';
import type { AuthorityRequest } from '../requests/authority-request.ts';
import type { SentTransaction } from './read-transactions.ts';

/** Part of group 9: the headers speak for the operator of the current bill. A lot may hold the bills of others. */
export function checkSender({ headers }: AuthorityRequest, sent: readonly SentTransaction[]): Finding[] {
  const current = sent.find(({ place }) => place === 'current');
  if (!current || current.transaction.noTax.noTVQ === headers.NOTVQ?.toUpperCase()) return [];
  return [finding('536', `${current.path}.noTax.noTVQ`)];
}
