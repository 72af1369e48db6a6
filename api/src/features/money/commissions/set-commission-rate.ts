import type { Commissions, CommissionRateView } from '@comptoir/contract/money/commissions';
import type { Actor } from '@comptoir/domain/base/access/access';
import { cents } from '@comptoir/domain/base/amounts/cents';
import { quebecDayOf } from '@comptoir/domain/base/calendar/quebec-day';
import {
  monthOf,
  rateIn,
  type CommissionRate,
  type DatedRate,
  type Month,
} from '@comptoir/domain/money/commissions/commission';
import { AppError } from '../../../platform/http/app-error.ts';
import { writeAudit } from '../../base/record/write-audit.ts';
import { scopeOfActor } from '../../base/access/merchant-scope.ts';
import type { CommissionDeps } from './close-commissions.ts';
import { lockCommissioned, writeRate, listRates } from './commissions.store.ts';

interface NewRate {
  readonly partnerId: string;
  readonly month: Month;
  readonly rate: CommissionRateView;
}

/** Sets a rate from a month on that is not over. @throws AppError not-found, validation-failed */
export async function setCommissionRate(
  { database, now }: CommissionDeps,
  actor: Actor,
  { partnerId, month: from, rate }: NewRate,
): Promise<Pick<Commissions, 'rates'>> {
  const setAt = now();
  return database.transaction(scopeOfActor(actor), async (tx) => {
    const partner = await lockCommissioned(tx, partnerId);
    if (!partner) throw new AppError('not-found');
    if (from < monthOf(quebecDayOf(setAt)))
      throw new AppError('validation-failed', [{ path: 'month', rule: 'month-over' }]);
    const known = await listRates(tx, partnerId);
    writeRate(tx, { partnerId, rate: { from, ...rateOf(rate) }, userId: actor.userId, now: setAt });
    writeAudit(tx, {
      occurredAt: setAt,
      subject: { type: 'partner', id: partnerId },
      record: { action: 'commission-rate-set', facts: { name: partner.name, from } },
      before: { rate: fieldOf(rateIn(known, from)) },
      after: { rate: fieldOf(rateOf(rate)) },
    });
    return { rates: (await listRates(tx, partnerId)).map(viewOfRate) };
  });
}

const rateOf = (rate: CommissionRateView): CommissionRate =>
  rate.kind === 'percent' ? rate : { kind: 'amount', amount: cents(rate.amount) };

/** As the contract has a rate. */
export const viewOfRate = ({ from, ...rate }: DatedRate): Commissions['rates'][number] => ({ from, rate });

const fieldOf = (rate: CommissionRate | null): string | null => {
  if (!rate) return null;
  return rate.kind === 'percent' ? `${rate.rate / 10_000} %` : `${(rate.amount / 100).toFixed(2)} $`;
};
