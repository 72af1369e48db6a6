import type { FigureGroup } from '@comptoir/domain/base/figures/figure-section';
import type { SendingFigure } from '@comptoir/domain/sales/transmissions/sending-section';
import type { Transaction } from '../../../platform/database/database.ts';
import { listBehind, OWNER, partAt, sumEntries } from '../../base/figures/figure-sql.ts';
import type { BehindPart, BehindRow } from '../../base/figures/list-figure-merchants.ts';
import type { FigureBounds, NamedSum } from '../../base/figures/report-figures.ts';

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
 * Bills by the day they were made. All of them are counted without a look at what became of each: nearly all are accepted, so the few
 * that are not are counted and taken away.
 */
const ENTRIES = `made as (
    select ${OWNER}, ${partAt('signed_at')}, count(*) as count, sum(sold_cents)::numeric as total from transactions
    where signed_at >= :start and signed_at < :end group by 1, 2
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

/** The sums of every figure, by the rows of a group. */
export const listSendingSums = (
  tx: Transaction,
  { start, end, starts, isSplit }: FigureBounds,
  groupBy: FigureGroup,
): Promise<NamedSum[]> => tx.many({ text: sumEntries(ENTRIES, groupBy), values: { start, end, starts, isSplit } });

/** A page of the merchants behind a figure. */
export const listSendingMerchantsBehind = (
  tx: Transaction,
  { start, end, starts, isSplit }: FigureBounds,
  part: BehindPart<SendingFigure>,
): Promise<BehindRow[]> => tx.many({ text: listBehind(ENTRIES), values: { start, end, starts, isSplit, ...part } });
