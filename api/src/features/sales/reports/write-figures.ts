import type { SalesFigures } from '@comptoir/contract/sales/reports';
import type { Language } from '@comptoir/domain/base/merchants/merchant-information';
import { salesFileEn } from './sales-file.en.ts';
import { salesFileFr } from './sales-file.fr.ts';
import { count, money, type ReportCell, type ReportTable } from '../../base/exports/written-report.ts';

const SALES_WORDS = { en: salesFileEn, fr: salesFileFr };

/** The names of figures: how many first, then amounts; the first eight are those of a table. */
const IN_TABLE = 8;

const cellsOf = (figures: SalesFigures): ReportCell[] => [
  count(figures.sales),
  count(figures.refunds),
  money(figures.grossCents),
  money(figures.refundedCents),
  money(figures.netCents),
  money(figures.gstCents),
  money(figures.qstCents),
  money(figures.soldCents),
  money(figures.adjustmentCents),
  money(figures.serviceCents),
  money(figures.alcoholCents),
  money(figures.tipCents),
];

export interface FigureLine extends SalesFigures {
  readonly label: string;
}

/** A line for each value of a dimension, such as a month, and their sum. */
export function writeFigureTable(
  language: Language,
  { dimension, lines, total }: { dimension: string; lines: readonly FigureLine[]; total: SalesFigures },
): ReportTable {
  const words = SALES_WORDS[language];
  return {
    columns: [dimension, ...words.columns.slice(0, IN_TABLE)],
    rows: lines.map((line) => [line.label, ...cellsOf(line).slice(0, IN_TABLE)]),
    total: [words.total, ...cellsOf(total).slice(0, IN_TABLE)],
  };
}

/** A line for each figure, of a period and of the one before. */
export function writeSummaryTable(
  language: Language,
  { names, now, before }: { names: readonly [string, string, string]; now: SalesFigures; before: SalesFigures },
): ReportTable {
  const [nowCells, beforeCells] = [cellsOf(now), cellsOf(before)];
  return {
    columns: names,
    rows: SALES_WORDS[language].columns.map((name, index) => [name, nowCells[index] ?? '', beforeCells[index] ?? '']),
  };
}
