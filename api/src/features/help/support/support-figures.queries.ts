import type { FigureGroup } from '@comptoir/domain/base/figures/figure-section';
import type { SupportFigure } from '@comptoir/domain/help/support/support-section';
import type { Transaction } from '../../../platform/database/database.ts';
import { countRows, listBehind, partAt, sumEntries } from '../../base/figures/figure-sql.ts';
import type { BehindPart, BehindRow } from '../../base/figures/list-figure-merchants.ts';
import type { FigureBounds, NamedSum } from '../../base/figures/report-figures.ts';

/** Requests to support and its acts, by the day of each. */
const ENTRIES = `entries as (
    ${countRows(
      "'messages'",
      partAt('asked_at'),
      'support_messages where asked_at >= :start and asked_at < :end and merchant_id is not null',
    )}
    union all
    ${countRows(
      "'held'",
      partAt('starts_at'),
      'appointments where starts_at >= :start and starts_at < :end and cancelled_at is null',
    )}
    union all
    ${countRows("'cancelled'", partAt('cancelled_at'), 'appointments where cancelled_at >= :start and cancelled_at < :end')}
    union all
    ${countRows(
      "'openedAs'",
      partAt('started_at'),
      `(select i.merchant_id, i.started_at from impersonations i join users u on u.id = i.user_id
        where i.started_at >= :start and i.started_at < :end and u.role = 'admin') i`,
    )}
    union all
    ${countRows(
      "'acts'",
      partAt('occurred_at'),
      `(select coalesce(merchant_id, acting_for) as merchant_id, occurred_at from audit_events
        where occurred_at >= :start and occurred_at < :end and role = 'admin' and coalesce(merchant_id, acting_for) is not null) a`,
    )}
  )`;

/** The sums of every figure, by the rows of a group. */
export const listSupportSums = (
  tx: Transaction,
  { start, end, starts, isSplit }: FigureBounds,
  groupBy: FigureGroup,
): Promise<NamedSum[]> => tx.many({ text: sumEntries(ENTRIES, groupBy), values: { start, end, starts, isSplit } });

/** A page of the merchants behind a figure. */
export const listSupportMerchantsBehind = (
  tx: Transaction,
  { start, end, starts, isSplit }: FigureBounds,
  part: BehindPart<SupportFigure>,
): Promise<BehindRow[]> => tx.many({ text: listBehind(ENTRIES), values: { start, end, starts, isSplit, ...part } });
