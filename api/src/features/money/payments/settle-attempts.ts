import { cents } from '@comptoir/domain/base/amounts/cents';
import type { LogRecord } from '@comptoir/domain/base/activity-log/log-event';
import {
  decideOutcome,
  type AttemptState,
  type Decision,
  type PaymentLogEvent,
} from '@comptoir/domain/money/payments/decide-outcome';
import type { FastifyBaseLogger } from 'fastify';
import type { Dependencies } from '../../../dependencies.ts';
import type { ChargeOutcome } from '../../../gateways/card-payments/card-payments.ts';
import type { Announcements } from '../../../platform/database/announcements.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { writeLog } from '../../base/record/write-log.ts';
import { documentNumber } from '@comptoir/domain/money/invoices/document-number';
import { flushInvoiceMails, queueInvoiceMails } from '../invoices/queue-invoice-mail.ts';
import {
  fillCardFace,
  lockAttempts,
  settlePayments,
  type LockedAttempt,
  type SettledAttempt,
} from './settled-attempts.store.ts';
import { insertUnexpectedCharges, type NewUnexpectedCharge } from './unexpected-charges.store.ts';

export interface SettleDeps extends Pick<Dependencies, 'database' | 'now'> {
  /** Left out where no one has a screen open. */
  readonly announcements?: Pick<Announcements, 'publish'>;
  readonly log: Pick<FastifyBaseLogger, 'error' | 'warn'>;
}

/** Outcome of a charge, by the call itself or by asking for it later. */
export type AttemptOutcome = ChargeOutcome | { readonly kind: 'not-charged' };

/** Outcome of an attempt. `userId`: whose click it was. */
export interface OutcomeOfAttempt {
  readonly attemptId: string;
  readonly outcome: AttemptOutcome;
  readonly userId?: string;
}

/** Settles one attempt, as `settleAttempts` does. Returns where it stands afterwards. */
export async function settleAttempt(deps: SettleDeps, settled: OutcomeOfAttempt): Promise<AttemptState> {
  const [state] = await settleAttempts(deps, [settled]);
  if (!state) throw new Error(`nothing came of payment attempt ${settled.attemptId}`);
  return state;
}

/**
 * Writes down what became of attempts, with their invoices, all in one transaction; once: what was settled stays as it is.
 * Returns where each stands afterwards, in the order given.
 */
export async function settleAttempts(deps: SettleDeps, outcomes: readonly OutcomeOfAttempt[]): Promise<AttemptState[]> {
  const settled = await deps.database.transaction({ role: 'system' }, (tx) => settleIn(tx, deps, outcomes));
  for (const { attempt } of settled) deps.announcements?.publish(attempt.merchantId);
  return settled.map(({ attempt, decision }) => decision?.attemptState ?? attempt.state);
}

/** An attempt with what was made of it; null when it had been settled before. */
interface Decided {
  readonly attempt: LockedAttempt;
  readonly given: OutcomeOfAttempt;
  readonly decision: Decision | null;
}

type NewlyDecided = Decided & { readonly decision: Decision };

async function settleIn(
  tx: Transaction,
  deps: SettleDeps,
  outcomes: readonly OutcomeOfAttempt[],
): Promise<readonly Decided[]> {
  const locked = await lockAttempts(
    tx,
    outcomes.map(({ attemptId }) => attemptId),
  );
  const attempts = new Map(locked.map((attempt) => [attempt.id, attempt]));
  const now = deps.now();
  const decided = outcomes.map((given) => decideOne(deps, attempts.get(given.attemptId), { given, now }));
  const fresh = decided.filter((one): one is NewlyDecided => one.decision !== null);
  settlePayments(
    tx,
    fresh.map((one) => settledAs(one, now)),
  );
  insertUnexpectedCharges(tx, fresh.flatMap(unexpectedOf(now)));
  for (const { attempt, given } of fresh) fillCard(tx, attempt, given.outcome);
  notify(tx, fresh, now);
  return decided;
}

function settledAs({ attempt, decision, given: { outcome } }: NewlyDecided, now: Date): SettledAttempt {
  const charged = outcome.kind === 'succeeded' ? outcome : null;
  return {
    ...decision,
    attempt,
    state: decision.attemptState,
    providerReference: charged?.reference ?? null,
    chargedCents: charged?.amountCents ?? null,
    isKeySpent: outcome.kind === 'unknown' && outcome.isKeySpent === true,
    settledAt: now,
    paidAt: decision.invoiceState === 'paid' ? (attempt.paidBeforeAt ?? now) : attempt.paidAt,
  };
}

/** The first charge of a card may be what says which card it is. */
function fillCard(tx: Transaction, { cardId, isCardKnown }: LockedAttempt, outcome: AttemptOutcome): void {
  if (cardId !== null && !isCardKnown && outcome.kind === 'succeeded' && outcome.card)
    fillCardFace(tx, cardId, outcome.card);
}

const unexpectedOf =
  (now: Date) =>
  ({ attempt, decision: { unexpected: reason }, given: { outcome } }: NewlyDecided): NewUnexpectedCharge[] => {
    if (!reason || outcome.kind !== 'succeeded') return [];
    const { merchantId, invoiceId, id: attemptId, number, totalCents, provider } = attempt;
    const { reference: chargeReference, amountCents = totalCents, card = null } = outcome;
    const facts = { chargeReference, amountCents, card, invoiceNumber: documentNumber('invoice', number) };
    const of = { provider: provider ?? '', merchantId, invoiceId, attemptId };
    return [{ ...facts, ...of, reason, chargedAt: now, foundAt: now }];
  };

function decideOne(
  deps: SettleDeps,
  attempt: LockedAttempt | undefined,
  { given, now }: { given: OutcomeOfAttempt; now: Date },
): Decided {
  const { attemptId, outcome } = given;
  if (!attempt) throw new Error(`there is no payment attempt ${attemptId}`);
  if (isSettled(attempt) && !isContradiction(attempt, outcome)) return { attempt, given, decision: null };
  if (isSettled(attempt)) reportContradiction(deps, attempt);
  return { attempt, given, decision: decideOutcome(attempt, outcome, now) };
}

const isSettled = ({ state }: LockedAttempt): boolean => state !== 'under-way' && state !== 'unknown';

/**
 * Money was taken by what had been settled as not charged. Under whichever attempt the key is used now, that one finds the
 * charge.
 */
const isContradiction = ({ state, isKeyTaken }: LockedAttempt, outcome: AttemptOutcome): boolean =>
  outcome.kind === 'succeeded' && state !== 'succeeded' && state !== 'unexpected' && !isKeyTaken;

/** Cannot be, as long as no call outlives its lease. */
const reportContradiction = ({ log }: SettleDeps, { key, number, state }: LockedAttempt): void =>
  log.error({ key, invoice: number, state }, 'a charge was settled as not made, and has been made all the same');

function notify(tx: Transaction, settled: readonly NewlyDecided[], now: Date): void {
  writeLog(
    tx,
    settled.flatMap(({ attempt, decision: { event }, given: { userId, outcome } }) => {
      const { merchantId } = attempt;
      const record = event && recordOf(event, attempt, outcome);
      return record ? [{ merchantId, userId: userId ?? null, occurredAt: now, record }] : [];
    }),
  );
  const mailed = settled.filter(({ decision: { mail } }) => mail !== null);
  queueInvoiceMails(
    tx,
    mailed.flatMap(({ attempt: { invoiceId, merchantId }, decision: { mail: kind } }) =>
      kind ? [{ invoiceId, merchantId, kind, happenedAt: now }] : [],
    ),
  );
  // The schedule flushes all of its mail at its end.
  if (mailed.some(({ attempt: { by } }) => by !== 'midnight')) flushInvoiceMails(tx);
}

function recordOf(event: NonNullable<PaymentLogEvent>, attempt: LockedAttempt, outcome: AttemptOutcome): LogRecord {
  const number = documentNumber('invoice', attempt.number);
  switch (event) {
    case 'invoice-paid':
      return { event: 'invoice-paid', facts: { number, totalCents: cents(attempt.totalCents) } };
    case 'declined-soft':
      return { event: 'payment-declined', facts: { number, decline: 'soft' } };
    case 'declined-hard':
      return { event: 'payment-declined', facts: { number, decline: 'hard' } };
    case 'past-due':
      return { event: 'invoice-past-due', facts: { number } };
    case 'payment-unknown':
      return { event: 'payment-unknown', facts: { number } };
    case 'charge-unexpected': {
      const charged = outcome.kind === 'succeeded' ? outcome.amountCents : undefined;
      return { event: 'charge-unexpected', facts: { number, totalCents: cents(charged ?? attempt.totalCents) } };
    }
  }
}
