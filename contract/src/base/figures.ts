import type { FigureSection, FigureValue, Figures, Measure } from '@comptoir/domain/base/figures/figure-section';
import { z } from 'zod';
import { pageOf, plainText, reportDay } from '../endpoint.ts';

/** Days of Québec, both included. */
export const figurePeriod = z.strictObject({ from: reportDay, to: reportDay });

/** Description of the period, for every report of figures. */
export const FIGURE_PERIOD =
  'Both days included, in Québec time, 366 at most. A period that begins with a month is compared with as many months before, any other ' +
  'with as many days.';

const figureKey = plainText(60).describe(
  'What the row is of: `2026-06`, a week’s Monday, `autonomous`, the id of a partner, `food_truck`; `none` where nothing is stored.',
);

const amount = z.number().int();
const MEASURE_SCHEMAS: Readonly<Record<Measure, z.ZodNumber>> = {
  subtotalCents: amount.describe('Before taxes, in cents.'),
  gstCents: amount.describe('The federal tax (GST), in cents.'),
  qstCents: amount.describe('The Québec tax (QST), in cents.'),
  totalCents: amount.describe('Taxes included, in cents.'),
  days: amount.describe('Whole days, of all together.'),
};

/** The fields of a figure: how many, and what they come to. */
const valueFields = <Counted extends Measure>(measures: readonly Counted[]) =>
  ({
    count: z.number().int(),
    ...Object.fromEntries(measures.map((measure) => [measure, MEASURE_SCHEMAS[measure]])),
  }) as Record<'count' | Counted, z.ZodNumber>;

/** The figures of a section, each by its name. */
export const figuresOf = <Figure extends string, Counted extends Measure>(
  { figures, measures }: FigureSection<Figure, Counted>,
  meanings: Readonly<Record<Figure, string>>,
): z.ZodType<Figures<Figure, Counted>> =>
  z.strictObject(
    Object.fromEntries(
      figures.map((figure) => [figure, z.strictObject(valueFields(measures)).describe(meanings[figure])]),
    ),
  ) as unknown as z.ZodType<Figures<Figure, Counted>>;

/** A row of a report: its figures, and those of the period before. */
export const rowOf = <Values extends z.ZodType>(figures: Values) =>
  z.strictObject({
    key: figureKey,
    name: z.string().nullable().describe('The name of a partner; null in other groups.'),
    figures,
    before: figures.nullable().describe('The same of the period before; null where nothing stands beside it.'),
  });

/** A report: its total, its rows, and the period that both are compared with. */
export const reportOf = <Values extends z.ZodType, Row extends z.ZodType>(figures: Values, row: Row) =>
  z.strictObject({
    before: z.strictObject({ from: z.iso.date(), to: z.iso.date() }).describe('The period that it is compared with.'),
    total: figures,
    totalBefore: figures,
    rows: z.array(row),
  });

/** Description for every list of the merchants behind a figure. */
export const MERCHANTS_BEHIND =
  'Largest part first. Their parts add up to the figure, which `total` says of all of them. With `limit` it answers with a page.';

/** Query for the merchants behind a figure, page by page; all of them without `limit`. */
export const behindFigure = <Figure extends z.ZodType, GroupBy extends z.ZodType>(figure: Figure, groupBy: GroupBy) =>
  figurePeriod.extend({
    figure: figure.describe('The figure that they are behind.'),
    groupBy,
    key: figureKey.optional().describe('Only those of the row with this key.'),
    cursor: z.coerce.number().int().min(0).max(1_000_000).optional(),
    limit: z.coerce.number().int().min(1).max(100).optional(),
  });

/** A merchant behind a figure, with its part of it. */
export const merchantOf = <Counted extends Measure>(measures: readonly Counted[]) =>
  z.strictObject({
    merchantId: z.uuid(),
    company_name: z.string(),
    ...valueFields(measures),
  }) as unknown as z.ZodType<{ merchantId: string; company_name: string } & FigureValue<Counted>>;

/** The merchants behind a figure, and what all of them come to, however few are on the page. */
export const merchantsOf = <Counted extends Measure, Merchant extends z.ZodType>(
  measures: readonly Counted[],
  merchant: Merchant,
) =>
  pageOf(merchant).extend({
    previousCursor: z.string().nullable(),
    total: z.strictObject({ merchants: z.number().int(), ...valueFields(measures) }) as unknown as z.ZodType<
      { merchants: number } & FigureValue<Counted>
    >,
  });

/** Formats of a file: one line for each figure of each row, a workbook of several sheets, or a document. */
export const fileFormat = z.enum(['csv', 'xlsx', 'pdf']);
