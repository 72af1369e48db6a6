import type { FigureGroup, Figures, FigureValue, Measure } from '@comptoir/domain/base/figures/figure-section';
import type { ReportSection, SectionDocument } from '@comptoir/domain/base/figures/report-section';
import { FIGURE_SECTIONS } from '@comptoir/domain/figure-sections';
import { z } from 'zod';
import { behindFigure, figurePeriod, fileFormat, MERCHANTS_BEHIND, reportOf, rowOf } from './base/figures.ts';
import { endpoint, pageOf } from './endpoint.ts';

const PERIOD =
  'Both days included, in Québec time, 366 at most. A period that begins with a month is compared with as many months before, any other ' +
  'with as many days.';

const amount = z.number().int();
const MEASURE_SCHEMAS: Readonly<Record<Measure, z.ZodNumber>> = {
  subtotalCents: amount.describe('Before taxes, in cents.'),
  gstCents: amount.describe('The federal tax (GST), in cents.'),
  qstCents: amount.describe('The Québec tax (QST), in cents.'),
  totalCents: amount.describe('Taxes included, in cents.'),
  days: amount.describe('Whole days, of all together.'),
};

/** The three calls of a section and the schemas that the API's document names, all from what the section says of itself. */
function figureReport<Name extends string, Figure extends string, Counted extends Measure, Group extends FigureGroup>(
  name: Name,
  section: ReportSection<Figure, Counted, Group>,
  { summary, basis, figures: meanings }: SectionDocument<Figure>,
) {
  const groupBy = z
    .enum(section.groups)
    .default('month' as never)
    .describe('What a row stands for.');
  const value = { count: amount, ...Object.fromEntries(section.measures.map((one) => [one, MEASURE_SCHEMAS[one]])) };
  const figures = z.strictObject(
    Object.fromEntries(section.figures.map((one) => [one, z.strictObject(value).describe(meanings[one])])),
  ) as unknown as z.ZodType<Figures<Figure, Counted>>;
  const row = rowOf(figures);
  const merchant = z.strictObject({
    merchantId: z.uuid(),
    company_name: z.string(),
    ...value,
  }) as unknown as z.ZodType<{ merchantId: string; company_name: string } & FigureValue<Counted>>;
  const total = z.strictObject({ merchants: amount, ...value }) as unknown as z.ZodType<
    { merchants: number } & FigureValue<Counted>
  >;
  return {
    section,
    schemas: { figures, row, merchant },
    report: endpoint({
      method: 'GET',
      path: `/reports/${name}`,
      access: 'read-reports',
      summary,
      description: `${basis} ${PERIOD}`,
      query: figurePeriod.extend({ groupBy }),
      reply: reportOf(figures, row),
    }),
    merchants: endpoint({
      method: 'GET',
      path: `/reports/${name}/merchants`,
      access: 'read-reports',
      summary: 'The merchants behind a figure of that report',
      description: MERCHANTS_BEHIND,
      query: behindFigure(z.enum(section.figures), groupBy),
      reply: pageOf(merchant).extend({ previousCursor: z.string().nullable(), total }),
    }),
    file: endpoint({
      method: 'GET',
      path: `/reports/${name}/file`,
      access: 'read-reports',
      summary: `${summary}, as a file`,
      description: 'The same figures as the report, in the language of `Accept-Language`.',
      replyForm: 'report',
      query: figurePeriod.extend({ groupBy, format: fileFormat.default('csv') }),
      reply: z.null(),
    }),
  };
}

type Sections = Omit<typeof FIGURE_SECTIONS, 'revenue'>;
type ReportOf<Name extends string, Section> =
  Section extends ReportSection<infer Figure, infer Counted, infer Group>
    ? ReturnType<typeof figureReport<Name, Figure, Counted, Group>>
    : never;

const documented = Object.entries(FIGURE_SECTIONS).flatMap(([name, section]: [string, ReportSection]) =>
  section.document ? [{ document: section.document, made: figureReport(name, section, section.document), name }] : [],
);

/** The reports whose calls are made alike, by the name of their section. */
export const FIGURE_REPORTS = Object.fromEntries(documented.map(({ name, made }) => [name, made])) as unknown as {
  readonly [Name in keyof Sections]: ReportOf<Name, Sections[Name]>;
};

/** The calls and schemas of the reports of an area, by their names in the API's document. */
export const figureReportsOf = (area: SectionDocument<string>['area']): Readonly<Record<string, object>> =>
  Object.fromEntries(
    documented
      .filter(({ document }) => document.area === area)
      .sort((one, other) => one.name.localeCompare(other.name))
      .flatMap(({ document: { call }, made: { schemas, report, merchants, file } }) => [
        [`${call}Figures`, schemas.figures],
        [`${call}ReportRow`, schemas.row],
        [`${call}ReportMerchant`, schemas.merchant],
        [`get${call}Report`, report],
        [`list${call}ReportMerchants`, merchants],
        [`get${call}ReportFile`, file],
      ]),
  );
