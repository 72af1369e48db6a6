import type { Dependencies } from '../../../dependencies.ts';
import type { PaymentEvent } from '../../../gateways/card-payments/card-payments.ts';
import { listUnsettled, type UnsettledAttempt, hasUnknownAttempt } from './payments.store.ts';
import { settleAttempt, type AttemptOutcome, type SettleDeps } from './settle-attempts.ts';
import { cardReferencePlace } from '../../base/record/sealed-places.ts';
import type { Database } from '../../../platform/database/database.ts';
import { enqueueJobOnce } from '../../../platform/jobs/enqueue-job.ts';

export type PaymentDeps = SettleDeps & Pick<Dependencies, 'payments' | 'seal'>;

/** Attempts looked at and settled. */
export interface Reconciliation {
  readonly asked: number;
  readonly settled: number;
}

/** Time after its lease from which a charge that the provider does not know counts as never made: one still on its way has arrived by then. */
const STILL_ON_ITS_WAY_MS = 60_000;

const AT_ONCE = 100;

/**
 * Asks the provider what became of every attempt whose reply was lost or whose server was, and settles what it knows. One
 * that cannot be settled keeps no other from it. @throws the first failure there was, after everything else
 */
export async function reconcilePayments(deps: PaymentDeps): Promise<Reconciliation> {
  let [asked, settled] = [0, 0];
  const failures: unknown[] = [];
  let after: UnsettledAttempt | null = null;
  for (;;) {
    const attempts: UnsettledAttempt[] = await listNext(deps, after);
    for (const attempt of attempts) {
      asked += 1;
      const isSettled = await reconcileAttempt(deps, attempt).catch((error: unknown) => void failures.push(error));
      if (isSettled) settled += 1;
    }
    after = attempts.at(-1) ?? null;
    if (attempts.length < AT_ONCE) break;
  }
  if (failures.length > 0) throw failures[0];
  return { asked, settled };
}

const listNext = ({ database, now }: PaymentDeps, after: UnsettledAttempt | null): Promise<UnsettledAttempt[]> =>
  database.transaction({ role: 'system' }, (tx) => listUnsettled(tx, { now: now(), after, limit: AT_ONCE }));

/** Asks about one attempt. Whether it is settled now. */
export async function reconcileAttempt(deps: PaymentDeps, attempt: UnsettledAttempt): Promise<boolean> {
  if (!deps.payments) return false;
  const found = await deps.payments.findCharge({
    key: attempt.key,
    reference: deps.seal.open(attempt.referenceSealed, cardReferencePlace(attempt.cardId)),
  });
  const outcome = interpretLookup(found, attempt, deps.now());
  const state = await settleAttempt(deps, { attemptId: attempt.id, outcome });
  return state !== 'unknown';
}

/** Interprets a lookup: a charge that the provider does not know is not made only once it cannot be on its way any more. */
function interpretLookup(found: AttemptOutcome, { leasedUntil }: UnsettledAttempt, now: Date): AttemptOutcome {
  if (found.kind === 'unavailable') return { kind: 'unknown' };
  const isOverdue = now.getTime() >= leasedUntil.getTime() + STILL_ON_ITS_WAY_MS;
  return found.kind === 'not-charged' && !isOverdue ? { kind: 'unknown' } : found;
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/**
 * The provider reports charges. What they say is not trusted, only that the moment has come to ask about an attempt whose
 * outcome no one knew; most are of charges whose reply came, and change nothing.
 */
export async function recordPaymentEvents(database: Database, events: readonly PaymentEvent[]): Promise<void> {
  const keys = events.flatMap(({ key }) => (key !== null && UUID.test(key) ? [key] : []));
  if (keys.length === 0) return;
  if (!(await hasUnknownAttempt(database, keys))) return;
  await database.transaction({ role: 'system' }, (tx) => enqueueJobOnce(tx, 'reconcile-payments'));
}
