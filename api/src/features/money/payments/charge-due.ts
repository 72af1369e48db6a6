import pMap from 'p-map';
import type { CardPayments, ChargeOutcome } from '../../../gateways/card-payments/card-payments.ts';
import { flushInvoiceMails } from '../invoices/queue-invoice-mail.ts';
import { claimDue, type Claimed } from './claim-due.ts';
import type { PaymentDeps } from './reconcile-payments.ts';
import { settleInGroups } from './settle-in-groups.ts';
import type { StartedAttempt } from './start-attempts.ts';

/** Number of charges by their end; `without-card`: due, and nothing to charge. */
export type ChargeCounts = Readonly<Record<ChargeOutcome['kind'] | 'without-card', number>>;

/** Number of charges by their end, and the attempts of unknown end: they are in `unknown`, and settled by asking. */
export type Charged = ChargeCounts & { readonly unknownIds: readonly string[] };

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
): Promise<Charged> {
  const counts: Record<keyof ChargeCounts, number> = { ...NONE };
  const unknownIds: string[] = [];
  const { payments } = deps;
  if (!payments) return { ...counts, unknownIds };
  const failures: unknown[] = [];
  const settler = settleInGroups(deps);
  const claim = async (): Promise<Claimed> => {
    const claimed = await claimDue(deps, payments.provider);
    counts['without-card'] += claimed.withoutCard;
    return claimed;
  };
  const charge = async (attempt: StartedAttempt): Promise<void> => {
    if (failures.length > 0) return;
    try {
      const outcome = await chargeInTime(deps, payments, attempt);
      if (!outcome) return;
      await settler.put({ attemptId: attempt.id, outcome });
      counts[outcome.kind] += 1;
      if (outcome.kind === 'unknown') unknownIds.push(attempt.id);
      onProgress(counts);
    } catch (error) {
      failures.push(error);
    }
  };
  await pMap(claimAhead(claim, failures), charge, { concurrency: IN_FLIGHT });
  await settler.end();
  if (failures.length > 0) throw failures[0];
  if (Object.values(counts).some((count) => count > 0))
    await deps.database.transaction({ role: 'system' }, flushInvoiceMails);
  return { ...counts, unknownIds };
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

/**
 * Attempts one by one; the next ones are claimed while the last ones are being charged. After a failure there are no more:
 * what was claimed and not begun is left to be reconciled.
 */
async function* claimAhead(claim: () => Promise<Claimed>, failures: unknown[]): AsyncGenerator<StartedAttempt> {
  let claiming: Promise<Claimed> | null = claim();
  try {
    while (claiming) {
      const { attempts, isLast }: Claimed = await claiming;
      const last = attempts.slice(-IN_FLIGHT);
      yield* attempts.slice(0, -IN_FLIGHT);
      claiming = isLast || failures.length > 0 ? null : claim();
      // Its failure is met when it is waited for.
      claiming?.catch(() => {});
      yield* last;
    }
  } catch (error) {
    failures.push(error);
  }
}
