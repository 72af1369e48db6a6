import { CSV_MARK, csvLine, type SheetCell } from '@comptoir/domain/base/files/csv';
import type { FigureGroup, Figures, FigureValue, Measure } from '@comptoir/domain/base/figures/figure-section';
import { figureWordsEn, type FigureWords } from '@comptoir/domain/base/figures/figure-words.en';
import { figureWordsFr } from '@comptoir/domain/base/figures/figure-words.fr';
import type { ReportSection } from '@comptoir/domain/base/figures/report-section';
import type { Language } from '@comptoir/domain/base/merchants/merchant-information';
import type { File } from '../../../platform/http/route.ts';
import { pdfOf } from '../exports/render-report-pdf.ts';
import { reportWorkbook } from '../exports/report-workbook.ts';
import { writeDay, writeMoment, writeMonth } from '../exports/write-days.ts';
import { count, type ReportCell, type ReportPart, type WrittenReport } from '../exports/written-report.ts';
import type { FigureQuery, FigureReport } from './report-figures.ts';

const WORDS: Readonly<Record<Language, FigureWords>> = { en: figureWordsEn, fr: figureWordsFr };

/** A report with what it takes to put it into words. */
export interface FigureWriting<Figure extends string, Counted extends Measure> {
  readonly report: FigureReport<Figures<Figure, Counted>>;
  readonly section: ReportSection<Figure, Counted>;
  readonly query: FigureQuery;
  readonly language: Language;
  readonly now: Date;
}

/** A report as the file that was asked for. */
export async function figureFile<Figure extends string, Counted extends Measure>(
  writing: FigureWriting<Figure, Counted>,
  format: 'csv' | 'xlsx' | 'pdf',
): Promise<File> {
  if (format === 'csv') return figureCsv(writing);
  const written = writeFigureReport(writing);
  return format === 'pdf' ? pdfOf(written, null) : reportWorkbook(written, null);
}

/** A report in words: each figure with its amounts beside the period before, then row by row. */
export function writeFigureReport<Figure extends string, Counted extends Measure>(
  writing: FigureWriting<Figure, Counted>,
): WrittenReport {
  const { report, section, query, language, now } = writing;
  const [own, shared] = [section.words[language], WORDS[language]];
  const days = (period: { from: string; to: string }) =>
    shared.days(writeDay(period.from, language), writeDay(period.to, language));
  return {
    language,
    fileName: nameOf(writing),
    title: own.title,
    merchant: 'Comptoir',
    facts: [
      [shared.period, days(query)],
      [shared.comparedWith, days(report.before)],
      [shared.madeAt, writeMoment(now, language, 'America/Montreal')],
    ],
    factsName: shared.about,
    hasCover: false,
    parts: [
      writeSummary(writing),
      ...(['count', ...section.measures] as const).flatMap((measure) => writeRows(writing, measure)),
    ],
  };
}

function writeSummary<Figure extends string, Counted extends Measure>(
  writing: FigureWriting<Figure, Counted>,
): ReportPart {
  const { report, section, language } = writing;
  const [own, shared] = [section.words[language], WORDS[language]];
  const names = section.measures.map((measure) => shared.measures[measure]);
  const [total, before]: Figures<Figure, Counted>[] = [report.total, report.totalBefore];
  const cells = (value: FigureValue<Counted> | undefined): ReportCell[] => [
    count(value?.count ?? 0),
    ...section.measures.map((measure) => cellOf(measure, value?.[measure] ?? 0)),
  ];
  return {
    heading: shared.summary,
    texts: [own.lead, own.note],
    table: {
      columns: [
        shared.figure,
        shared.count,
        ...names,
        shared.before,
        ...names.map((name) => `${name}, ${shared.before.toLowerCase()}`),
      ],
      rows: section.figures.map((figure) => [
        own.figures[figure],
        ...cells(total?.[figure]),
        ...cells(before?.[figure]),
      ]),
    },
  };
}

/** Writes the count of each row, or its sum; taxes are in the summary. */
function writeRows<Figure extends string, Counted extends Measure>(
  writing: FigureWriting<Figure, Counted>,
  measure: 'count' | Counted,
): ReportPart[] {
  if (measure === 'gstCents' || measure === 'qstCents' || measure === 'subtotalCents') return [];
  const { report, section, query, language } = writing;
  const [own, shared] = [section.words[language], WORDS[language]];
  const group = shared.groups[query.groupBy];
  const name = measure === 'count' ? shared.count : shared.measures[measure];
  const cells = (figures: Figures<Figure, Counted>): ReportCell[] =>
    section.figures.map((figure) => cellOf(measure, figures[figure][measure]));
  return [
    {
      heading: shared.by(group, name),
      table: {
        columns: [group, ...section.figures.map((figure) => own.figures[figure])],
        rows: report.rows.map((row) => [labelOf(row, query.groupBy, language), ...cells(row.figures)]),
        total: [shared.all, ...cells(report.total)],
      },
    },
  ];
}

/** One line for each figure of each row, and of the total: for those who count on. */
function figureCsv<Figure extends string, Counted extends Measure>(writing: FigureWriting<Figure, Counted>): File {
  const { report, section, query, language } = writing;
  const [own, shared] = [section.words[language], WORDS[language]];
  const names = [shared.count, ...section.measures.map((measure) => shared.measures[measure])];
  const head = [
    shared.groups[query.groupBy],
    shared.figure,
    ...names,
    ...names.map((name) => `${name}, ${shared.before.toLowerCase()}`),
  ];
  const all = { key: '', name: shared.all, figures: report.total, before: report.totalBefore };
  const cells = (value: FigureValue<Counted> | undefined): SheetCell[] =>
    value
      ? [{ amount: value.count, decimals: 0 }, ...section.measures.map((measure) => cellOf(measure, value[measure]))]
      : names.map(() => '');
  const lines = [...report.rows, all].flatMap((row) =>
    section.figures.map((figure) =>
      csvLine(
        [
          labelOf(row, query.groupBy, language),
          own.figures[figure],
          ...cells(row.figures[figure]),
          ...cells(row.before?.[figure]),
        ],
        language,
      ),
    ),
  );
  return {
    name: `${nameOf(writing)}.csv`,
    business: null,
    contentType: 'text/csv; charset=utf-8',
    content: Buffer.from([CSV_MARK + csvLine(head, language), ...lines].join('')),
  };
}

const nameOf = <Figure extends string, Counted extends Measure>({
  section,
  language,
  query: { from, to },
}: FigureWriting<Figure, Counted>): string => `${section.words[language].file}-${from}-${to}`;

const cellOf = (measure: 'count' | Measure, value: number) =>
  measure === 'count' || measure === 'days'
    ? ({ amount: value, decimals: 0 } as const)
    : ({ amount: value / 100, decimals: 2 } as const);

function labelOf(
  { key, name }: { key: string; name: string | null },
  groupBy: FigureGroup,
  language: Language,
): string {
  const words = WORDS[language];
  if (name) return name;
  if (groupBy === 'month') return writeMonth(key, language);
  if (groupBy === 'week') return words.week(writeDay(key, language));
  return Object.entries(words.keys).find(([known]) => known === key)?.[1] ?? key;
}
