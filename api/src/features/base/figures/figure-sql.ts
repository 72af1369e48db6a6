import type { FigureGroup } from '@comptoir/domain/base/figures/figure-section';

/**
 * Statements of reports are made of `entries`: what each merchant brings to each figure on a day, as `merchant_id, day, figure, count,
 * cents, gst, qst, total, days`. Those are added up first, by day or by merchant, so that few of them are looked at again.
 */
const SUMS = `sum(count) as count, sum(cents) as cents, sum(gst) as gst, sum(qst) as qst, sum(total) as total, sum(days) as days`;
const BY_DAY = `(select day, figure, ${SUMS} from entries group by 1, 2) e`;
const BY_MERCHANT = `(select merchant_id, figure, ${SUMS} from entries group by 1, 2) e`;
const SUMMED = `e.figure, sum(e.count)::int as count, sum(e.cents)::float8 as "subtotalCents", sum(e.gst)::float8 as "gstCents",
  sum(e.qst)::float8 as "qstCents", sum(e.total)::float8 as "totalCents", sum(e.days)::float8 as days`;

const MONTHS = `select to_char(e.day, 'YYYY-MM') as key, null::text as name, ${SUMMED} from ${BY_DAY} group by 1, e.figure order by 1`;
const WEEKS = `select to_char(date_trunc('week', e.day::timestamp), 'YYYY-MM-DD') as key, null::text as name, ${SUMMED}
  from ${BY_DAY} group by 1, e.figure order by 1`;
const PLANS = `select coalesce(s.installation, 'none') as key, null::text as name, ${SUMMED}
  from ${BY_MERCHANT} left join subscriptions s on s.merchant_id = e.merchant_id group by 1, e.figure order by 1`;
const PARTNERS = `select coalesce(m.partner_id::text, 'none') as key, min(p.name) as name, ${SUMMED}
  from ${BY_MERCHANT} join merchants m on m.id = e.merchant_id left join partners p on p.id = m.partner_id
  group by 1, e.figure order by 1`;
const SECTORS = `select coalesce(m.sub_sector, 'none') as key, null::text as name, ${SUMMED}
  from ${BY_MERCHANT} join merchants m on m.id = e.merchant_id group by 1, e.figure order by 1`;

/** The sums of every figure, by the rows of a group; plan, partner and sector are those of today. */
export const sumEntries = (entries: string, groupBy: FigureGroup): string =>
  `with ${entries} ${
    groupBy === 'month'
      ? MONTHS
      : groupBy === 'week'
        ? WEEKS
        : groupBy === 'plan'
          ? PLANS
          : groupBy === 'partner'
            ? PARTNERS
            : SECTORS
  }`;

/** Which of a group's rows a merchant is of; a part of the period is no such row. */
const ROW_KEY = `case :groupBy when 'plan' then coalesce(s.installation, 'none') when 'partner' then coalesce(m.partner_id::text, 'none')
  else coalesce(m.sub_sector, 'none') end`;

/** A page of the merchants behind a figure, the largest part first; what all of them come to stands in each row. */
export const listBehind = (entries: string): string =>
  `with ${entries}, own as (
      select e.merchant_id, m.company_name, ${SUMS}
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
