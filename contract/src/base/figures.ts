import { z } from 'zod';
import { plainText, reportDay } from '../endpoint.ts';

/** Days of Québec, both included. */
export const figurePeriod = z.strictObject({ from: reportDay, to: reportDay });

const figureKey = plainText(60).describe(
  'What the row is of: `2026-06`, a week’s Monday, `autonomous`, the id of a partner, `food_truck`; `none` where nothing is stored.',
);

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

/** Formats of a file: one line for each figure of each row, a workbook of several sheets, or a document. */
export const fileFormat = z.enum(['csv', 'xlsx', 'pdf']);
