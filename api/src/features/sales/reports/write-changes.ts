import type { ReportChanges } from '@comptoir/contract/sales/report-changes';
import type { Language } from '@comptoir/domain/base/merchants/merchant-information';
import type { AnnualWords } from './annual-words.en.ts';
import { writeMoment } from '../../base/exports/write-days.ts';
import { money, type ReportCell, type ReportPart } from '../../base/exports/written-report.ts';

interface Written {
  readonly language: Language;
  readonly timeZone: string;
  /** After tax, today. */
  readonly soldCents: number;
  readonly words: AnnualWords['kept'];
}

/** Writes the changes since a report was made, bill by bill, from its sums to those of today. */
export function writeChanges(changes: ReportChanges, { language, timeZone, soldCents, words }: Written): ReportPart {
  const at = writeMoment(changes.madeAt, language, timeZone);
  const line = (bill: ReportChanges['added'][number], what: string, sign: 1 | -1): ReportCell[] => [
    writeMoment(bill.signedAt, language, timeZone),
    bill.noTrans,
    bill.deviceName,
    what,
    money(sign * bill.soldCents),
  ];
  const bills = [
    ...changes.added.map((bill) => line(bill, words.added, 1)),
    ...changes.refused.map((bill) => line(bill, words.refused, -1)),
  ];
  const listedCents = sumOf(changes.added) - sumOf(changes.refused);
  const others = changes.differenceCents - listedCents;
  const isMoved = changes.unexplainedCents !== 0;
  if (bills.length === 0 && !isMoved) return { heading: words.heading, texts: [words.same(at)] };
  const rows = [
    [words.earlier, '', '', '', money(changes.soldCents)],
    ...bills,
    ...(others === 0 ? [] : [[words.others, '', '', '', money(others)]]),
    ...(isMoved ? [[words.unexplained, '', '', '', money(changes.unexplainedCents)]] : []),
  ];
  return {
    heading: words.heading,
    texts: [words.text(at), ...(isMoved ? [words.moved] : [])],
    table: { columns: words.columns, rows, total: [words.now, '', '', '', money(soldCents)] },
  };
}

const sumOf = (bills: ReportChanges['added']): number => bills.reduce((sum, { soldCents }) => sum + soldCents, 0);
