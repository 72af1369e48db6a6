import type { Endpoint } from '@comptoir/contract/endpoint';
import { addUpFigures } from '@comptoir/domain/base/figures/add-up-figures';
import type { Figures, FigureSection, Measure } from '@comptoir/domain/base/figures/figure-section';
import type { SectionWords } from '@comptoir/domain/base/figures/section-words';
import type { Language } from '@comptoir/domain/base/merchants/merchant-information';
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

/** A section of the administrators' reports: its calls, its words, and where its figures come from. */
export interface ServedSection<Figure extends string, Counted extends Measure> {
  readonly calls: {
    readonly report: CallOf<FigureQuery>;
    readonly merchants: CallOf<FigureWanted<Figure>>;
    readonly file: CallOf<FigureQuery & { format: 'csv' | 'xlsx' | 'pdf' }>;
  };
  readonly section: FigureSection<Figure, Counted>;
  readonly words: Readonly<Record<Language, SectionWords<Figure>>>;
  readonly listSums: FigureSource<NamedSum, Figures<Figure, Counted>>['listSums'];
  readonly listBehind: (tx: Transaction, bounds: FigureBounds, part: BehindPart<Figure>) => Promise<BehindRow[]>;
}

/** Registers the report of a section, the merchants behind its figures, and its files. */
export function serveSection<Figure extends string, Counted extends Measure>(
  app: FastifyInstance,
  { database, signedIn: authenticate, now }: SectionDeps,
  { calls, section, words, listSums, listBehind }: ServedSection<Figure, Counted>,
): void {
  const source: FigureSource<NamedSum, Figures<Figure, Counted>> = {
    listSums,
    addUp: (sums, { asOf }) => addUpFigures(section, sums, asOf),
  };
  const readerOf = ({ actor }: SignedIn) => ({ database, scope: scopeOfActor(actor) });
  route(app, calls.report, {
    authenticate,
    handler: ({ query, caller }) => reportFigures(readerOf(caller), query, source),
  });
  route(app, calls.merchants, {
    authenticate,
    handler: ({ query, caller }) =>
      listFigureMerchants(readerOf(caller), query, { measures: section.measures, listBehind }),
  });
  fileRoute(app, calls.file, {
    authenticate,
    handler: async ({ query, caller, request }) => {
      const report = await reportFigures(readerOf(caller), query, source);
      const language = preferredLanguage(request);
      return figureFile({ report, section, words, query, language, now: now() }, query.format);
    },
  });
}
