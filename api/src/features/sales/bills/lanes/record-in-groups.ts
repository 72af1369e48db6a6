import type { Database } from '../../../../platform/database/database.ts';
import type { Statements } from '../../../../platform/database/open-statements.ts';
import { inGroups } from '../../../../platform/in-groups.ts';
import { billRecord, carriedUpTo, recordOutcome, type OutcomeInput, type Recorded } from './record-outcome.ts';
import { recordAcceptedSales, type AcceptedSale } from './outcomes.store.ts';
import { settleRequest, type SettledBill } from './settle-request.ts';

interface Accepted {
  readonly input: OutcomeInput;
  readonly settled: SettledBill;
  readonly sale: AcceptedSale;
}

/**
 * Records how requests ended: in groups those that carried one bill, which was accepted without a word, over a lane in order; all
 * others, and those whose group failed, each in a transaction of its own.
 */
export function createRecorder(deps: {
  database: Database;
  statements: Statements;
}): (input: OutcomeInput) => Promise<Recorded> {
  const recordAlone = (input: OutcomeInput): Promise<Recorded> =>
    deps.database.transaction({ role: 'system' }, (tx) => recordOutcome(tx, input));
  const recordAccepted = inGroups<Accepted, Recorded>({
    keyOf: ({ sale }) => sale.deviceId,
    together: async (group) => {
      await recordAcceptedSales(
        deps.statements,
        group.map(({ sale }) => sale),
      );
      return group.map(({ settled }) => ({ settled: [settled], mustWait: false }));
    },
    alone: ({ input }) => recordAlone(input),
  });
  return (input) => {
    const accepted = acceptedSale(input);
    return accepted ? recordAccepted(accepted) : recordAlone(input);
  };
}

/** The one bill of a request that was accepted and left nothing to say; null when there is more to record. */
function acceptedSale(input: OutcomeInput): Accepted | null {
  const { claim, outcome, now: receivedAt } = input;
  const { lane, request, attemptId } = claim;
  if (outcome.kind !== 'answer' || request.lot.length > 0 || lane.failures > 0 || claim.leavesMore) return null;
  const [settled] = settleRequest(request, outcome);
  const [record] = settled ? billRecord(settled) : [];
  if (!settled || !record || settled.event !== 'accept' || settled.psiNoTrans === null) return null;
  const { merchantId, deviceId } = lane;
  const { psiNoTrans, psiDatTrans } = settled;
  const { httpStatus, body } = outcome;
  const reported = { receivedAt, httpStatus, body, psiNoTrans, psiDatTrans, record };
  const placed = { merchantId, deviceId, position: settled.bill.position, carriedUpTo: carriedUpTo(claim) };
  return { input, settled, sale: { attemptId, ...placed, ...reported } };
}
