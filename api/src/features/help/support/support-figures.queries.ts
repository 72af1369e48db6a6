import type { FigureGroup } from '@comptoir/domain/base/figures/figure-section';
import type { SupportFigure } from '@comptoir/domain/help/support/support-section';
import type { Transaction } from '../../../platform/database/database.ts';
import { listBehind, sumEntries } from '../../base/figures/figure-sql.ts';
import type { BehindPart, BehindRow } from '../../base/figures/list-figure-merchants.ts';
import type { FigureBounds, NamedSum } from '../../base/figures/report-figures.ts';

/** What was asked of support and what it did, by the day of each. */
const ENTRIES = `happened as (
    select merchant_id, asked_at as at, 'messages' as figure from support_messages
      where asked_at >= :start and asked_at < :end and merchant_id is not null
    union all
    select merchant_id, starts_at, 'held' from appointments
      where starts_at >= :start and starts_at < :end and cancelled_at is null
    union all
    select merchant_id, cancelled_at, 'cancelled' from appointments where cancelled_at >= :start and cancelled_at < :end
    union all
    select i.merchant_id, i.started_at, 'openedAs' from impersonations i join users u on u.id = i.user_id
      where i.started_at >= :start and i.started_at < :end and u.role = 'admin'
    union all
    select coalesce(merchant_id, acting_for), occurred_at, 'acts' from audit_events
      where occurred_at >= :start and occurred_at < :end and role = 'admin' and coalesce(merchant_id, acting_for) is not null
  ), entries as (
    select merchant_id, (at at time zone 'America/Montreal')::date as day, figure, 1 as count, 0 as cents, 0 as gst, 0 as qst,
      0 as total, 0 as days
    from happened
  )`;

/** The sums of every figure, by the rows of a group. */
export const listSupportSums = (
  tx: Transaction,
  { start, end }: FigureBounds,
  groupBy: FigureGroup,
): Promise<NamedSum[]> => tx.many({ text: sumEntries(ENTRIES, groupBy), values: { start, end } });

/** A page of the merchants behind a figure. */
export const listSupportMerchantsBehind = (
  tx: Transaction,
  { start, end }: FigureBounds,
  part: BehindPart<SupportFigure>,
): Promise<BehindRow[]> => tx.many({ text: listBehind(ENTRIES), values: { start, end, ...part } });
