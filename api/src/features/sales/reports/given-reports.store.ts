import type { GivenChanges } from '@comptoir/contract/sales/report-changes';
import type { MerchantTimeZone } from '@comptoir/domain/base/merchants/merchant-information';
import type { ReportPeriod } from '@comptoir/domain/sales/reports/report-period';
import type { Transaction } from '../../../platform/database/database.ts';

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
