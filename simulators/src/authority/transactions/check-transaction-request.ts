import { checkTransaction } from '@comptoir/websrm/requests/check-transaction';
import { type Finding, finding } from '@comptoir/websrm/requests/finding';
import { openingGroups } from '../checks/opening-groups.ts';
import type { JsonReading } from '../checks/read-json.ts';
import { runGroups } from '../checks/run-groups.ts';
import { type AuthorityRequest, NO_CASE } from '../requests/authority-request.ts';
import { isReceived } from '../requests/error-list.ts';
import type { AuthorityState } from '../state/authority-state.ts';
import { checkRegistered } from './check-registered.ts';
import type { SentTransaction, TransactionsReading } from './read-transactions.ts';
import { LEGAL_RATES } from './legal-rates.ts';
import { madeAt } from './made-at.ts';

/** Groups 2 to 10, in the authority's order. */
export function checkTransactionRequest(
  state: AuthorityState,
  request: AuthorityRequest,
  read: { json: JsonReading; content: TransactionsReading },
): Finding[] {
  const { json, content } = read;
  const structure = [...json.repeated, ...content.structure];
  // Sums and codes can only be checked where every value is well formed.
  const checked = content.formats.length > 0 ? [] : content.sent.flatMap(checkContent);
  const found = runGroups([
    ...openingGroups(state, request, json),
    () => structure,
    () => content.formats,
    () => [
      ...checkSender(request, content.sent),
      ...checked.filter(isNoAmount),
      ...registered(state, content.sent),
      ...checkLotDates(content.sent, request.at),
    ],
    () => (areAmountsChecked(state, request) ? checked.filter((one) => !isNoAmount(one)) : []),
  ]);
  // What could not be read must not be answered as if it had been received.
  return found.length > 0 && isReceived(found) ? [...found, ...structure] : found;
}

function checkContent({ transaction, path }: SentTransaction): Finding[] {
  return checkTransaction(transaction, LEGAL_RATES).map((one) => ({ ...one, path: `${path}.${one.path}` }));
}

function registered(state: AuthorityState, sent: readonly SentTransaction[]): Finding[] {
  return sent.flatMap(({ transaction, path }) =>
    checkRegistered(state, transaction).map((one) => ({ ...one, path: `${path}.${one.path}` })),
  );
}

/** The sums are checked while a product is being certified; the strict simulator always does. */
function areAmountsChecked(state: AuthorityState, { headers }: AuthorityRequest): boolean {
  return state.strict || headers.ENVIRN?.toUpperCase() === 'ESSAI' || headers.CASESSAI !== NO_CASE;
}

function isNoAmount({ errorId }: Finding): boolean {
  return !['JW00B999523E', 'JW00B999535E', 'JW00B999547E'].includes(errorId);
}

/** Part of group 9: the headers speak for the operator of the current bill. A lot may hold the bills of others. */
function checkSender({ headers }: AuthorityRequest, sent: readonly SentTransaction[]): Finding[] {
  const current = sent.find(({ place }) => place === 'current');
  if (!current || current.transaction.noTax.noTVQ === headers.NOTVQ?.toUpperCase()) return [];
  return [finding('536', `${current.path}.noTax.noTVQ`)];
}

const FIVE_MINUTES_MS = 300_000;

/** Part of group 9: a backlog is older than the bill it travels with, and is not from the future. */
function checkLotDates(sent: readonly SentTransaction[], receivedAt: Date): Finding[] {
  const current = sent.find(({ place }) => place === 'current');
  const limit = receivedAt.getTime() + FIVE_MINUTES_MS;
  return sent
    .filter(({ place }) => place === 'lot')
    .flatMap(({ transaction, path }) => {
      const at = madeAt(transaction);
      return [
        ...(at > limit ? [finding('526', `${path}.datTrans`)] : []),
        ...(current && at >= madeAt(current.transaction) ? [finding('527', `${path}.datTrans`)] : []),
      ];
    });
}
