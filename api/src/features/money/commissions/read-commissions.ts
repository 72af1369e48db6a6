import type { CommissionMonth, Commissions, CommissionStatement } from '@comptoir/contract/money/commissions';
import { can, type Actor } from '@comptoir/domain/base/access/access';
import type { Language } from '@comptoir/domain/base/merchants/merchant-information';
import {
  addUpCommissions,
  linesOf,
  rateIn,
  type CommissionEntry,
  type Month,
} from '@comptoir/domain/money/commissions/commission';
import type { Transaction } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { scopeOfActor } from '../../base/access/merchant-scope.ts';
import type { CommissionDeps } from './close-commissions.ts';
import { findClosed, findCommissioned, listClosedMonths, listRates } from './commissions.store.ts';
import { readOpenMonths, type OpenMonths } from './open-months.ts';
import { viewOfRate } from './set-commission-rate.ts';

const MOST_MONTHS = 60;

interface Named {
  readonly name: string;
  readonly language: Language;
}

/** The months of a partner, newest first. @throws AppError not-found, also for another partner */
export async function listCommissions(deps: CommissionDeps, actor: Actor, partnerId: string): Promise<Commissions> {
  await asReader(deps, { actor, partnerId }, async () => null);
  const { rates, entries } = await readOpen(deps, partnerId);
  const closed = await asReader(deps, { actor, partnerId }, (tx) => listClosedMonths(tx, partnerId, MOST_MONTHS));
  const open = [...entries].map(([month, own]) => monthOfEntries(month, own, null)).toReversed();
  const items = [...open, ...closed.map((month) => ({ ...month, closedAt: month.closedAt.toISOString() }))];
  return { items: items.slice(0, MOST_MONTHS), nextCursor: null, rates: rates.map(viewOfRate) };
}

/** A month, closed or as it stands now. @throws AppError not-found, also for another partner */
export async function readCommissionStatement(
  deps: CommissionDeps,
  actor: Actor,
  { partnerId, month }: { readonly partnerId: string; readonly month: Month },
): Promise<CommissionStatement & { readonly partner: Named }> {
  const kept = await asReader(deps, { actor, partnerId }, async (tx, partner) => ({
    partner,
    rates: await listRates(tx, partnerId),
    closed: await findClosed(tx, partnerId, month),
  }));
  const entries = kept.closed?.entries ?? (await readOpen(deps, partnerId)).entries.get(month);
  if (!entries) throw new AppError('not-found');
  const rate = rateIn(kept.rates, month);
  return {
    ...monthOfEntries(month, entries, kept.closed?.closedAt ?? null),
    rate: rate && viewOfRate(rate).rate,
    lines: linesOf(entries).map(({ companyName, ...line }) => ({ ...line, company_name: companyName })),
    partner: kept.partner,
  };
}

const monthOfEntries = (month: Month, entries: readonly CommissionEntry[], closedAt: Date | null): CommissionMonth => ({
  month,
  ...addUpCommissions(entries),
  merchants: new Set(entries.map(({ merchantId }) => merchantId)).size,
  closedAt: closedAt?.toISOString() ?? null,
});

/** Reads what is kept under the reader's own scope. @throws AppError not-found */
function asReader<Value>(
  { database }: CommissionDeps,
  { actor, partnerId }: { readonly actor: Actor; readonly partnerId: string },
  read: (tx: Transaction, partner: Named) => Promise<Value>,
): Promise<Value> {
  if (!can(actor, 'read-partner', { merchantId: null, partnerId })) throw new AppError('not-found');
  return database.transaction(scopeOfActor(actor), async (tx) => {
    const partner = await findCommissioned(tx, partnerId);
    if (!partner) throw new AppError('not-found');
    return read(tx, partner);
  });
}

/**
 * Reads the open months, for a caller of whom `asReader` has found that they may: entries count also of merchants that are another partner's by
 * now, which the server alone sees.
 */
const readOpen = ({ database, now }: CommissionDeps, partnerId: string): Promise<OpenMonths> =>
  database.transaction({ role: 'system' }, (tx) => readOpenMonths(tx, partnerId, now()));
