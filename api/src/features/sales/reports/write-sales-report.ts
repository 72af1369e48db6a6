import type { ItemReport, ItemFigures } from '@comptoir/contract/sales/report-items';
import type { SalesReport } from '@comptoir/contract/sales/reports';
import type { Language } from '@comptoir/domain/base/merchants/merchant-information';
import type { ReportWords } from './report-words.en.ts';
import { REPORT_WORDS } from './report-words.ts';
import { salesFileEn } from './sales-file.en.ts';
import { salesFileFr } from './sales-file.fr.ts';
import { writeChanges } from './write-changes.ts';
import { writeDay, writeMoment } from '../../base/exports/write-days.ts';
import { writeFigureTable, writeSummaryTable, type FigureLine } from './write-figures.ts';
import {
  type ReportPart,
  type WrittenReport,
  count,
  money,
  type ReportCell,
} from '../../base/exports/written-report.ts';
import { SALES_FILE_TEXTS } from './export-sales.ts';

const SALES_WORDS = { en: salesFileEn, fr: salesFileFr };

/** Merchant and instant of a report. */
export interface ReportHead {
  readonly language: Language;
  readonly merchant: string;
  readonly now: Date;
}

/** A sales report in words: the sum, then along every dimension. */
export function writeSalesReport(report: SalesReport, items: ItemReport, head: ReportHead): WrittenReport {
  const { language } = head;
  const words = REPORT_WORDS[language];
  const { before, total } = report;
  const summary = {
    heading: words.summary,
    texts: [words.before(writeDay(before.from, language), writeDay(before.to, language)), words.whatCounts],
    table: writeSummaryTable(language, {
      names: [words.figure, words.thisPeriod, words.periodBefore],
      now: total,
      before: before.total,
    }),
  };
  return {
    ...aboutReport(report, head),
    title: words.salesTitle,
    fileName: `${words.salesFile}-${report.from}-${report.to}`,
    hasCover: false,
    parts: [
      ...writeGiven(report, { language, soldCents: total.soldCents }),
      summary,
      ...writeDimensions(report, language),
      ...(items.items.length > 0 ? [writeItems(items, language)] : []),
    ],
  };
}

/** Writes the changes since a report was last given out; nothing when it never was. */
export const writeGiven = (
  { given, timeZone }: Pick<SalesReport, 'given' | 'timeZone'>,
  { language, soldCents }: { language: Language; soldCents: number },
): ReportPart[] =>
  given ? [writeChanges(given, { language, timeZone, soldCents, words: REPORT_WORDS[language].given })] : [];

/** Returns the facts that every report begins with. */
export function aboutReport(
  { from, to, timeZone }: Pick<SalesReport, 'from' | 'to' | 'timeZone'>,
  { language, merchant, now }: ReportHead,
) {
  const words = REPORT_WORDS[language];
  const facts: WrittenReport['facts'] = [
    [words.period, words.periodOf(writeDay(from, language), writeDay(to, language))],
    [words.timeZone, words.zones[timeZone]],
    [words.madeAt, writeMoment(now, language, timeZone)],
  ];
  return { language, merchant, facts, factsName: words.about };
}

type Dimensions = Pick<SalesReport, 'days' | 'kinds' | 'payments' | 'devices' | 'employees' | 'total'>;

function writeDimensions(report: Dimensions, language: Language): ReportPart[] {
  const words = REPORT_WORDS[language];
  if (report.days.length === 0) return [{ heading: words.by.day, texts: [words.nothing] }];
  const days = report.days.map((line) => ({ ...line, label: writeDay(line.day, language) }));
  return [writeDimension(report, language, { by: 'day', lines: days }), ...writeOtherDimensions(report, language)];
}

/** Along all dimensions but time. */
export function writeOtherDimensions(report: Omit<Dimensions, 'days'>, language: Language): ReportPart[] {
  const names = SALES_WORDS[language];
  const { kinds, payments, devices, employees } = report;
  const dimensions = {
    kind: kinds.map((line) => ({ ...line, label: names.kinds[line.kind] })),
    payment: payments.map((line) => ({ ...line, label: names.payments[line.payment] })),
    device: devices.map((line) => ({ ...line, label: line.deviceName })),
    employee: employees.map((line) => ({ ...line, label: line.employee ?? names.noEmployee })),
  };
  return (['kind', 'payment', 'device', 'employee'] as const).map((by) =>
    writeDimension(report, language, { by, lines: dimensions[by] }),
  );
}

export function writeDimension(
  { total }: Pick<SalesReport, 'total'>,
  language: Language,
  { by, lines }: { by: keyof ReportWords['by']; lines: readonly FigureLine[] },
): ReportPart {
  const dimension = SALES_WORDS[language].dimensions[by];
  return { heading: REPORT_WORDS[language].by[by], table: writeFigureTable(language, { dimension, lines, total }) };
}

/** Writes the sales by item, as a part of a report. */
function writeItems({ items, others, total }: ItemReport, language: Language): ReportPart {
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
