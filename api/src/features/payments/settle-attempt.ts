import { cents } from '@comptoir/domain/money/money';
import type { LogRecord } from '@comptoir/domain/activity-log/log-event';
import type { FastifyBaseLogger } from 'fastify';
import type { Announcements } from '../../platform/database/announcements.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { writeLog } from '../activity-log/write-log.ts';
import { documentNumber } from '../invoices/document-number.ts';
import { hurryInvoiceMails, queueInvoiceMails, type InvoiceMailKind } from '../invoices/queue-invoice-mail.ts';
import { judgeOutcome, type AttemptOutcome, type PaymentNews } from './judge-outcome.ts';
import { lockAttempt, settlePayment, type AttemptState, type LockedAttempt } from './payments.store.ts';

export interface SettleNeeds {
  readonly database: Database;
  /** Left out where nobody has a screen open. */
  readonly announcements?: Pick<Announcements, 'announce'>;
  readonly now: () => Date;
  readonly log: Pick<FastifyBaseLogger, 'error'>;
}

/**
 * Writes down what became of an attempt, with its invoice, in one transaction; once: what was settled stays as it is.
 * Returns where the attempt stands afterwards.
 */
export async function settleAttempt(
  needs: SettleNeeds,
  settled: { attemptId: string; outcome: AttemptOutcome; userId?: string },
): Promise<AttemptState> {
  const { merchantId, state } = await needs.database.transaction({ role: 'system' }, (tx) =>
    settle(tx, needs, settled),
  );
  needs.announcements?.announce(merchantId);
  return state;
}

async function settle(
  tx: Transaction,
  needs: SettleNeeds,
  { attemptId, outcome, userId }: { attemptId: string; outcome: AttemptOutcome; userId?: string },
): Promise<{ merchantId: string; state: AttemptState }> {
  const attempt = await lockAttempt(tx, attemptId);
  if (!attempt) throw new Error(`there is no payment attempt ${attemptId}`);
  const { merchantId } = attempt;
  if (isSettled(attempt)) {
    tellContradiction(needs, attempt, outcome);
    return { merchantId, state: attempt.state };
  }
  const now = needs.now();
  const judgement = judgeOutcome(attempt, outcome, now);
  settlePayment(tx, {
    ...judgement,
    attempt,
    state: judgement.attemptState,
    providerReference: outcome.state === 'succeeded' ? outcome.reference : null,
    settledAt: now,
  });
  tell(tx, attempt, { ...judgement, now, userId: userId ?? null });
  return { merchantId, state: judgement.attemptState };
}

const isSettled = ({ state }: LockedAttempt): boolean => state !== 'under-way' && state !== 'unknown';

/** Cannot be, as long as no call outlives its lease; if it ever is, a person has to give the money back. */
function tellContradiction({ log }: SettleNeeds, { key, number, state }: LockedAttempt, outcome: AttemptOutcome): void {
  if (outcome.state === 'succeeded' && state !== 'succeeded')
    log.error({ key, invoice: number, state }, 'a charge was settled as not made, and has been made all the same');
}

function tell(
  tx: Transaction,
  attempt: LockedAttempt,
  told: {
    news: PaymentNews;
    mail: InvoiceMailKind | null;
    now: Date;
    userId: string | null;
  },
): void {
  const { merchantId, invoiceId } = attempt;
  if (told.news)
    writeLog(tx, [{ merchantId, userId: told.userId, occurredAt: told.now, record: recordOf(told.news, attempt) }]);
  if (!told.mail) return;
  queueInvoiceMails(tx, [{ invoiceId, merchantId, kind: told.mail, happenedAt: told.now }]);
  // Midnight hurries all of its mail along at its end.
  if (attempt.by !== 'midnight') hurryInvoiceMails(tx);
}

function recordOf(news: NonNullable<PaymentNews>, attempt: LockedAttempt): LogRecord {
  const number = documentNumber('invoice', attempt.number);
  switch (news) {
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
  }
}
