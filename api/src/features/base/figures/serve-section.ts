import type { Endpoint } from '@comptoir/contract/endpoint';
import { addUpFigures } from '@comptoir/domain/base/figures/add-up-figures';
import type { FigureGroup, Figures, Measure } from '@comptoir/domain/base/figures/figure-section';
import type { ReportSection } from '@comptoir/domain/base/figures/report-section';
import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import type { RouteDependencies } from '../../../dependencies.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { preferredLanguage } from '../../../platform/http/preferred-language.ts';
import { fileRoute, route } from '../../../platform/http/route.ts';
import { scopeOfActor } from '../access/merchant-scope.ts';
import type { SignedIn } from '../access/recognize-user.ts';
import { listFigureMerchants, type BehindPart, type BehindRow, type FigureWanted } from './list-figure-merchants.ts';
import {
  reportFigures,
  type FigureBounds,
  type FigureQuery,
  type FigureSource,
  type NamedSum,
} from './report-figures.ts';
import { figureFile } from './write-figure-report.ts';

export type SectionDeps = Pick<RouteDependencies, 'database' | 'now' | 'signedIn'>;

/** A call by what it is asked with. */
type CallOf<Query> = Endpoint<z.ZodType, z.ZodType<Query>>;

/** A section with its calls, as the contract makes them. */
interface SectionCalls<Figure extends string, Counted extends Measure> {
  readonly section: ReportSection<Figure, Counted>;
  readonly report: CallOf<FigureQuery>;
  readonly merchants: CallOf<FigureWanted<Figure>>;
  readonly file: CallOf<FigureQuery & { format: 'csv' | 'xlsx' | 'pdf' }>;
}

type Bounds = FigureBounds & { readonly now: Date };

/** Statements that a section's figures come from: its sums by the rows of a group, and a page of the merchants behind a figure. */
export interface SectionSource<Figure extends string> {
  readonly listSums: (tx: Transaction, bounds: Bounds, groupBy: FigureGroup) => Promise<NamedSum[]>;
  readonly listBehind: (tx: Transaction, bounds: Bounds, part: BehindPart<Figure>) => Promise<BehindRow[]>;
}

/** Registers the report of a section, the merchants behind its figures, and its files. */
export function serveSection<Figure extends string, Counted extends Measure>(
  app: FastifyInstance,
  { database, signedIn: authenticate, now }: SectionDeps,
  {
    calls: { section, report, merchants, file },
    source,
  }: { calls: SectionCalls<Figure, Counted>; source: SectionSource<Figure> },
): void {
  const figures: FigureSource<NamedSum, Figures<Figure, Counted>> = {
    listSums: (tx, bounds, groupBy) => source.listSums(tx, { ...bounds, now: now() }, groupBy),
    addUp: (sums, { asOf }) => addUpFigures(section, sums, asOf),
  };
  const readerOf = ({ actor }: SignedIn) => ({ database, scope: scopeOfActor(actor) });
  route(app, report, {
    authenticate,
    handler: ({ query, caller }) => reportFigures(readerOf(caller), query, figures),
  });
  route(app, merchants, {
    authenticate,
    handler: ({ query, caller }) =>
      listFigureMerchants(readerOf(caller), query, {
        measures: section.measures,
        listBehind: (tx, bounds, part) => source.listBehind(tx, { ...bounds, now: now() }, part),
      }),
  });
  fileRoute(app, file, {
    authenticate,
    handler: async ({ query, caller, request }) => {
      const language = preferredLanguage(request);
      const made = await reportFigures(readerOf(caller), query, figures);
      return figureFile({ report: made, section, query, language, now: now() }, query.format);
    },
  });
}
