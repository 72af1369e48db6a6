import type { CommissionRateView, CommissionStatement } from '@comptoir/contract/money/commissions';
import { toCsv } from '@comptoir/domain/base/files/csv';
import type { Language } from '@comptoir/domain/base/merchants/merchant-information';
import type { CommissionSums } from '@comptoir/domain/money/commissions/commission';
import { ROW_FORMATS } from '../../../platform/files/write-rows.ts';
import type { File } from '../../../platform/http/route.ts';
import { pdfOf } from '../../base/exports/render-report-pdf.ts';
import { reportWorkbook } from '../../base/exports/report-workbook.ts';
import { writeMoment, writeMonth } from '../../base/exports/write-days.ts';
import { count, money, writeCell, type ReportCell, type WrittenReport } from '../../base/exports/written-report.ts';
import { writeRate } from '../../base/mail/format-amounts.ts';
import { commissionWordsEn } from './commission-words.en.ts';
import { commissionWordsFr } from './commission-words.fr.ts';

/** Texts of a statement. */
export interface CommissionWords {
  readonly file: string;
  readonly title: string;
  readonly facts: string;
  readonly month: string;
  readonly rate: string;
  readonly closedAt: string;
  readonly total: string;
  readonly noRate: string;
  readonly percent: (share: string) => string;
  readonly amount: (amount: string) => string;
  readonly lines: string;
  readonly how: string;
  readonly none: string;
  readonly columns: readonly string[];
  readonly all: string;
}

const WORDS: Readonly<Record<Language, CommissionWords>> = { en: commissionWordsEn, fr: commissionWordsFr };

type Statement = CommissionStatement & { readonly partner: { readonly name: string; readonly language: Language } };

/** The statement of a month as a file, in the partner's language. */
export async function statementFile(statement: Statement, format: 'pdf' | 'csv' | 'xlsx'): Promise<File> {
  const written = writeStatement(statement);
  if (format === 'pdf') return pdfOf(written, null);
  if (format === 'xlsx') return reportWorkbook(written, null);
  const { columns, rows, total } = tableOf(statement);
  return {
    name: `${written.fileName}.csv`,
    business: null,
    contentType: ROW_FORMATS.csv.contentType,
    content: Buffer.from(toCsv([columns, ...rows, total], written.language)),
  };
}

/** The statement of a month in words. */
export function writeStatement(statement: Statement): WrittenReport {
  const { month, partner, closedAt, lines, totalCents } = statement;
  const { name, language } = partner;
  const words = WORDS[language];
  return {
    language,
    fileName: `${words.file}-${month}`,
    title: words.title,
    merchant: name,
    facts: [
      [words.month, writeMonth(month, language)],
      [words.rate, rateInWords(statement.rate, words, language)],
      [words.closedAt, closedAt ? writeMoment(closedAt, language, 'America/Montreal') : ''],
      [words.total, writeCell(money(totalCents), language)],
    ],
    factsName: words.facts,
    hasCover: false,
    parts: [
      lines.length > 0
        ? { heading: words.lines, texts: [words.how], table: tableOf(statement) }
        : { heading: words.lines, texts: [words.how, words.none] },
    ],
  };
}

function tableOf({ partner: { language }, lines, ...sums }: Statement) {
  const words = WORDS[language];
  return {
    columns: words.columns,
    rows: lines.map((line) => [line.company_name, ...cellsOf(line)]),
    total: [words.all, ...cellsOf(sums)],
  };
}

const cellsOf = (sums: Readonly<Record<keyof CommissionSums, number>>): ReportCell[] => [
  count(sums.invoices),
  money(sums.netCents),
  money(sums.earnedCents),
  count(sums.credits),
  money(sums.creditedCents),
  money(sums.takenBackCents),
  money(sums.totalCents),
];

function rateInWords(rate: CommissionRateView | null, words: CommissionWords, language: Language): string {
  if (!rate) return words.noRate;
  return rate.kind === 'percent'
    ? words.percent(writeRate(rate.rate, language))
    : words.amount(writeCell(money(rate.amount), language));
}
