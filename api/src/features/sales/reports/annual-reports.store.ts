import type { AnnualFigures } from '@comptoir/contract/sales/annual-reports';
import type { Language, MerchantTimeZone } from '@comptoir/domain/base/merchants/merchant-information';
import type { FiscalYear } from '@comptoir/domain/sales/reports/fiscal-year';
import type { Transaction } from '../../../platform/database/database.ts';

/** The report of a year as it was kept. `positions`: up to where in each device's chain bills are in it. */
export interface KeptReport {
  readonly madeAt: Date;
  readonly report: AnnualFigures;
  readonly positions: Readonly<Record<string, number>>;
}

export const findKeptReport = (
  tx: Transaction,
  merchantId: string,
  { year, firstMonth }: FiscalYear,
): Promise<KeptReport | null> =>
  tx.first({
    text: `select made_at as "madeAt", report, positions from annual_reports
      where merchant_id = $1 and year = $2 and first_month = $3`,
    values: [merchantId, year, firstMonth],
  });

/** Keeps a report. False when one of that year is kept already, by whichever server. */
export async function keepReport(
  tx: Transaction,
  { merchantId, of, kept }: { merchantId: string; of: FiscalYear; kept: KeptReport },
): Promise<boolean> {
  const first = await tx.first({
    text: `insert into annual_reports (merchant_id, year, first_month, made_at, report, positions)
      values (:merchantId, :year, :firstMonth, :madeAt, :report, :positions)
      on conflict do nothing returning year`,
    values: {
      merchantId,
      year: of.year,
      firstMonth: of.firstMonth,
      madeAt: kept.madeAt,
      report: JSON.stringify(kept.report),
      positions: JSON.stringify(kept.positions),
    },
  });
  return first !== null;
}

/** Returns the last position of each chain of a merchant at this moment. */
export async function readPositions(tx: Transaction, merchantId: string): Promise<Record<string, number>> {
  const lanes = await tx.many<{ deviceId: string; position: number }>({
    text: 'select device_id as "deviceId", last_position::float8 as position from lanes where merchant_id = $1',
    values: [merchantId],
  });
  return Object.fromEntries(lanes.map(({ deviceId, position }) => [deviceId, position]));
}

/** Merchants of a zone whose fiscal year it is, that sold something in it and whose report of it is not kept yet. */
export const listReportable = (
  tx: Transaction,
  given: FiscalYear & { zone: MerchantTimeZone; start: Date; end: Date },
): Promise<{ merchantId: string }[]> =>
  tx.many({
    text: `select m.id as "merchantId" from merchants m left join fiscal_years f on f.merchant_id = m.id
      where m.time_zone = :zone and coalesce(f.first_month, 1) = :firstMonth
        and not exists (
          select from annual_reports r where r.merchant_id = m.id and r.year = :year and r.first_month = :firstMonth
        )
        and exists (
          select from transactions b
          where b.merchant_id = m.id and b.signed_at >= :start and b.signed_at < :end and b.sold_cents <> 0
        )
      order by m.id`,
    values: { zone: given.zone, year: given.year, firstMonth: given.firstMonth, start: given.start, end: given.end },
  });

/** Lists the recipients, with their names. */
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
