import type { FigureGroup } from '@comptoir/domain/base/figures/figure-section';
import type { CertificateFigure } from '@comptoir/domain/sales/devices/certificate-section';
import type { Transaction } from '../../../platform/database/database.ts';
import { listBehind, sumEntries } from '../../base/figures/figure-sql.ts';
import type { BehindPart, BehindRow } from '../../base/figures/list-figure-merchants.ts';
import type { FigureBounds, NamedSum } from '../../base/figures/report-figures.ts';

/** Certificates by the day something became of them, and those in use at the end of each part of the period. */
const ENTRIES = `points as materialized (
    select day, (day + 1)::timestamp at time zone 'America/Montreal' as at from unnest(:ends::date[]) as day
  ), used as (
    select p.day, p.at, c.merchant_id, c.not_after from points p join certificates c
      on c.not_after >= p.at and c.created_at < p.at and (c.revoked_at is null or c.revoked_at >= p.at)
        and (c.replaced_at is null or c.replaced_at >= p.at)
  ), counted as (
    select merchant_id, day, 'valid' as figure, 1 as count from used
    union all
    select merchant_id, day, 'ending30', 1 from used where not_after <= at + interval '30 days'
    union all
    select merchant_id, day, 'ending60', 1 from used where not_after <= at + interval '60 days'
    union all
    select merchant_id, day, 'ending90', 1 from used where not_after <= at + interval '90 days'
    union all
    select c.merchant_id, (c.created_at at time zone 'America/Montreal')::date,
        case when exists (select from certificates o where o.device_id = c.device_id and o.created_at < c.created_at)
          then 'renewed' else 'issued' end, 1
      from certificates c where c.created_at >= :start and c.created_at < :end
    union all
    select merchant_id, (not_after at time zone 'America/Montreal')::date, 'ended', 1 from certificates
      where not_after >= :start and not_after < :end and (revoked_at is null or revoked_at >= not_after)
        and (replaced_at is null or replaced_at >= not_after)
    union all
    select merchant_id, (revoked_at at time zone 'America/Montreal')::date, 'ended', 1 from certificates
      where revoked_at >= :start and revoked_at < :end and revoked_at < not_after
        and (replaced_at is null or replaced_at >= revoked_at)
    union all
    select merchant_id, (requested_at at time zone 'America/Montreal')::date, 'failed', 1 from certificate_requests
      where state = 'refused' and requested_at >= :start and requested_at < :end
  ), entries as (
    select merchant_id, day, figure, count, 0 as cents, 0 as gst, 0 as qst, 0 as total, 0 as days from counted
  )`;

/** The sums of every figure, by the rows of a group. */
export const listCertificateSums = (
  tx: Transaction,
  { start, end, ends }: FigureBounds,
  groupBy: FigureGroup,
): Promise<NamedSum[]> => tx.many({ text: sumEntries(ENTRIES, groupBy), values: { start, end, ends } });

/** A page of the merchants behind a figure. */
export const listCertificateMerchantsBehind = (
  tx: Transaction,
  { start, end, ends }: FigureBounds,
  part: BehindPart<CertificateFigure>,
): Promise<BehindRow[]> => tx.many({ text: listBehind(ENTRIES), values: { start, end, ends, ...part } });
