import type { CardPayments, ChargeOutcome } from '../../../gateways/card-payments/card-payments.ts';
import { flushInvoiceMails } from '../invoices/queue-invoice-mail.ts';
import { claimDue, type Claimed } from './claim-due.ts';
import type { PaymentDeps } from './reconcile-payments.ts';
import { settleInGroups } from './settle-in-groups.ts';
import type { StartedAttempt } from './start-attempts.ts';

/** How charges ended, by state; `without-card`: due, and nothing to charge. */
export type ChargeCounts = Readonly<Record<ChargeOutcome['kind'] | 'without-card', number>>;

const IN_FLIGHT = 16;
/** A claim that has less of its lease left than this is left to be reconciled: the call could outlive it. */
const NEEDED_FOR_A_CALL_MS = 60_000;

/**
 * Charges every invoice that is due: claims some, charges each, settles them as their outcomes come in, until none is left.
 * Any number of workers may do so at once, and end at any point: an attempt is recorded before its call and is asked about
 * afterwards.
 */
export async function chargeDue(
  deps: PaymentDeps,
  onProgress: (counts: ChargeCounts) => void = () => {},
): Promise<ChargeCounts> {
  const counts: Record<keyof ChargeCounts, number> = { ...NONE };
  const { payments } = deps;
  if (!payments) return counts;
  const claims = claimsFrom(async () => {
    const claimed = await claimDue(deps, payments.provider);
    counts['without-card'] += claimed.withoutCard;
    return claimed;
  });
  const settler = settleInGroups(deps);
  const lane = async (): Promise<void> => {
    for (let attempt = await claims.next(); attempt; attempt = await claims.next()) {
      const outcome = await chargeInTime(deps, payments, attempt);
      if (!outcome) continue;
      await settler.put({ attemptId: attempt.id, outcome });
      counts[outcome.kind] += 1;
      onProgress(counts);
    }
  };
  try {
    await allOrStop(
      Array.from({ length: IN_FLIGHT }, () => lane()),
      claims.stop,
    );
  } finally {
    await settler.end();
  }
  if (Object.values(counts).some((count) => count > 0))
    await deps.database.transaction({ role: 'system' }, flushInvoiceMails);
  return counts;
}

const NONE: ChargeCounts = {
  succeeded: 0,
  declined: 0,
  'action-required': 0,
  unavailable: 0,
  unknown: 0,
  'without-card': 0,
};

/** Charges an attempt, unless too little is left of its lease. */
async function chargeInTime(
  { now }: PaymentDeps,
  payments: CardPayments,
  { charge, leasedUntil }: StartedAttempt,
): Promise<ChargeOutcome | null> {
  if (now().getTime() > leasedUntil.getTime() - NEEDED_FOR_A_CALL_MS) return null;
  return payments.charge(charge);
}

/** Waits for all; when one fails, the others come to an end before its failure is thrown. */
async function allOrStop(lanes: readonly Promise<void>[], stop: () => void): Promise<void> {
  try {
    await Promise.all(lanes);
  } catch (error) {
    stop();
    await Promise.allSettled(lanes);
    throw error;
  }
}

/** Hands out attempts one by one; the next ones are claimed while the last ones are being charged. */
function claimsFrom(claim: () => Promise<Claimed>) {
  const waiting: StartedAttempt[] = [];
  const run: { claiming: Promise<void> | null; isOver: boolean } = { claiming: null, isOver: false };
  const take = async (): Promise<void> => {
    const { attempts, isLast } = await claim();
    if (run.isOver) return;
    waiting.push(...attempts);
    run.isOver = isLast;
  };
  const refill = (): Promise<void> => {
    run.claiming ??= take().finally(() => {
      run.claiming = null;
    });
    return run.claiming;
  };
  return {
    stop: (): void => {
      run.isOver = true;
      waiting.length = 0;
    },
    next: async (): Promise<StartedAttempt | null> => {
      while (waiting.length === 0 && !run.isOver) await refill();
      const attempt = waiting.shift() ?? null;
      // A failure is met by the lane that waits for the next claim.
      if (waiting.length < IN_FLIGHT && !run.isOver) refill().catch(() => {});
      return attempt;
    },
  };
}
