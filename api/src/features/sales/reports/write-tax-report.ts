import type { TaxFigures, TaxReport } from '@comptoir/contract/sales/reports';
import type { Language } from '@comptoir/domain/base/merchants/merchant-information';
import { quarterOf } from '@comptoir/domain/sales/reports/tax-of-sum';
import { writeAuthorityCheck } from './write-authority-check.ts';
import { writeMonth } from '../../base/exports/write-days.ts';
import { REPORT_WORDS } from './report-words.ts';
import { aboutReport, writeGiven, type ReportHead } from './write-sales-report.ts';
import { money, type ReportCell, type ReportPart, type WrittenReport } from '../../base/exports/written-report.ts';

/** A tax report in words: months and quarters, the rounding, and whether Revenu Québec has the bills. */
export function writeTaxReport(report: TaxReport, head: ReportHead): WrittenReport {
  const { language } = head;
  const words = REPORT_WORDS[language];
  return {
    ...aboutReport(report, head),
    title: words.taxTitle,
    fileName: `${words.taxFile}-${report.from}-${report.to}`,
    hasCover: false,
    parts: [...writeGiven(report, { language, soldCents: report.total.soldCents }), ...writeTaxes(report, language)],
  };
}

/** The taxes of a period, as the annual report has them too. */
export function writeTaxes(report: Omit<TaxReport, 'from' | 'to' | 'given'>, language: Language): ReportPart[] {
  const { taxes: words } = REPORT_WORDS[language];
  const lines = report.quarters.flatMap((quarter) => {
    const [year = '', number = ''] = quarter.quarter.split('-Q');
    const own = report.months.filter(({ month }) => quarterOf(month) === quarter.quarter);
    return [
      ...own.map((line) => taxLine(writeMonth(line.month, language), line)),
      taxLine(words.quarter(year, number), quarter),
    ];
  });
  return [
    {
      heading: words.heading,
      texts: [words.text],
      table: { columns: words.columns, rows: lines, total: taxLine(words.total, report.total) },
    },
    { heading: words.roundingHeading, texts: [words.rounding], table: writeRounding(report.total, language) },
    ...writeAuthorityCheck(report, language),
  ];
}

const taxLine = (label: string, { salesCents, gstCents, qstCents, soldCents }: TaxFigures): ReportCell[] => [
  label,
  ...[salesCents, gstCents, qstCents, soldCents].map(money),
];

function writeRounding(total: TaxFigures, language: Language) {
  const { taxes: words } = REPORT_WORDS[language];
  const line = (tax: 'gst' | 'qst'): ReportCell[] => {
    const [base, collected, inOne] = [total[`${tax}BaseCents`], total[`${tax}Cents`], total[`${tax}OfBaseCents`]];
    return [words[tax], ...[base, collected, inOne, collected - inOne].map(money)];
  };
  return { columns: words.roundingColumns, rows: [line('gst'), line('qst')] };
}
