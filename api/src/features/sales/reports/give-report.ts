import type { GivenChanges } from '@comptoir/contract/sales/report-changes';
import type { ReportPeriod } from '@comptoir/domain/sales/reports/report-period';
import type { Transaction } from '../../../platform/database/database.ts';
import { scopeOf, type MerchantScope } from '../../base/access/merchant-scope.ts';
import {
  readPositions,
  findGivenReport,
  rememberReport,
  type GivenFigures,
  type GivenOf,
} from './annual-reports.store.ts';
import { compareReports } from './compare-reports.ts';
import { readPeriod, type Asked } from './read-period.ts';
import type { ReportDeps } from './report-filter.ts';

/** A report on its way into a file, and what of it is remembered. */
interface Given<Report> {
  readonly report: Report;
  readonly figures: GivenFigures;
}

/** Reads a report that leaves as a file, and remembers what it said. @throws AppError validation-failed */
export async function giveReport<Report>(
  deps: ReportDeps,
  { scope, period, name }: { scope: MerchantScope; period: ReportPeriod; name: GivenOf['report'] },
  read: (tx: Transaction, asked: Asked) => Promise<Given<Report>>,
): Promise<Report> {
  const madeAt = deps.now();
  const { given, timeZone, positions } = await readPeriod(deps, { scope, period }, async (tx, asked) => {
    const [ends, made] = await Promise.all([readPositions(tx, asked.merchantId), read(tx, asked)]);
    return { given: made, timeZone: asked.timeZone, positions: ends };
  });
  await deps.database.transaction(scopeOf(scope), (tx) => {
    const of = { merchantId: scope.merchantId, report: name, period };
    rememberReport(tx, of, { madeAt, timeZone, figures: given.figures, positions });
  });
  return given.report;
}

/** Returns the changes since a report of a period that is over was last given out; null when it never was. */
export async function compareWithGiven(
  tx: Transaction,
  { merchantId, period, isOver }: Asked,
  { name, now }: { name: GivenOf['report']; now: GivenFigures },
): Promise<GivenChanges | null> {
  const given = isOver ? await findGivenReport(tx, { merchantId, report: name, period }) : null;
  if (!given) return null;
  const { soldCents, netCents, gstCents, qstCents } = given.figures;
  const earlier = { ...given, period, soldCents };
  const changes = await compareReports(tx, merchantId, { earlier, nowCents: now.soldCents });
  return { ...changes, netCents, gstCents, qstCents };
}
