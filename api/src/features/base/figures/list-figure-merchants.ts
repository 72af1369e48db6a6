import type { FigureGroup, FigureValue, Measure } from '@comptoir/domain/base/figures/figure-section';
import type { Database, Scope, Transaction } from '../../../platform/database/database.ts';
import { boundsOfFigure, type FigureBounds, type FigureQuery } from './report-figures.ts';

/** A merchant behind a figure, and what all of them come to. */
export interface BehindRow extends FigureValue {
  readonly merchantId: string;
  readonly company_name: string;
  readonly merchants: number;
  readonly allCount: number;
  readonly allSubtotalCents: number;
  readonly allGstCents: number;
  readonly allQstCents: number;
  readonly allTotalCents: number;
  readonly allDays: number;
}

/** Figure of a row, and the page of its merchants. */
export interface BehindPart<Figure extends string> {
  readonly figure: Figure;
  readonly groupBy: FigureGroup;
  /** Null for all rows. */
  readonly key: string | null;
  readonly offset: number;
  /** Null for all of them. */
  readonly limit: number | null;
}

export interface FigureWanted<Figure extends string> extends FigureQuery {
  readonly figure: Figure;
  readonly key?: string | undefined;
  readonly cursor?: number | undefined;
  readonly limit?: number | undefined;
}

type ListBehind<Figure extends string> = (
  tx: Transaction,
  bounds: FigureBounds,
  part: BehindPart<Figure>,
) => Promise<BehindRow[]>;

/** The merchants behind one figure of a report, the largest part first. @throws AppError validation-failed */
export async function listFigureMerchants<Figure extends string, Counted extends Measure>(
  { database, scope }: { database: Database; scope: Scope },
  wanted: FigureWanted<Figure>,
  { measures, listBehind }: { readonly measures: readonly Counted[]; readonly listBehind: ListBehind<Figure> },
) {
  const { figure, groupBy, cursor: offset = 0, limit = null } = wanted;
  const asked = boundsOfFigure(wanted);
  const rows = asked
    ? await database.transaction(scope, (tx) =>
        listBehind(tx, asked.bounds, { figure, groupBy, key: asked.key, offset, limit }),
      )
    : [];
  const first = rows[0];
  const total = { merchants: first?.merchants ?? 0, ...pick(first && allOf(first), measures) };
  const next = offset + rows.length;
  return {
    items: rows.map((row) => {
      const { merchantId, company_name } = row;
      return { merchantId, company_name, ...pick(row, measures) };
    }),
    nextCursor: next < total.merchants ? String(next) : null,
    previousCursor: offset > 0 ? String(Math.max(0, offset - (limit ?? offset))) : null,
    total,
  };
}

const allOf = (row: BehindRow): FigureValue => ({
  count: row.allCount,
  subtotalCents: row.allSubtotalCents,
  gstCents: row.allGstCents,
  qstCents: row.allQstCents,
  totalCents: row.allTotalCents,
  days: row.allDays,
});

/** Returns the measures of a section, and no more. */
const pick = <Counted extends Measure>(value: FigureValue | undefined, measures: readonly Counted[]) =>
  Object.fromEntries(
    (['count', ...measures] as const).map((name) => [name, value?.[name] ?? 0]),
  ) as FigureValue<Counted>;
