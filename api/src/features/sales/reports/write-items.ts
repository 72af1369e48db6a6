import type { ItemFigures, ItemReport } from '@comptoir/contract/sales/report-items';
import type { Language } from '@comptoir/domain/base/merchants/merchant-information';
import { SALES_FILE_TEXTS } from './export-sales.ts';
import { REPORT_WORDS } from './report-words.ts';
import { count, money, type ReportCell, type ReportPart } from '../../base/exports/written-report.ts';

/** Writes the sales by item, as a part of a report. */
export function writeItems({ items, others, total }: ItemReport, language: Language): ReportPart {
  const { by, itemsAreLines } = REPORT_WORDS[language];
  const words = SALES_FILE_TEXTS[language];
  return {
    heading: by.item,
    texts: [itemsAreLines],
    table: {
      columns: [words.dimensions.item, ...words.itemColumns],
      rows: [...items.map((line) => lineOf(line.item, line)), ...(others ? [lineOf(words.otherItems, others)] : [])],
      total: lineOf(words.total, total),
    },
  };
}

const lineOf = (label: string, figures: ItemFigures): ReportCell[] => [
  label,
  count(figures.soldQuantity),
  count(figures.returnedQuantity),
  money(figures.grossCents),
  money(figures.refundedCents),
  money(figures.netCents),
];
