import type { FigureGroup } from '@comptoir/domain/base/figures/figure-section';

/**
 * Statements of reports are made of `entries`: what each merchant brings to each figure, as `merchant_id, part, figure, count, cents, gst,
 * qst, total, days`. They are added up where they are read, so that few rows are looked at again: by the parts of the period where
 * `:isSplit`, which knows no merchants, otherwise by merchant.
 */
export const OWNER = 'case when not :isSplit then merchant_id end as merchant_id';

/** The part of the period, counted from one, that an instant is in. */
export const partAt = (at: string): string => `width_bucket(${at}, :starts::timestamptz[]) as part`;

/** The part that a day is in. */
export const partOn = (day: string): string => `width_bucket(${day}, :firsts::date[]) as part`;

/** Returns SQL that counts the rows of a figure. */
export const countRows = (figure: string, part: string, rows: string): string =>
  `select ${OWNER}, ${part}, ${figure} as figure, count(*) as count, 0::numeric as cents, 0::numeric as gst, 0::numeric as qst,
    0::numeric as total, 0::numeric as days from ${rows} group by 1, 2, 3`;

/** Returns SQL that sums the documents of a figure. */
export const sumRows = (figure: string, part: string, rows: string): string =>
  `select ${OWNER}, ${part}, ${figure} as figure, count(*) as count, sum(subtotal_cents)::numeric as cents, sum(gst_cents)::numeric as gst,
    sum(qst_cents)::numeric as qst, sum(total_cents)::numeric as total, 0::numeric as days from ${rows} group by 1, 2, 3`;

/** The instants at which the parts of the period end. */
export const POINTS = `points as materialized (
    select part, (day + 1)::timestamp at time zone 'America/Toronto' as at
    from unnest(:ends::date[]) with ordinality as p (day, part)
  )`;

const SUMMED = `e.figure, sum(e.count)::int as count, sum(e.cents)::float8 as "subtotalCents", sum(e.gst)::float8 as "gstCents",
  sum(e.qst)::float8 as "qstCents", sum(e.total)::float8 as "totalCents", sum(e.days)::float8 as days`;

const PARTS = `select e.part::text as key, null::text as name, ${SUMMED} from entries e group by e.part, e.figure order by e.part`;
const PLANS = `select coalesce(s.installation, 'none') as key, null::text as name, ${SUMMED}
  from entries e left join subscriptions s on s.merchant_id = e.merchant_id group by 1, e.figure order by 1`;
const PARTNERS = `select coalesce(m.partner_id::text, 'none') as key, min(p.name) as name, ${SUMMED}
  from entries e join merchants m on m.id = e.merchant_id left join partners p on p.id = m.partner_id
  group by 1, e.figure order by 1`;
const SECTORS = `select coalesce(m.sub_sector, 'none') as key, null::text as name, ${SUMMED}
  from entries e join merchants m on m.id = e.merchant_id group by 1, e.figure order by 1`;

/** The sums of every figure, by the rows of a group; parts by their number; plan, partner and sector are those of today. */
export const sumEntries = (entries: string, groupBy: FigureGroup): string =>
  `with ${entries} ${
    groupBy === 'month' || groupBy === 'week'
      ? PARTS
      : groupBy === 'plan'
        ? PLANS
        : groupBy === 'partner'
          ? PARTNERS
          : SECTORS
  }`;

/** Key of a merchant's row in a group; a part of the period is no such row. */
const ROW_KEY = `case :groupBy when 'plan' then coalesce(s.installation, 'none') when 'partner' then coalesce(m.partner_id::text, 'none')
  else coalesce(m.sub_sector, 'none') end`;

/** A page of the merchants behind a figure, the largest part first; what all of them come to stands in each row. */
export const listBehind = (entries: string): string =>
  `with ${entries}, own as (
      select e.merchant_id, m.company_name, sum(count) as count, sum(cents) as cents, sum(gst) as gst, sum(qst) as qst,
        sum(total) as total, sum(days) as days
      from entries e join merchants m on m.id = e.merchant_id left join subscriptions s on s.merchant_id = e.merchant_id
      where e.figure = :figure and (:key::text is null or ${ROW_KEY} = :key)
      group by e.merchant_id, m.company_name
    )
    select merchant_id as "merchantId", company_name, count::int, cents::float8 as "subtotalCents", gst::float8 as "gstCents",
      qst::float8 as "qstCents", total::float8 as "totalCents", days::float8, (count(*) over ())::int as merchants,
      (sum(count) over ())::int as "allCount", (sum(cents) over ())::float8 as "allSubtotalCents",
      (sum(gst) over ())::float8 as "allGstCents", (sum(qst) over ())::float8 as "allQstCents",
      (sum(total) over ())::float8 as "allTotalCents", (sum(days) over ())::float8 as "allDays"
    from own order by abs(cents) desc, count desc, fold(company_name), merchant_id limit :limit offset :offset`;
