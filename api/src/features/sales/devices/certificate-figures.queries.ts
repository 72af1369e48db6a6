import type { CertificateFigure } from '@comptoir/domain/sales/devices/certificate-section';
import { countRows, listBehind, OWNER, partAt, POINTS, sumEntries } from '../../base/figures/figure-sql.ts';
import type { SectionSource } from '../../base/figures/serve-section.ts';

/** Return SQL of the first point that an instant is not after, and of the last that it is after. */
const firstFrom = (at: string): string => `width_bucket(${at} - interval '1 microsecond', ends) + 1`;
const lastUntil = (at: string): string => `width_bucket(${at}, ends)`;

/**
 * Certificates by the day something became of them, and those in use at the end of each part of the period: each is looked at once, for the
 * first and the last of the ends between which it is in use, and those from which it is about to end.
 */
const ENTRIES = `${POINTS}, standing as (
    select ${OWNER}, width_bucket(created_at, ends) + 1 as begins, ${lastUntil('least(not_after, revoked_at, replaced_at)')} as until,
      ${firstFrom("not_after - interval '30 days'")} as soon30, ${firstFrom("not_after - interval '60 days'")} as soon60,
      ${firstFrom("not_after - interval '90 days'")} as soon90, count(*) as count
    from certificates, (select array_agg(at order by at) as ends, min(at) as first, max(at) as last from points) p
    where not_after >= p.first and created_at < p.last
    group by 1, 2, 3, 4, 5, 6
  ), used as (
    select s.*, p.part from standing s join points p on p.part between s.begins and s.until
  ), counted as (
    select merchant_id, part, 'valid' as figure, count from used
    union all
    select merchant_id, part, 'ending30', count from used where part >= soon30
    union all
    select merchant_id, part, 'ending60', count from used where part >= soon60
    union all
    select merchant_id, part, 'ending90', count from used where part >= soon90
  ), entries as (
    select merchant_id, part, figure, sum(count) as count, 0::numeric as cents, 0::numeric as gst, 0::numeric as qst, 0::numeric as total,
      0::numeric as days from counted group by 1, 2, 3
    union all
    ${countRows(
      `case when exists (select from certificates o where o.device_id = c.device_id and o.created_at < c.created_at)
        then 'renewed' else 'issued' end`,
      partAt('created_at'),
      'certificates c where created_at >= :start and created_at < :end',
    )}
    union all
    ${countRows(
      "'ended'",
      partAt('not_after'),
      `certificates where not_after >= :start and not_after < :end and (revoked_at is null or revoked_at >= not_after)
        and (replaced_at is null or replaced_at >= not_after)`,
    )}
    union all
    ${countRows(
      "'ended'",
      partAt('revoked_at'),
      `certificates where revoked_at >= :start and revoked_at < :end and revoked_at < not_after
        and (replaced_at is null or replaced_at >= revoked_at)`,
    )}
    union all
    ${countRows(
      "'failed'",
      partAt('requested_at'),
      "certificate_requests where state = 'refused' and requested_at >= :start and requested_at < :end",
    )}
  )`;

export const CERTIFICATE_FIGURES: SectionSource<CertificateFigure> = {
  listSums: (tx, { start, end, starts, ends, isSplit }, groupBy) =>
    tx.many({ text: sumEntries(ENTRIES, groupBy), values: { start, end, starts, ends, isSplit } }),
  listBehind: (tx, { start, end, starts, ends, isSplit }, part) =>
    tx.many({ text: listBehind(ENTRIES), values: { start, end, starts, ends, isSplit, ...part } }),
};
