import type { Dependencies } from '../../../../dependencies.ts';
import type { Outcome } from '../../../../gateways/tax-authority/tax-authority.ts';
import type { TransactionAnswer } from '../../../../gateways/tax-authority/answers.ts';
import type { TransmissionEvent } from '@comptoir/domain/sales/bills/transmission-state';
import { createAuthorityBreaker } from './authority-breaker.ts';
import { claimLane, type Claim, type TransmissionTrigger } from './claim-lane.ts';
import { lockLane, restLane } from './lanes.store.ts';
import { createRecorder } from './record-in-groups.ts';
import type { Recorded } from './record-outcome.ts';

export type LaneRunnerDeps = Pick<
  Dependencies,
  'database' | 'statements' | 'announcements' | 'authority' | 'now' | 'replyTimeoutMs' | 'resendOnReturn'
>;

/** A lane to send, why, and the bill just made that goes as the current one, if there is one. */
export interface LaneRun {
  readonly deviceId: string;
  readonly trigger: TransmissionTrigger;
  readonly currentPosition?: number | null;
  /** Asked before each request: false ends the run with what waits left on the lane. */
  readonly isWanted?: () => Promise<boolean>;
}

/** Sends lanes: one request of a device at a time, oldest first. */
export interface LaneRunner {
  /** Sends a claimed request. What waits behind it is due at once, for those who drain the lane or watch it. */
  send(claim: Claim): Promise<Recorded>;
  /** Sends what waits on a lane until nothing does or the authority does not answer. */
  drain(lane: LaneRun): Promise<void>;
  /** Returns the number of due lanes that may be tried now: fewer while the authority is away. */
  allowedTrials(lanesAtOnce: number): number;
  /** Time that a claim may hold a lane, in milliseconds: the reply's time limit and a margin for recording it. */
  readonly leaseMs: number;
  /** Resolves when no lane is being sent any more. */
  idle(): Promise<void>;
}

const LEASE_MARGIN_MS = 10_000;

/** Sends with a breaker of this process; `heard` learns what each request made of its bills. */
export function createLaneRunner(
  deps: LaneRunnerDeps,
  heard: (outcome: TransmissionEvent) => void = () => {},
): LaneRunner {
  const leaseMs = deps.replyTimeoutMs + LEASE_MARGIN_MS;
  const underWay = new Map<string, Promise<unknown>>();
  const breaker = createAuthorityBreaker(deps.now);
  const record = createRecorder(deps);

  /** One after the other within this process; between processes the lease does the same. */
  const inTurn = <Result>(deviceId: string, work: () => Promise<Result>): Promise<Result> => {
    const turn = (underWay.get(deviceId) ?? Promise.resolve()).then(work, work);
    underWay.set(deviceId, turn);
    const forget = (): void => {
      if (underWay.get(deviceId) === turn) underWay.delete(deviceId);
    };
    turn.then(forget, forget);
    return turn;
  };

  const sendOne = async (claim: Claim): Promise<Recorded> => {
    const outcome = await transmit(deps, claim);
    const recorded = await record({ claim, outcome, now: deps.now(), resendOnReturn: deps.resendOnReturn });
    breaker.record(!recorded.mustWait);
    for (const { event } of recorded.settled) heard(event);
    deps.announcements.publish(claim.lane.merchantId);
    return recorded;
  };

  const drainNow = async ({ isWanted = isAlwaysWanted, ...run }: LaneRun): Promise<void> => {
    while (await isWanted()) {
      const claim = await claimNext(deps, { ...run, leaseMs });
      if (!claim || (await sendOne(claim)).mustWait) return;
    }
  };

  const drain = (run: LaneRun): Promise<void> => inTurn(run.deviceId, () => drainNow(run));

  return {
    leaseMs,
    allowedTrials: (lanesAtOnce) => breaker.allowedTrials(lanesAtOnce),
    send: (claim) => inTurn(claim.lane.deviceId, () => sendOne(claim)),
    drain,
    idle: async () => {
      while (underWay.size > 0) await Promise.allSettled(underWay.values());
    },
  };
}

const isAlwaysWanted = async (): Promise<boolean> => true;

async function claimNext(
  deps: LaneRunnerDeps,
  { deviceId, trigger, currentPosition = null, leaseMs }: Omit<LaneRun, 'isWanted'> & { leaseMs: number },
): Promise<Claim | null> {
  const now = deps.now();
  return deps.database.transaction({ role: 'system' }, async (tx) => {
    const lane = await lockLane(tx, deviceId, now);
    if (!lane || lane.busy || lane.isHeld) return null;
    const claim = await claimLane(tx, { lane, trigger, currentPosition, now, leaseMs });
    if (!claim) restLane(tx, deviceId);
    return claim;
  });
}

function transmit(deps: LaneRunnerDeps, { request, lane }: Claim): Promise<Outcome<TransactionAnswer>> {
  return deps.authority.transmit({ ...lane.operator, body: request.body, signatures: request.signatures });
}
