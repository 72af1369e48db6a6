import type { AnnualFigures } from '@comptoir/contract/sales/annual-reports';
import type { Language, MerchantTimeZone } from '@comptoir/domain/base/merchants/merchant-information';
import type { FiscalYear } from '@comptoir/domain/sales/reports/fiscal-year';
import type { GivenChanges } from '@comptoir/contract/sales/report-changes';
import type { ReportPeriod } from '@comptoir/domain/sales/reports/report-period';
import type { SalesAccountsView } from '@comptoir/contract/sales/report-accounting';
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

/** Report of a period that was given out as a file. */
export interface GivenOf {
  readonly merchantId: string;
  readonly report: 'sales' | 'taxes';
  readonly period: ReportPeriod;
}

/** Figures of a report that are remembered. */
export type GivenFigures = Pick<GivenChanges, 'netCents' | 'gstCents' | 'qstCents' | 'soldCents'>;

/** A report as it was given out. `positions`: up to where in each device's chain bills are in it. */
interface GivenReport {
  readonly madeAt: Date;
  readonly timeZone: MerchantTimeZone;
  readonly figures: GivenFigures;
  readonly positions: Readonly<Record<string, number>>;
}

export const findGivenReport = (
  tx: Transaction,
  { merchantId, report, period }: GivenOf,
): Promise<GivenReport | null> =>
  tx.first({
    name: 'find-given-report',
    text: `select made_at as "madeAt", zone as "timeZone", figures, positions from given_reports
      where merchant_id = $1 and report = $2 and from_on = $3 and to_on = $4`,
    values: [merchantId, report, period.from, period.to],
  });

/** Remembers the last report of a period that was given out: the one that is in someone's hands. */
export function rememberReport(tx: Transaction, { merchantId, report, period }: GivenOf, given: GivenReport): void {
  const { netCents, gstCents, qstCents, soldCents } = given.figures;
  tx.write({
    text: `insert into given_reports as g (merchant_id, report, from_on, to_on, made_at, zone, figures, positions)
      values (:merchantId, :report, :from, :to, :madeAt, :zone, :figures, :positions)
      on conflict (merchant_id, report, from_on, to_on) do update set made_at = excluded.made_at, zone = excluded.zone,
        figures = excluded.figures, positions = excluded.positions where g.made_at <= excluded.made_at`,
    values: {
      merchantId,
      report,
      from: period.from,
      to: period.to,
      madeAt: given.madeAt,
      zone: given.timeZone,
      figures: JSON.stringify({ netCents, gstCents, qstCents, soldCents }),
      positions: JSON.stringify(given.positions),
    },
  });
}

/** With which month a merchant's fiscal year begins, as it was saved. */
export interface SavedFiscalYear {
  readonly firstMonth: number;
  readonly changedAt: Date;
}

export const findFiscalYear = (tx: Transaction, merchantId: string): Promise<SavedFiscalYear | null> =>
  tx.first({
    text: 'select first_month as "firstMonth", changed_at as "changedAt" from fiscal_years where merchant_id = $1',
    values: [merchantId],
  });

export function saveFiscalYear(
  tx: Transaction,
  { merchantId, firstMonth, changedAt, changedBy }: SavedFiscalYear & { merchantId: string; changedBy: string },
): void {
  tx.write({
    text: `insert into fiscal_years (merchant_id, first_month, changed_at, changed_by) values ($1, $2, $3, $4)
      on conflict (merchant_id) do update set first_month = $2, changed_at = $3, changed_by = $4`,
    values: [merchantId, firstMonth, changedAt, changedBy],
  });
}

/** The accounts of a merchant as they were saved. */
interface SavedAccounts {
  readonly accounts: SalesAccountsView['accounts'];
  readonly changedAt: Date;
}

export const findSalesAccounts = (tx: Transaction, merchantId: string): Promise<SavedAccounts | null> =>
  tx.first({
    name: 'find-sales-accounts',
    text: 'select accounts, changed_at as "changedAt" from sales_accounts where merchant_id = $1',
    values: [merchantId],
  });

export function saveSalesAccounts(
  tx: Transaction,
  saved: SavedAccounts & { merchantId: string; changedBy: string },
): void {
  const { merchantId, accounts, changedAt, changedBy } = saved;
  tx.write({
    text: `insert into sales_accounts (merchant_id, accounts, changed_at, changed_by) values ($1, $2, $3, $4)
      on conflict (merchant_id) do update set accounts = $2, changed_at = $3, changed_by = $4`,
    values: [merchantId, JSON.stringify(accounts), changedAt, changedBy],
  });
}
