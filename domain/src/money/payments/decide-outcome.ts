import { dayAfter, addDays, type Day } from '../../base/calendar/calendar-day.ts';
import { dayIn, midnightOf } from '../../base/calendar/local-day.ts';
import type { MerchantTimeZone } from '../../base/merchants/merchant-information.ts';
import {
  nextInvoiceState,
  type InvoiceEvent,
  type InvoiceState,
  type PayableState,
} from '../invoices/invoice-state.ts';

/** Party that started an attempt; `restore`: it was found at the provider, and no copy of the database remembers who. */
export type PaidBy = 'midnight' | 'merchant' | 'admin' | 'restore';

/** State of an attempt. */
export type AttemptState =
  | 'under-way'
  | 'succeeded'
  | 'declined-soft'
  | 'declined-hard'
  | 'action-required'
  | 'unknown'
  | 'not-charged'
  | 'unexpected';

/** An attempt with its invoice, as far as a decision about it needs them. */
export interface PaymentAttempt {
  readonly by: PaidBy;
  readonly state: AttemptState;
  /** The state of the invoice before the attempt. */
  readonly previousState: PayableState;
  readonly invoiceState: InvoiceState;
  /** Amount due: the total less credits. */
  readonly totalCents: number;
  readonly automaticAttempts: number;
  readonly nextAttemptAt: Date | null;
  /** Time at which another attempt paid the invoice, if one did. */
  readonly paidBeforeAt: Date | null;
  readonly dueAt: Date;
  readonly timeZone: MerchantTimeZone;
}

/** Outcome of an attempt, by the charge itself or by asking for it later. Without `amountCents`: the amount that was due. */
export type AttemptOutcome =
  | { readonly kind: 'succeeded'; readonly amountCents?: number }
  | { readonly kind: 'declined'; readonly decline: Decline }
  | { readonly kind: 'action-required' | 'unavailable' | 'unknown' | 'not-charged' };

/** Event for the activity log, if any. */
export type PaymentLogEvent =
  | 'invoice-paid'
  | 'declined-soft'
  | 'declined-hard'
  | 'past-due'
  | 'payment-unknown'
  | 'charge-unexpected'
  | null;

/** Reason that a charge does not pay the invoice that it was made for. */
export type UnexpectedReason = 'duplicate' | 'amount-differs' | 'credited';

/** Effect of an outcome on an attempt and its invoice. */
export interface Decision {
  readonly attemptState: AttemptState;
  readonly invoiceState: InvoiceState;
  readonly automaticAttempts: number;
  readonly nextAttemptAt: Date | null;
  readonly nextWithNewerCard: Date | null;
  readonly event: PaymentLogEvent;
  readonly mail: 'paid' | 'declined' | 'refused' | 'past-due' | null;
  /** Money was taken that pays nothing: an administrator decides what becomes of it. */
  readonly unexpected: UnexpectedReason | null;
}

/** A provider that cannot be reached is tried again after this. */
const RETRY_UNAVAILABLE_MS = 15 * 60_000;

/**
 * Decides what follows from an outcome. An invoice that is left waiting for a card goes on if one was saved meanwhile: at
 * that moment the invoice was being charged, so that nothing was rescheduled.
 */
export function decideOutcome(attempt: PaymentAttempt, outcome: AttemptOutcome, now: Date): Decision {
  const decision = decideAlone(attempt, outcome, now);
  const waitsForCard = decision.invoiceState === 'refused' || decision.invoiceState === 'past-due';
  if (!waitsForCard || decision.nextAttemptAt) return decision;
  const { timeZone } = attempt;
  return { ...decision, nextWithNewerCard: midnightOf(dayAfter(dayIn(timeZone, now)), timeZone) };
}

function decideAlone(attempt: PaymentAttempt, outcome: AttemptOutcome, now: Date): Decision {
  switch (outcome.kind) {
    case 'succeeded':
      return decideSuccess(attempt, outcome);
    case 'declined':
      return decideDecline(attempt, { decline: outcome.decline, attemptState: `declined-${outcome.decline}` }, now);
    case 'action-required':
      // At midnight no one can confirm on the bank's page, and the same card will ask for it again.
      return decideDecline(attempt, { decline: 'hard', attemptState: 'action-required' }, now);
    case 'unavailable':
      return decideMiss(attempt, new Date(now.getTime() + RETRY_UNAVAILABLE_MS));
    case 'not-charged':
      return decideMiss(attempt, now);
    case 'unknown':
      return decide(attempt, 'lose', {
        attemptState: 'unknown',
        nextAttemptAt: attempt.nextAttemptAt,
        event: attempt.state === 'under-way' ? 'payment-unknown' : null,
      });
  }
}

/** Money was taken. It pays the invoice, unless something else has, or it is not what is due. */
function decideSuccess(attempt: PaymentAttempt, charged: { readonly amountCents?: number }): Decision {
  const unexpected = reasonAgainst(attempt, charged);
  if (!unexpected) return leave(attempt, 'paid', { attemptState: 'succeeded', event: 'invoice-paid', mail: 'paid' });
  return leave(attempt, stateAfterUnexpected(attempt, unexpected), {
    attemptState: 'unexpected',
    event: 'charge-unexpected',
    unexpected,
  });
}

function reasonAgainst(
  { invoiceState, paidBeforeAt, state, totalCents }: PaymentAttempt,
  { amountCents = totalCents }: { readonly amountCents?: number },
): UnexpectedReason | null {
  if (invoiceState === 'credited') return 'credited';
  if (paidBeforeAt) return 'duplicate';
  const isUnderWay = invoiceState === 'charging' || invoiceState === 'unknown';
  // It was settled before, and another attempt is under way meanwhile, or an administrator is asked already.
  if (invoiceState === 'held' || (isUnderWay && state !== 'under-way' && state !== 'unknown')) return 'duplicate';
  return amountCents === totalCents ? null : 'amount-differs';
}

function stateAfterUnexpected({ invoiceState, paidBeforeAt }: PaymentAttempt, reason: UnexpectedReason): InvoiceState {
  if (reason === 'duplicate' && paidBeforeAt) return 'paid';
  const held = nextInvoiceState(invoiceState, 'hold');
  return reason === 'amount-differs' && held.ok ? held.value : invoiceState;
}

/** Nothing was charged: the schedule tries again, and a click leaves everything as it was. */
const decideMiss = (attempt: PaymentAttempt, next: Date): Decision =>
  decide(attempt, 'miss', {
    attemptState: 'not-charged',
    nextAttemptAt: attempt.by === 'midnight' ? next : attempt.nextAttemptAt,
  });

interface Declined {
  readonly decline: Decline;
  readonly attemptState: AttemptState;
}

function decideDecline(attempt: PaymentAttempt, declined: Declined, now: Date): Decision {
  return attempt.by === 'midnight' ? decideScheduled(attempt, declined, now) : decideClicked(attempt, declined);
}

/** The schedule of automatic attempts goes on, or has come to its end. */
function decideScheduled(attempt: PaymentAttempt, { decline, attemptState }: Declined, now: Date): Decision {
  const zone = attempt.timeZone;
  const attempts = attempt.automaticAttempts + 1;
  const today = dayIn(zone, now);
  const after = planNextAttempt({ decline, attempts, dueOn: dayIn(zone, attempt.dueAt), today });
  if (after.event === 'decline')
    return decide(attempt, 'decline', {
      attemptState,
      automaticAttempts: attempts,
      nextAttemptAt: midnightOf(after.nextAttemptOn, zone),
      event: 'declined-soft',
      mail: 'declined',
    });
  return decide(attempt, after.event, {
    attemptState,
    automaticAttempts: attempts,
    ...ENDS[after.event],
  });
}

const ENDS = {
  refuse: { event: 'declined-hard', mail: 'refused' },
  exhaust: { event: 'past-due', mail: 'past-due' },
} as const;

/** A refused click does not count as one of the automatic attempts, and leaves their schedule as it is. */
function decideClicked(attempt: PaymentAttempt, { decline, attemptState }: Declined): Decision {
  const { previousState, nextAttemptAt } = attempt;
  const mail = attempt.by === 'admin' ? ({ mail: 'refused' } as const) : {};
  if (decline === 'hard') return decide(attempt, 'refuse', { attemptState, event: 'declined-hard', ...mail });
  return decide(attempt, BACK_TO[previousState], { attemptState, nextAttemptAt, event: SOFT_EVENTS[previousState] });
}

/** Event that sends an invoice back to the state in which a softly refused click found it. */
const BACK_TO = { open: 'decline', refused: 'refuse', 'past-due': 'exhaust' } as const;
const SOFT_EVENTS = { open: 'declined-soft', refused: 'declined-hard', 'past-due': 'past-due' } as const;

/** An invoice that is not being charged any more stays as it is. */
function decide(
  attempt: PaymentAttempt,
  event: InvoiceEvent,
  rest: Partial<Decision> & Pick<Decision, 'attemptState'>,
): Decision {
  const next = nextInvoiceState(attempt.invoiceState, event, attempt.previousState);
  if (next.ok) return leave(attempt, next.value, rest);
  const { invoiceState, nextAttemptAt } = attempt;
  return leave(attempt, invoiceState, { attemptState: rest.attemptState, nextAttemptAt });
}

function leave(
  { automaticAttempts }: PaymentAttempt,
  invoiceState: InvoiceState,
  rest: Partial<Decision> & Pick<Decision, 'attemptState'>,
): Decision {
  const nothing = { nextAttemptAt: null, nextWithNewerCard: null, event: null, mail: null, unexpected: null };
  return { ...nothing, automaticAttempts, invoiceState, ...rest };
}

/** Kind of refusal of a card: `soft` may work another day (no funds), `hard` never will (lost, stolen, expired). */
export type Decline = 'soft' | 'hard';

/** Days after the due day on which a softly refused payment is tried again. */
export const RETRY_DAYS: readonly number[] = [1, 3, 5];

/** Sequel of a refusal: another attempt on a day, a wait for a new card, or nothing but the merchant's own payment. */
export type AfterDecline =
  | { readonly event: 'decline'; readonly nextAttemptOn: Day }
  | { readonly event: 'refuse' }
  | { readonly event: 'exhaust' };

/**
 * Plans the sequel of a refused automatic attempt. `attempts` counts those made so far, this one included. A retry day that has
 * passed (after downtime) is not made up for: the next one counts from the due day, and never lies before tomorrow.
 */
export function planNextAttempt(refused: { decline: Decline; attempts: number; dueOn: Day; today: Day }): AfterDecline {
  const { decline, attempts, dueOn, today } = refused;
  if (decline === 'hard') return { event: 'refuse' };
  const wait = RETRY_DAYS[attempts - 1];
  if (wait === undefined) return { event: 'exhaust' };
  const [planned, tomorrow] = [addDays(dueOn, wait), addDays(today, 1)];
  return { event: 'decline', nextAttemptOn: planned < tomorrow ? tomorrow : planned };
}
