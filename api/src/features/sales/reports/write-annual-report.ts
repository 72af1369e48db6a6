import type { AnnualReport } from '@comptoir/contract/sales/annual-reports';
import type { Language } from '@comptoir/domain/base/merchants/merchant-information';
import { billWordsEn } from '@comptoir/domain/sales/bills/bill-words.en';
import { billWordsFr } from '@comptoir/domain/sales/bills/bill-words.fr';
import { sinceFirstSale } from '@comptoir/domain/sales/reports/since-first-sale';
import { ANNUAL_WORDS } from './annual-words.ts';
import { writeAnnualEvidence } from './write-annual-evidence.ts';
import { writeChanges } from './write-changes.ts';
import { writeMonth } from '../../base/exports/write-days.ts';
import { writeSummaryTable } from './write-figures.ts';
import { REPORT_WORDS } from './report-words.ts';
import { aboutReport, writeDimension, writeOtherDimensions } from './write-sales-report.ts';
import { writeTaxes } from './write-tax-report.ts';
import { count, money, type ReportPart, type WrittenReport } from '../../base/exports/written-report.ts';

/** The report of a year in words: a cover, then everything. `isOver`: whether its last day is past. */
export function writeAnnualReport(
  report: AnnualReport,
  { language, isOver }: { language: Language; isOver: boolean },
): WrittenReport {
  const words = ANNUAL_WORDS[language];
  const { company, madeAt, timeZone, total } = report;
  const about = aboutReport(report, { language, merchant: company.name, now: new Date(madeAt) });
  const { notGiven } = REPORT_WORDS[language];
  return {
    ...about,
    title: words.title(String(report.year)),
    fileName: `${words.fileName}-${report.year}`,
    facts: [
      ...about.facts,
      [words.fileNumber, company.fileNumber ?? notGiven],
      [words.qstNumber, company.qstNumber ?? notGiven],
      [words.gstNumber, company.gstNumber ?? notGiven],
    ],
    hasCover: true,
    parts: [
      ...(report.kept
        ? [writeChanges(report.kept, { language, timeZone, soldCents: total.soldCents, words: words.kept })]
        : []),
      writeSummary(report, { language, isOver }),
      writeMonths(report, language),
      ...writeTaxes({ ...report.taxes, timeZone: report.timeZone, authority: report.authority }, language),
      ...writeOtherDimensions(report, language),
      writeCorrections(report, language),
      ...writeAnnualEvidence(report, language),
    ],
  };
}

function writeSummary(report: AnnualReport, { language, isOver }: { language: Language; isOver: boolean }): ReportPart {
  const words = REPORT_WORDS[language];
  return {
    heading: words.summary,
    texts: [...(isOver ? [] : [ANNUAL_WORDS[language].running]), words.whatCounts],
    table: writeSummaryTable(language, {
      names: [words.figure, String(report.year), String(report.year - 1)],
      now: report.total,
      before: report.before.total,
    }),
  };
}

function writeMonths(report: AnnualReport, language: Language): ReportPart {
  const lines = sinceFirstSale(report.months, report.before.total).map((line) => ({
    ...line,
    label: writeMonth(line.month, language),
  }));
  const part = writeDimension(report, language, { by: 'month', lines });
  return { ...part, heading: ANNUAL_WORDS[language].months };
}

const KINDS = { en: billWordsEn.kinds, fr: billWordsFr.kinds };
const CORRECTING: ReadonlySet<string> = new Set(['credit-note', 'correction', 'reverse']);

function writeCorrections({ kinds, earlierRefunds }: AnnualReport, language: Language): ReportPart {
  const { corrections: words } = ANNUAL_WORDS[language];
  const names = KINDS[language];
  const rows = kinds
    .filter(({ kind }) => CORRECTING.has(kind))
    .map(({ kind, sales, refunds, soldCents }) => [names[kind], count(sales + refunds), money(soldCents)]);
  const earlier = [words.earlier, count(earlierRefunds.bills), money(earlierRefunds.soldCents)];
  return { heading: words.heading, texts: [words.text], table: { columns: words.columns, rows: [...rows, earlier] } };
}
