import { CSV_MARK, csvLine, type SheetCell } from '@comptoir/domain/base/files/csv';
import { billKind } from '@comptoir/domain/sales/bills/bill-kind';
import {
  countTransaction,
  NO_COUNTERS,
  soldCents,
  type ReportCounters,
} from '@comptoir/websrm/requests/report-counters';
import { transactionSchema, type Transaction } from '@comptoir/websrm/requests/transaction';
import { parseMoney } from '@comptoir/websrm/requests/values';
import { TEXTS } from '../texts/language.ts';
import { isWanted, nameExported, readJournal, type Exported } from './exported.ts';
import { readStandings, type Standing } from './read-standings.ts';

/** Counts of a sheet of bills, its sums as the user report counts. */
interface Sheet {
  bills: number;
  counters: ReportCounters;
}

/** Writes the bills of a till as a sheet: a bill a row, then the sums of the sales, then how many rows there are. Source: SRM-47, SRM-53. */
export async function exportBills(input: Exported): Promise<{ path: string } & Readonly<Sheet>> {
  const texts = TEXTS[input.language].exports;
  const sheet: Sheet = { bills: 0, counters: NO_COUNTERS };
  const write = (cells: readonly SheetCell[]): string => csvLine(cells, input.language);
  const path = await input.write(
    nameExported(input, texts.billsFile, 'csv'),
    linesOf(input, sheet, write),
    (sha256) => {
      const [end = '', ...others] = texts.endRow(sheet.bills, sha256);
      return write([`${end} – ${input.business}`, ...others]);
    },
  );
  return { path, ...sheet };
}

async function* linesOf(
  input: Exported,
  sheet: Sheet,
  write: (cells: readonly SheetCell[]) => string,
): AsyncGenerator<string> {
  const texts = TEXTS[input.language].exports;
  yield CSV_MARK + write(texts.columns);
  const standings = await readStandings(input.journal);
  for await (const { entry } of readJournal(input.journal)) {
    if (entry.kind !== 'signed') continue;
    const bill = transactionSchema.parse(JSON.parse(entry.text));
    if (!isWanted(input, dayOf(bill.datTrans))) continue;
    const standing = standings.get(entry.actu) ?? WAITING;
    sheet.bills += 1;
    if (!standing.isReplaced) sheet.counters = countTransaction(sheet.counters, bill);
    yield write(cellsOf(bill, standing, texts.words));
  }
  yield write(sumsOf(sheet.counters, texts.sumsRow));
}

const WAITING: Standing = { state: 'waiting', psiNoTrans: null, psiDatTrans: null, noLot: null, isReplaced: false };

function cellsOf(
  bill: Transaction,
  { state, psiNoTrans, psiDatTrans, noLot, isReplaced }: Standing,
  words: (typeof TEXTS)['fr']['exports']['words'],
): SheetCell[] {
  const { mont, refs = [] } = bill;
  return [
    { wallTime: wallTime(bill.datTrans) },
    bill.noTrans,
    words.kinds[billKind(bill)],
    words.payments[bill.modPai],
    ...[mont.avantTax, mont.TPS, mont.TVQ, mont.apresTax, mont.mtdu ?? mont.apresTax].map((amount) =>
      money(parseMoney(amount)),
    ),
    mont.pourb === undefined ? '' : money(parseMoney(mont.pourb)),
    money(isReplaced ? 0 : soldCents(bill)),
    bill.nomUtil ?? '',
    words.states[state],
    psiNoTrans ?? '',
    psiDatTrans === null ? '' : { wallTime: wallTime(psiDatTrans) },
    noLot ?? '',
    refs.map(({ noTrans }) => noTrans).join(' '),
    bill.signa.actu,
  ];
}

/** Under the amounts of the bills, those of the sales: a table bill and its payment are one sale. */
const sumsOf = ({ payments, ...sums }: ReportCounters, name: string): SheetCell[] => [
  name,
  String(payments),
  '',
  '',
  ...[sums.beforeTaxCents, sums.gstCents, sums.qstCents, sums.totalCents, sums.totalCents + sums.adjustmentCents].map(
    money,
  ),
  '',
  money(sums.totalCents),
];

function money(amount: number): SheetCell {
  return { amount: amount / 100, decimals: 2 };
}

const dayOf = (stamp: string): string => `${stamp.slice(0, 4)}-${stamp.slice(4, 6)}-${stamp.slice(6, 8)}`;

/** `20260115120500` as clocks show it. */
const wallTime = (stamp: string): string =>
  `${dayOf(stamp)} ${stamp.slice(8, 10)}:${stamp.slice(10, 12)}:${stamp.slice(12, 14)}`;
