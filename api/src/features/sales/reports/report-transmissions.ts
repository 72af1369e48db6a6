import type { getTransmissionReport, TransmissionReport } from '@comptoir/contract/sales/reports';
import { boundsOfQuebecDays, quebecDayOf } from '@comptoir/domain/base/calendar/quebec-day';
import { faultsOfPeriod } from '@comptoir/domain/sales/reports/report-period';
import type { z } from 'zod';
import type { Database, Scope } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { listTransmissionLines } from './reports.queries.ts';

type Wanted = z.output<typeof getTransmissionReport.query>;

/** Reports the bills that every merchant's tills brought to the authority in a period, or a page of them. @throws AppError validation-failed */
export async function reportTransmissions(
  { database, now }: { database: Database; now: () => Date },
  scope: Scope,
  { sort = 'name', cursor: offset = 0, limit, ...period }: Wanted,
): Promise<TransmissionReport> {
  const faults = faultsOfPeriod(period, quebecDayOf(now()));
  if (faults.length > 0) throw new AppError('validation-failed', faults);
  const place = { sort, offset, limit: limit ?? null };
  const found = await database.transaction(scope, (tx) =>
    listTransmissionLines(tx, { ...period, ...boundsOfQuebecDays(period), ...place }),
  );
  if (!found) throw new Error('A total is there also when there is nothing to add up.');
  const { items, total } = found;
  const next = offset + items.length;
  return {
    items: items.map(({ companyName, ...line }) => ({ ...line, company_name: companyName })),
    nextCursor: next < total.merchants ? String(next) : null,
    previousCursor: offset > 0 ? String(Math.max(0, offset - (limit ?? offset))) : null,
    total,
  };
}
