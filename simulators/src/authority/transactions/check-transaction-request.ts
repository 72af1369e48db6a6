import { checkTransaction } from '@comptoir/websrm/requests/check-transaction';
import type { Finding } from '@comptoir/websrm/requests/finding';
import { openingGroups } from '../checks/opening-groups.ts';
import type { JsonReading } from '../checks/read-json.ts';
import { runGroups } from '../checks/run-groups.ts';
import { type AuthorityRequest, NO_CASE } from '../requests/authority-request.ts';
import { isReceived } from '../requests/error-list.ts';
import type { AuthorityState } from '../state/authority-state.ts';
import { checkLotDates } from './check-lot-dates.ts';
import { checkRegistered } from './check-registered.ts';
import { checkSender } from './check-sender.ts';
import type { SentTransaction, TransactionsReading } from './read-transactions.ts';

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
  return checkTransaction(transaction).map((one) => ({ ...one, path: `${path}.${one.path}` }));
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
