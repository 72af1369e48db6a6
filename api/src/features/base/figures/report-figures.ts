import type { Day } from '@comptoir/domain/base/calendar/calendar-day';
import { boundsOfQuebecDays } from '@comptoir/domain/base/calendar/quebec-day';
import type { FigureSum } from '@comptoir/domain/base/figures/add-up-figures';
import {
  faultsOfFigurePeriod,
  partsOfPeriod,
  periodBefore,
  type FigurePeriod,
} from '@comptoir/domain/base/figures/figure-period';
import type { FigureGroup } from '@comptoir/domain/base/figures/figure-section';
import type { Database, Scope, Transaction } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/http/app-error.ts';

/** The days of a report and the instants at which the first begins and the last ends; the same of its parts, the whole where it has none. */
export interface FigureBounds extends FigurePeriod {
  readonly start: Date;
  readonly end: Date;
  /** True when it is added up by parts, and not by merchants. */
  readonly isSplit: boolean;
  readonly firsts: readonly Day[];
  readonly starts: readonly Date[];
  readonly ends: readonly Day[];
}

/** A sum of a figure in a row. */
export interface NamedSum extends FigureSum {
  /** Of a partner. */
  readonly name: string | null;
}

/** Request for a report. */
export interface FigureQuery extends FigurePeriod {
  readonly groupBy: FigureGroup;
}

/** Source of a section's figures, and their sums. A part of the period is named by its number, from one. */
export interface FigureSource<Sum extends { key: string; name: string | null }, Sums> {
  readonly listSums: (tx: Transaction, bounds: FigureBounds, groupBy: FigureGroup) => Promise<Sum[]>;
  /** `asOf`: the last part of the period, for a total. `previous`: the part before, for a part. */
  readonly addUp: (sums: readonly Sum[], within: { asOf?: string | undefined; previous?: Sums | undefined }) => Sums;
}

interface Row<Sums> {
  readonly key: string;
  readonly name: string | null;
  readonly figures: Sums;
}

export interface FigureReport<Sums> {
  readonly before: FigurePeriod;
  readonly total: Sums;
  readonly totalBefore: Sums;
  readonly rows: (Row<Sums> & { readonly before: Sums | null })[];
}

/** The figures of a period beside those of the one before. @throws AppError validation-failed */
export async function reportFigures<Sum extends { key: string; name: string | null }, Sums>(
  { database, scope }: { database: Database; scope: Scope },
  query: FigureQuery,
  source: FigureSource<Sum, Sums>,
): Promise<FigureReport<Sums>> {
  refuseFaults(query);
  const before = periodBefore(query);
  const { groupBy } = query;
  const list = (tx: Transaction, period: FigurePeriod) => source.listSums(tx, boundsOf(period, groupBy), groupBy);
  const [sums, sumsBefore] = await database.transaction(scope, (tx) =>
    Promise.all([list(tx, query), list(tx, before)]),
  );
  const [now, then] = [addUp(source, { ...query, sums }), addUp(source, { ...before, groupBy, sums: sumsBefore })];
  const isParts = isPart(groupBy);
  const known = new Set(now.rows.map(({ key }) => key));
  return {
    before,
    total: now.total,
    totalBefore: then.total,
    rows: [
      ...now.rows.map((row, index) => {
        // parts of a period stand beside each other by their place, other rows by what they are of
        const beside = isParts ? then.rows[index] : then.rows.find(({ key }) => key === row.key);
        return { ...row, before: beside?.figures ?? null };
      }),
      // a row that only the period before has
      ...(isParts ? [] : then.rows.filter(({ key }) => !known.has(key))).map((row) => ({
        ...row,
        figures: source.addUp([], {}),
        before: row.figures,
      })),
    ],
  };
}

/**
 * The period and the row that a figure of such a report is of: a part of the period is a period by itself. Null when it has no such part.
 * @throws AppError validation-failed
 */
export function boundsOfFigure(
  query: FigureQuery & { key?: string | undefined },
): { bounds: FigureBounds; key: string | null } | null {
  refuseFaults(query);
  const { groupBy, key } = query;
  if (key === undefined || !isPart(groupBy)) return { bounds: boundsOf(query, null), key: key ?? null };
  const part = partsOfPeriod(query, groupBy).find((one) => one.key === key);
  return part ? { bounds: boundsOf(part, null), key: null } : null;
}

function refuseFaults(period: FigurePeriod): void {
  const faults = faultsOfFigurePeriod(period);
  if (faults.length > 0) throw new AppError('validation-failed', faults);
}

const isPart = (groupBy: FigureGroup): groupBy is 'month' | 'week' => groupBy === 'month' || groupBy === 'week';

/** Returns the bounds of a period and of its parts. Levels are looked at once, at its end, or at the end of each part. */
export function boundsOf(period: FigurePeriod, groupBy: FigureGroup | null): FigureBounds {
  const isSplit = groupBy !== null && isPart(groupBy);
  const parts = isSplit ? partsOfPeriod(period, groupBy) : [period];
  return {
    from: period.from,
    to: period.to,
    ...boundsOfQuebecDays(period),
    isSplit,
    firsts: parts.map(({ from }) => from),
    starts: parts.map((part) => boundsOfQuebecDays(part).start),
    ends: parts.map(({ to }) => to),
  };
}

function addUp<Sum extends { key: string; name: string | null }, Sums>(
  source: FigureSource<Sum, Sums>,
  { from, to, groupBy, sums }: FigureQuery & { sums: readonly Sum[] },
): { total: Sums; rows: Row<Sums>[] } {
  if (!isPart(groupBy)) {
    const keys = [...new Set(sums.map(({ key }) => key))];
    return { total: source.addUp(sums, {}), rows: keys.map((key) => rowOf(source, key, { sums })) };
  }
  const rows: Row<Sums>[] = [];
  const parts = partsOfPeriod({ from, to }, groupBy);
  for (const [index, { key }] of parts.entries()) {
    const { figures } = rowOf(source, String(index + 1), { sums, previous: rows.at(-1)?.figures });
    rows.push({ key, name: null, figures });
  }
  return { total: source.addUp(sums, { asOf: String(parts.length) }), rows };
}

function rowOf<Sum extends { key: string; name: string | null }, Sums>(
  source: FigureSource<Sum, Sums>,
  key: string,
  { sums, previous }: { sums: readonly Sum[]; previous?: Sums | undefined },
): Row<Sums> {
  const own = sums.filter((sum) => sum.key === key);
  return { key, name: own[0]?.name ?? null, figures: source.addUp(own, { previous }) };
}
