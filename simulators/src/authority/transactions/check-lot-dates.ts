import { type Finding, finding } from '@comptoir/websrm/requests/finding';
import { madeAt } from './made-at.ts';
import type { SentTransaction } from './read-transactions.ts';

const FIVE_MINUTES_MS = 300_000;

/** Part of group 9: a backlog is older than the bill it travels with, and is not from the future. */
export function checkLotDates(sent: readonly SentTransaction[], receivedAt: Date): Finding[] {
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
