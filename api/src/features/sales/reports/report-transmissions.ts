import type { TransmissionReportRow } from '@comptoir/contract/sales/reports';
import { boundsOfQuebecDay, quebecDayOf } from '@comptoir/domain/base/calendar/quebec-day';
import { faultsOfPeriod, type ReportPeriod } from '@comptoir/domain/sales/reports/report-period';
import type { Database, Scope } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { listTransmissionLines, type TransmissionLine } from './reports.queries.ts';

/** What every merchant's tills brought to the authority in a period. @throws AppError validation-failed */
export async function reportTransmissions(
  { database, now }: { database: Database; now: () => Date },
  scope: Scope,
  period: ReportPeriod,
): Promise<TransmissionReportRow[]> {
  const faults = faultsOfPeriod(period, quebecDayOf(now()));
  if (faults.length > 0) throw new AppError('validation-failed', faults);
  const { start } = boundsOfQuebecDay(period.from);
  const { end } = boundsOfQuebecDay(period.to);
  const lines = await database.transaction(scope, (tx) => listTransmissionLines(tx, { start, end }));
  return lines.map(rowOf);
}

function rowOf({ companyName, ...line }: TransmissionLine): TransmissionReportRow {
  return { ...line, company_name: companyName, accepted: line.bills - line.waiting - line.refused };
}
