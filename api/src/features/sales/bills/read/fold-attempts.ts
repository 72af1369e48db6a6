import type { BillAttempt } from '@comptoir/contract/sales/bills';
import type { AttemptRow } from './bill-life.queries.ts';

/**
 * Attempts in their order, those in a row that came to nothing in the same way as one: an outage of a night is one step of a bill's
 * life, not a thousand. An answer, and a text that came instead of one, stand by themselves.
 */
export function foldAttempts(rows: readonly AttemptRow[]): BillAttempt[] {
  const runs: AttemptRow[][] = [];
  for (const row of rows) {
    const run = runs.at(-1);
    if (run?.[0] !== undefined && isAlike(run[0], row)) run.push(row);
    else runs.push([row]);
  }
  return runs.flatMap(viewRun);
}

const isAlike = (one: AttemptRow, other: AttemptRow): boolean =>
  one.outcome !== null &&
  one.outcome !== 'answer' &&
  one.outcome === other.outcome &&
  one.trigger === other.trigger &&
  one.inBatch === other.inBatch &&
  one.httpStatus === other.httpStatus &&
  one.detail === other.detail &&
  one.body === null &&
  other.body === null;

function viewRun(run: readonly AttemptRow[]): BillAttempt[] {
  const [first, last] = [run[0], run.at(-1)];
  if (first === undefined || last === undefined) return [];
  const { trigger, inBatch } = first;
  return [
    {
      startedAt: first.startedAt.toISOString(),
      times: run.length,
      lastStartedAt: last.startedAt.toISOString(),
      trigger,
      inBatch,
      reply: replyOf(last),
    },
  ];
}

const replyOf = ({ receivedAt, outcome, httpStatus, detail, body }: AttemptRow): BillAttempt['reply'] =>
  receivedAt && outcome ? { receivedAt: receivedAt.toISOString(), outcome, httpStatus, detail, body } : null;
