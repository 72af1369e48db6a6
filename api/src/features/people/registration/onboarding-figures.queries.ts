import type { OnboardingFigure } from '@comptoir/domain/people/registration/onboarding-section';
import { listBehind, partAt, sumEntries } from '../../base/figures/figure-sql.ts';
import type { SectionSource } from '../../base/figures/serve-section.ts';

/**
 * Those who signed up in the period, and when each step was done. The information is complete since it was last saved as a whole, or since
 * there is a certificate, which states it. A step is done with the last of itself and those before it.
 */
const ENTRIES = `cohort as (
    select m.id, m.created_at as signed_up, least(m.information_saved_at, d.certified) as information, i.paid, d.linked,
      d.certified, d.billed
    from merchants m
    left join lateral (
      select min(d.linked_at) as linked, min(c.created_at) as certified, min(t.signed_at) as billed
      from devices d
      left join lateral (
        select created_at from certificates where device_id = d.id order by created_at limit 1
      ) c on true
      left join lateral (
        select signed_at from transmissions where merchant_id = m.id and device_id = d.id and position = 1 limit 1
      ) t on true
      where d.merchant_id = m.id
    ) d on true
    left join lateral (
      select min(paid_at) as paid from invoices where merchant_id = m.id and paid_at is not null
    ) i on true
    where m.created_at >= :start and m.created_at < :end
  ), steps as materialized (
    select id, signed_up, case when information is not null then greatest(signed_up, information) end as information,
      case when num_nulls(information, paid) = 0 then greatest(signed_up, information, paid) end as paid,
      case when num_nulls(information, paid, linked) = 0 then greatest(signed_up, information, paid, linked) end as linked,
      case when num_nulls(information, paid, linked, certified) = 0
        then greatest(signed_up, information, paid, linked, certified) end as certified,
      case when num_nulls(information, paid, linked, certified, billed) = 0
        then greatest(signed_up, information, paid, linked, certified, billed) end as billed
    from cohort
  ), reached as (
    select s.id, s.signed_up, r.figure, r.since, r.until from steps s cross join lateral (values
      ('signedUp', signed_up, signed_up),
      ('information', signed_up, information), ('paid', information, paid), ('linked', paid, linked),
      ('certified', linked, certified), ('billed', certified, billed),
      ('stuckInformation', signed_up, case when information is null then :now::timestamptz end),
      ('stuckPaid', information, case when paid is null then :now end),
      ('stuckLinked', paid, case when linked is null then :now end),
      ('stuckCertified', linked, case when certified is null then :now end),
      ('stuckBilled', certified, case when billed is null then :now end)
    ) as r (figure, since, until)
    where r.since is not null and r.until is not null
  ), entries as (
    select case when not :isSplit then id end as merchant_id, ${partAt('signed_up')}, figure, count(*) as count, 0::numeric as cents,
      0::numeric as gst, 0::numeric as qst, 0::numeric as total,
      sum(greatest(0, floor(extract(epoch from until - since) / 86400))) as days
    from reached group by 1, 2, 3
  )`;

export const ONBOARDING_FIGURES: SectionSource<OnboardingFigure> = {
  listSums: (tx, { start, end, starts, isSplit, now }, groupBy) =>
    tx.many({ text: sumEntries(ENTRIES, groupBy), values: { start, end, starts, isSplit, now } }),
  listBehind: (tx, { start, end, starts, isSplit, now }, part) =>
    tx.many({ text: listBehind(ENTRIES), values: { start, end, starts, isSplit, now, ...part } }),
};
