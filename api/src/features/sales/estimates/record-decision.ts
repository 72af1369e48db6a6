import type { EstimateView } from '@comptoir/contract/sales/estimates';
import { dayAfter, type Day } from '@comptoir/domain/base/calendar/calendar-day';
import { dayIn, midnightOf } from '@comptoir/domain/base/calendar/local-day';
import type { Language, MerchantTimeZone } from '@comptoir/domain/base/merchants/merchant-information';
import { estimateNumber } from '@comptoir/domain/sales/estimates/estimate-number';
import { nextRevisionState, replacedBy, type RevisionState } from '@comptoir/domain/sales/estimates/estimate-state';
import { v7 as uuid } from 'uuid';
import type { Transaction } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { writeLog } from '../../base/record/write-log.ts';
import { scopeOf, type MerchantScope } from '../../base/access/merchant-scope.ts';
import { readMerchant, type MerchantRow } from '../../base/merchants/read-merchant.ts';
import { openContract } from '../contracts/open-contract.ts';
import { queueCustomerLetter } from './queue-estimate-mail.ts';
import { readCaterer } from './begin-estimate.ts';
import type { WhichRevision } from './change-draft.ts';
import { findEstimate, lockRevisions, type RevisionRow } from './estimates.store.ts';
import { viewEstimate } from './read-estimate.ts';
import type { ActingUser, SendEstimateDeps } from './send-estimate.ts';
import { saveState, insertDecision, type DecisionRow } from './sent-estimates.store.ts';

/**
 * Writes down an acceptance that was given on paper. @throws AppError caterers-only, not-found, estimate-not-open, validation-failed for a day
 * before it was sent, or to come
 */
export async function acceptOnPaper(
  deps: SendEstimateDeps,
  scope: MerchantScope,
  { on, note, ...asked }: WhichRevision & ActingUser & { name: string; on: Day; note: string },
): Promise<EstimateView> {
  const merchant = await readCaterer(deps.database, scope);
  return record(deps, { scope, merchant }, { ...asked, kind: 'accepted', on, reason: note });
}

/** Writes down that an estimate was declined; open to who is a caterer no more. @throws AppError not-found, estimate-not-open */
export async function declineOnPaper(
  deps: SendEstimateDeps,
  scope: MerchantScope,
  asked: WhichRevision & ActingUser & { reason: string },
): Promise<EstimateView> {
  const merchant = await readMerchant(deps.database, scopeOf(scope), scope.merchantId);
  const on = dayIn(merchant.timeZone, deps.now());
  return record(deps, { scope, merchant }, { ...asked, kind: 'declined', name: '', on });
}

interface OnPaper extends WhichRevision, ActingUser {
  readonly kind: 'accepted' | 'declined';
  readonly name: string;
  readonly reason: string;
  readonly on: Day;
}

async function record(
  { database, announcements, now }: SendEstimateDeps,
  { scope, merchant }: { scope: MerchantScope; merchant: MerchantRow },
  { user, on, ...paper }: OnPaper,
): Promise<EstimateView> {
  const view = await database.transaction(scopeOf(scope), async (tx) => {
    await decide(tx, merchant, {
      ...paper,
      at: now(),
      on,
      by: 'paper',
      decisionId: uuid(),
      language: null,
      address: null,
      agent: null,
      drawn: null,
      user,
    });
    const { id: estimateId, kind, revision } = paper;
    if (kind === 'accepted') queueCustomerLetter(tx, { estimateId, revision, kind });
    return viewEstimate(tx, merchant, paper.id);
  });
  announcements.publish(merchant.id);
  return view;
}

/** Decision of a customer, and the user who wrote it down; null for one by the link. `on`: the day of one on paper; null for now. */
export interface Decided extends WhichRevision, Pick<DecisionRow, 'by' | 'name' | 'reason' | 'address' | 'agent'> {
  readonly kind: 'accepted' | 'declined';
  readonly at: Date;
  readonly on: Day | null;
  readonly drawn: Buffer | null;
  readonly user: ActingUser['user'] | null;
  readonly decisionId: string;
  /** In which it was read; null where only that of the document is known. */
  readonly language: Language | null;
}

/**
 * Accepts or declines a revision: its state, what is kept of the decision, the line of the log; what it replaces. Of two at once, the
 * second finds it decided. An acceptance makes the contract, or its revision.
 * @throws AppError not-found, estimate-not-open, estimate-outdated, contract-not-open, validation-failed
 */
export async function decide(
  tx: Transaction,
  merchant: Pick<MerchantRow, 'id' | 'timeZone'>,
  { user, at, on, ...decided }: Decided,
): Promise<void> {
  const { id, kind, revision } = decided;
  const which = { id, merchantId: merchant.id };
  const [revisions, estimate] = [await lockRevisions(tx, which), await findEstimate(tx, which)];
  const row = revisions.find((one) => one.revision === revision);
  if (!row || !estimate) throw new AppError('not-found');
  const state = requireOpen(row, kind);
  const { timeZone: zone } = merchant;
  const decidedAt = on === null ? at : instantOf(on, { at, row, zone });
  const isAccepted = kind === 'accepted';
  if (isAccepted && dayIn(zone, decidedAt) > row.content.validUntil) throw new AppError('estimate-outdated');
  for (const one of isAccepted ? replacedBy(revisions, { revision, event: 'accept' }) : [])
    saveState(tx, { ...which, revision: one.revision, state: 'replaced', decidedAt: null });
  saveState(tx, { ...which, revision, state, decidedAt });
  insertDecision(tx, {
    ...which,
    ...decided,
    decidedAt,
    zone,
    language: decided.language ?? row.content.language,
    pdfSha256: row.pdfSha256,
    recordedBy: idOf(user),
  });
  if (isAccepted) await openContract(tx, { merchantId: merchant.id, estimateId: id, revision, at });
  const number = estimateNumber(estimate.number, { createdAt: estimate.createdAt, zone });
  logDecision(tx, { merchantId: merchant.id, decided, number, at, user });
}

const idOf = (user: Decided['user']): string | null => user?.id ?? null;

function requireOpen({ state }: RevisionRow, kind: Decided['kind']): RevisionState {
  const next = nextRevisionState(state, kind === 'accepted' ? 'accept' : 'decline');
  if (!next.ok) throw new AppError(next.reason);
  return next.value;
}

interface Logged extends Pick<Decided, 'at' | 'user'> {
  readonly merchantId: string;
  readonly number: string;
  readonly decided: Pick<Decided, 'id' | 'kind' | 'revision'>;
}

function logDecision(tx: Transaction, { merchantId, number, decided, at, user }: Logged): void {
  const { id, kind, revision } = decided;
  const facts = { number, revision, email: user?.email ?? null };
  const event = kind === 'accepted' ? 'estimate-accepted' : 'estimate-declined';
  const audit = { subject: { type: 'estimate', id } } as const;
  writeLog(tx, [{ merchantId, userId: user?.id ?? null, occurredAt: at, record: { event, facts }, audit }]);
}

/** Returns the instant of a day's event: now for today, else the end of that day. @throws AppError validation-failed */
function instantOf(on: Day, { row, at, zone }: { row: RevisionRow; at: Date; zone: MerchantTimeZone }): Date {
  const today = dayIn(zone, at);
  if (!row.sentAt || on < dayIn(zone, row.sentAt) || on > today)
    throw new AppError('validation-failed', [{ path: 'on', rule: 'invalid' }]);
  return on === today ? at : new Date(midnightOf(dayAfter(on), zone).getTime() - 1000);
}
