import type { SupportFigure } from '@comptoir/domain/help/support/support-section';
import { countRows, listBehind, partAt, sumEntries } from '../../base/figures/figure-sql.ts';
import type { SectionSource } from '../../base/figures/serve-section.ts';

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

export const SUPPORT_FIGURES: SectionSource<SupportFigure> = {
  listSums: (tx, { start, end, starts, isSplit }, groupBy) =>
    tx.many({ text: sumEntries(ENTRIES, groupBy), values: { start, end, starts, isSplit } }),
  listBehind: (tx, { start, end, starts, isSplit }, part) =>
    tx.many({ text: listBehind(ENTRIES), values: { start, end, starts, isSplit, ...part } }),
};
