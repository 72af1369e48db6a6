import { dayIn, dayAfter, midnightOf } from '@comptoir/domain/base/calendar/local-day';
import { nextInvoiceState, type InvoiceEvent, type InvoiceState } from '@comptoir/domain/money/invoices/invoice-state';
import { planNextAttempt, type Decline } from '@comptoir/domain/money/payments/plan-next-attempt';
import type { ChargedFacts, ChargeOutcome } from '../../../gateways/card-payments/card-payments.ts';
import type { InvoiceMailKind } from '../invoices/queue-invoice-mail.ts';
import type { AttemptState } from './payments.store.ts';
import type { LockedAttempt } from './settled-attempts.store.ts';

/** What became of an attempt, by the charge itself or by asking for it later. */
export type AttemptOutcome = ChargeOutcome | { readonly state: 'not-charged' };

/** What the activity log says of it, if anything. */
export type PaymentNews =
  | 'invoice-paid'
  | 'declined-soft'
  | 'declined-hard'
  | 'past-due'
  | 'payment-unknown'
  | 'charge-unexpected'
  | null;

/** Why a charge does not pay the invoice that it was made for. */
export type UnexpectedReason = 'duplicate' | 'amount-differs' | 'credited';

/** What an outcome makes of an attempt and its invoice. */
export interface Decision {
  readonly attemptState: AttemptState;
  readonly invoiceState: InvoiceState;
  readonly automaticAttempts: number;
  readonly nextAttemptAt: Date | null;
  readonly nextWithNewerCard: Date | null;
  readonly news: PaymentNews;
  readonly mail: InvoiceMailKind | null;
  /** Money was taken that pays nothing: an administrator decides what becomes of it. */
  readonly unexpected: UnexpectedReason | null;
}

/** A provider that cannot be reached is tried again after this. */
const RETRY_UNAVAILABLE_MS = 15 * 60_000;

/**
 * Decides what follows from an outcome. Pure: the same attempt, outcome and moment give the same judgement. An invoice that is
 * left waiting for a card, however it came to that, goes on if one was saved meanwhile: whoever saved it saw an invoice that
 * was being charged, and woke nothing.
 */
export function decideOutcome(attempt: LockedAttempt, outcome: AttemptOutcome, now: Date): Decision {
  const judgement = decideAlone(attempt, outcome, now);
  const waitsForCard = judgement.invoiceState === 'refused' || judgement.invoiceState === 'past-due';
  if (!waitsForCard || judgement.nextAttemptAt) return judgement;
  const { timeZone } = attempt;
  return { ...judgement, nextWithNewerCard: midnightOf(dayAfter(dayIn(timeZone, now)), timeZone) };
}

function decideAlone(attempt: LockedAttempt, outcome: AttemptOutcome, now: Date): Decision {
  switch (outcome.state) {
    case 'succeeded':
      return decideSuccess(attempt, outcome);
    case 'declined':
      return interpretDecline(attempt, { decline: outcome.decline, attemptState: `declined-${outcome.decline}` }, now);
    case 'action-required':
      // Nobody is there at midnight to say yes on the bank's page: the same card will ask for it again.
      return interpretDecline(attempt, { decline: 'hard', attemptState: 'action-required' }, now);
    case 'unavailable':
      return decideMiss(attempt, new Date(now.getTime() + RETRY_UNAVAILABLE_MS));
    case 'not-charged':
      return decideMiss(attempt, now);
    case 'unknown':
      return judged(attempt, 'lose', {
        attemptState: 'unknown',
        nextAttemptAt: attempt.nextAttemptAt,
        news: attempt.state === 'under-way' ? 'payment-unknown' : null,
      });
  }
}

/** Money was taken. It pays the invoice, unless something else has, or it is not what is due. */
function decideSuccess(attempt: LockedAttempt, charged: ChargedFacts): Decision {
  const unexpected = reasonAgainst(attempt, charged);
  if (!unexpected) return leave(attempt, 'paid', { attemptState: 'succeeded', news: 'invoice-paid', mail: 'paid' });
  return leave(attempt, stateAfterUnexpected(attempt, unexpected), {
    attemptState: 'unexpected',
    news: 'charge-unexpected',
    unexpected,
  });
}

function reasonAgainst(
  { invoiceState, paidBeforeAt, state, totalCents }: LockedAttempt,
  { amountCents = totalCents }: ChargedFacts,
): UnexpectedReason | null {
  if (invoiceState === 'credited') return 'credited';
  if (paidBeforeAt) return 'duplicate';
  const isUnderWay = invoiceState === 'charging' || invoiceState === 'unknown';
  // It was settled before, and another attempt is under way meanwhile, or an administrator is asked already.
  if (invoiceState === 'held' || (isUnderWay && state !== 'under-way' && state !== 'unknown')) return 'duplicate';
  return amountCents === totalCents ? null : 'amount-differs';
}

function stateAfterUnexpected({ invoiceState, paidBeforeAt }: LockedAttempt, reason: UnexpectedReason): InvoiceState {
  if (reason === 'duplicate' && paidBeforeAt) return 'paid';
  const held = nextInvoiceState(invoiceState, 'hold');
  return reason === 'amount-differs' && held.ok ? held.value : invoiceState;
}

/** Nothing was charged: midnight tries again, and a click leaves everything as it was. */
const decideMiss = (attempt: LockedAttempt, next: Date): Decision =>
  judged(attempt, 'miss', {
    attemptState: 'not-charged',
    nextAttemptAt: attempt.by === 'midnight' ? next : attempt.nextAttemptAt,
  });

interface Declined {
  readonly decline: Decline;
  readonly attemptState: AttemptState;
}

function interpretDecline(attempt: LockedAttempt, declined: Declined, now: Date): Decision {
  return attempt.by === 'midnight' ? decideAtMidnight(attempt, declined, now) : decideAtClick(attempt, declined);
}

/** The schedule of automatic attempts goes on, or has come to its end. */
function decideAtMidnight(attempt: LockedAttempt, { decline, attemptState }: Declined, now: Date): Decision {
  const zone = attempt.timeZone;
  const attempts = attempt.automaticAttempts + 1;
  const today = dayIn(zone, now);
  const after = planNextAttempt({ decline, attempts, dueOn: dayIn(zone, attempt.dueAt), today });
  if (after.event === 'decline')
    return judged(attempt, 'decline', {
      attemptState,
      automaticAttempts: attempts,
      nextAttemptAt: midnightOf(after.nextAttemptOn, zone),
      news: 'declined-soft',
      mail: 'declined',
    });
  return judged(attempt, after.event, {
    attemptState,
    automaticAttempts: attempts,
    ...ENDS[after.event],
  });
}

const ENDS = {
  refuse: { news: 'declined-hard', mail: 'refused' },
  exhaust: { news: 'past-due', mail: 'past-due' },
} as const;

/** A refused click does not count as one of the automatic attempts, and leaves their schedule as it is. */
function decideAtClick(attempt: LockedAttempt, { decline, attemptState }: Declined): Decision {
  const { previousState, nextAttemptAt } = attempt;
  const mail = attempt.by === 'admin' ? ({ mail: 'refused' } as const) : {};
  if (decline === 'hard') return judged(attempt, 'refuse', { attemptState, news: 'declined-hard', ...mail });
  return judged(attempt, BACK_TO[previousState], { attemptState, nextAttemptAt, news: SOFT_NEWS[previousState] });
}

/** What sends an invoice back to where a softly refused click found it. */
const BACK_TO = { open: 'decline', refused: 'refuse', 'past-due': 'exhaust' } as const;
const SOFT_NEWS = { open: 'declined-soft', refused: 'declined-hard', 'past-due': 'past-due' } as const;

/** An invoice that is not being charged any more, whoever changed it meanwhile, stays as it is. */
function judged(
  attempt: LockedAttempt,
  event: InvoiceEvent,
  rest: Partial<Decision> & Pick<Decision, 'attemptState'>,
): Decision {
  const next = nextInvoiceState(attempt.invoiceState, event, attempt.previousState);
  if (next.ok) return leave(attempt, next.value, rest);
  const { invoiceState, nextAttemptAt } = attempt;
  return leave(attempt, invoiceState, { attemptState: rest.attemptState, nextAttemptAt });
}

function leave(
  { automaticAttempts }: LockedAttempt,
  invoiceState: InvoiceState,
  rest: Partial<Decision> & Pick<Decision, 'attemptState'>,
): Decision {
  const nothing = { nextAttemptAt: null, nextWithNewerCard: null, news: null, mail: null, unexpected: null };
  return { ...nothing, automaticAttempts, invoiceState, ...rest };
}
