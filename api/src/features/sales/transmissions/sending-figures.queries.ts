import type { SendingFigure } from '@comptoir/domain/sales/transmissions/sending-section';
import { listBehind, OWNER, partAt, partOn, sumEntries } from '../../base/figures/figure-sql.ts';
import type { FigureBounds } from '../../base/figures/report-figures.ts';
import type { SectionSource } from '../../base/figures/serve-section.ts';
import { MADE_BY_MERCHANT, wholeMonths } from '../reports/made-bills.ts';

const entry = (
  figure: string,
  count: string,
  total: string,
): string => `${figure} as figure, ${count} as count, 0::numeric as cents,
    0::numeric as gst, 0::numeric as qst, ${total} as total, 0::numeric as days`;

/** The few bills of the period that have such a state, or came late: each of these has an index of its own. */
const rare = (figure: string, condition: string): string =>
  `select merchant_id, device_id, position, signed_at, ${figure} as figure from transmissions
    where ${condition} and signed_at >= :start and signed_at < :end`;

/**
 * Bills by the day they were made: of the parts of a period those of everyone, otherwise by merchant. All of them are counted as they are
 * folded, without a look at what became of each: nearly all are accepted, so the few that are not are counted and taken away.
 */
const ENTRIES = `${MADE_BY_MERCHANT}, made as (
    select null::uuid as merchant_id, ${partOn('day')}, sum(bills) as count, sum(sold_cents)::numeric as total from province_days
    where :isSplit and day between :from::date and :to::date group by 2
    union all
    select null, ${partAt('signed_at')}, count(*), sum(sold_cents)::numeric from fresh where :isSplit group by 2
    union all
    select merchant_id, 1, bills, sold_cents::numeric from made_by_merchant where not :isSplit
  ), rare as (
    ${rare("'waiting'", "state in ('waiting', 'sending', 'unknown')")}
    union all
    ${rare("'refused'", "state = 'refused'")}
    union all
    ${rare("'remarked'", "state = 'received-with-errors'")}
    union all
    ${rare("'late'", "settled_at - signed_at > interval '48 hours'")}
  ), found as (
    select ${OWNER}, ${partAt('signed_at')}, figure, count(*) as count, sum(sold_cents)::numeric as total
    from (
      select r.merchant_id, r.signed_at, r.figure, b.sold_cents
      from rare r join transactions b on b.device_id = r.device_id and b.position = r.position and b.signed_at = r.signed_at
        and b.signed_at >= :start and b.signed_at < :end
    ) r group by 1, 2, 3
  ), entries as (
    select merchant_id, part, ${entry("'made'", 'count', 'total')} from made
    union all
    select merchant_id, part, ${entry('figure', 'count', 'total')} from found
    union all
    select merchant_id, part, ${entry("'accepted'", 'count', 'total')} from made
    union all
    select merchant_id, part, ${entry("'accepted'", '-count', '-total')} from found where figure in ('waiting', 'refused')
  )`;

const valuesOf = ({ from, to, start, end, firsts, starts, isSplit }: FigureBounds) => ({
  start,
  end,
  starts,
  isSplit,
  from,
  to,
  firsts,
  ...wholeMonths({ from, to }),
});

export const SENDING_FIGURES: SectionSource<SendingFigure> = {
  listSums: (tx, bounds, groupBy) => tx.many({ text: sumEntries(ENTRIES, groupBy), values: valuesOf(bounds) }),
  listBehind: (tx, bounds, part) => tx.many({ text: listBehind(ENTRIES), values: { ...valuesOf(bounds), ...part } }),
};
