import type { AnnualFigures } from '@comptoir/contract/sales/annual-reports';
import type { Language, MerchantTimeZone } from '@comptoir/domain/base/merchants/merchant-information';
import type { Transaction } from '../../../platform/database/database.ts';
import type { YearBounds } from './annual.queries.ts';

/** The report of a year as it was kept. `positions`: up to where in each device's chain bills are in it. */
export interface KeptReport {
  readonly madeAt: Date;
  readonly report: AnnualFigures;
  readonly positions: Readonly<Record<string, number>>;
}

export const findKeptReport = (tx: Transaction, merchantId: string, year: number): Promise<KeptReport | null> =>
  tx.first({
    text: 'select made_at as "madeAt", report, positions from annual_reports where merchant_id = $1 and year = $2',
    values: [merchantId, year],
  });

/** Keeps a report. False when one of that year is kept already, by whichever server. */
export async function keepReport(
  tx: Transaction,
  { merchantId, year, kept }: { merchantId: string; year: number; kept: KeptReport },
): Promise<boolean> {
  const first = await tx.first({
    text: `insert into annual_reports (merchant_id, year, made_at, report, positions) values (:merchantId, :year, :madeAt, :report, :positions)
      on conflict do nothing returning year`,
    values: {
      merchantId,
      year,
      madeAt: kept.madeAt,
      report: JSON.stringify(kept.report),
      positions: JSON.stringify(kept.positions),
    },
  });
  return first !== null;
}

/** How far each chain of a merchant goes at this moment. */
export async function readPositions(tx: Transaction, merchantId: string): Promise<Record<string, number>> {
  const lanes = await tx.many<{ deviceId: string; position: number }>({
    text: 'select device_id as "deviceId", last_position::float8 as position from lanes where merchant_id = $1',
    values: [merchantId],
  });
  return Object.fromEntries(lanes.map(({ deviceId, position }) => [deviceId, position]));
}

/** Merchants of a zone that sold something in a year and whose report of it is not kept yet. */
export const listReportable = (
  tx: Transaction,
  given: { zone: MerchantTimeZone; year: number; start: Date; end: Date },
): Promise<{ merchantId: string }[]> =>
  tx.many({
    text: `select m.id as "merchantId" from merchants m
      where m.time_zone = :zone
        and not exists (select from annual_reports r where r.merchant_id = m.id and r.year = :year)
        and exists (
          select from transactions b
          where b.merchant_id = m.id and b.signed_at >= :start and b.signed_at < :end and b.sold_cents <> 0
        )
      order by m.id`,
    values: { zone: given.zone, year: given.year, start: given.start, end: given.end },
  });

/** A bill by which a year differs from its kept report. */
export interface ChangedBill {
  readonly id: string;
  readonly noTrans: string;
  readonly deviceName: string;
  readonly signedAt: Date;
  readonly soldCents: number;
  /** Whether it was refused since; otherwise it came since. */
  readonly isRefused: boolean;
}

const BILL = `b.id, b.no_trans as "noTrans", d.name as "deviceName", b.signed_at as "signedAt", b.sold_cents::float8 as "soldCents"`;

/** Bills of the year that came behind the kept report, and bills in it that were refused behind it. */
export const listChangedBills = (
  tx: Transaction,
  given: YearBounds & Pick<KeptReport, 'madeAt' | 'positions'>,
): Promise<ChangedBill[]> =>
  tx.many({
    text: `with known as (
        select d.id, d.name, coalesce((:positions::jsonb ->> d.id::text)::bigint, 0) as position
        from devices d where d.merchant_id = :merchantId
      )
      select ${BILL}, false as "isRefused"
      from known d join transactions b on b.device_id = d.id and b.position > d.position
        and b.signed_at >= :start and b.signed_at < :end
        join transmissions t on t.merchant_id = :merchantId and t.device_id = d.id and t.position = b.position
      where b.merchant_id = :merchantId and b.sold_cents <> 0 and t.state <> 'refused'
      union all
      select ${BILL}, true
      from transmissions t join known d on d.id = t.device_id and t.position <= d.position
        join transactions b on b.merchant_id = :merchantId and b.id = t.transaction_id and b.signed_at = t.signed_at
      where t.merchant_id = :merchantId and t.state = 'refused' and t.signed_at >= :start and t.signed_at < :end
        and t.settled_at > :madeAt and b.sold_cents <> 0
      order by "signedAt", id`,
    values: {
      merchantId: given.merchantId,
      start: given.start,
      end: given.end,
      madeAt: given.madeAt,
      positions: JSON.stringify(given.positions),
    },
  });

/** Who is written to, and how they are called. */
export const listReaders = (
  tx: Transaction,
  merchantId: string,
): Promise<{ address: string; name: string; language: Language; companyName: string }[]> =>
  tx.many({
    text: `select u.email as address, u.name, coalesce(u.language, m.language) as language, m.company_name as "companyName"
      from users u join merchants m on m.id = u.merchant_id
      where u.merchant_id = $1 and u.suspended_at is null order by u.email`,
    values: [merchantId],
  });
