import type { AnnualChanges, AnnualReport } from '@comptoir/contract/sales/annual-reports';
import type { Language } from '@comptoir/domain/base/merchants/merchant-information';
import { ANNUAL_WORDS } from './annual-words.ts';
import { writeMoment } from '../../base/exports/write-days.ts';
import { money, type ReportCell, type ReportPart } from '../../base/exports/written-report.ts';

/** What has changed since a report was kept: bill by bill, from what it said to what is so today. */
export function writeChanges(
  kept: AnnualChanges,
  { total, timeZone }: Pick<AnnualReport, 'total' | 'timeZone'>,
  language: Language,
): ReportPart {
  const { kept: words } = ANNUAL_WORDS[language];
  const at = writeMoment(kept.madeAt, language, timeZone);
  const line = (bill: AnnualChanges['added'][number], what: string, sign: 1 | -1): ReportCell[] => [
    writeMoment(bill.signedAt, language, timeZone),
    bill.noTrans,
    bill.deviceName,
    what,
    money(sign * bill.soldCents),
  ];
  const bills = [
    ...kept.added.map((bill) => line(bill, words.added, 1)),
    ...kept.refused.map((bill) => line(bill, words.refused, -1)),
  ];
  const isMoved = kept.unexplainedCents !== 0;
  if (bills.length === 0 && !isMoved) return { heading: words.heading, texts: [words.same(at)] };
  const rows = [
    [words.earlier, '', '', '', money(kept.soldCents)],
    ...bills,
    ...(isMoved ? [[words.unexplained, '', '', '', money(kept.unexplainedCents)]] : []),
  ];
  return {
    heading: words.heading,
    texts: [words.text(at), ...(isMoved ? [words.moved] : [])],
    table: { columns: words.columns, rows, total: [words.now, '', '', '', money(total.soldCents)] },
  };
}
