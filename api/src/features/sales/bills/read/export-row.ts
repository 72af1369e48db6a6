import type { SheetCell } from '@comptoir/domain/base/files/csv';
import { wallClock } from '@comptoir/domain/base/calendar/wall-clock';
import type { Language, MerchantTimeZone } from '@comptoir/domain/base/merchants/merchant-information';
import { parseMoney } from '@comptoir/websrm/requests/values';
import type { FileRow } from '../../../../platform/files/write-rows.ts';
import type { WantedBills } from './bill-filter.ts';
import { billsEn } from './bills.en.ts';
import { billsFr } from './bills.fr.ts';
import { rowOf } from './list-bills.ts';
import type { SoldBill } from './bill-files.queries.ts';
import type { ExportedBill, SignedAmounts } from './read-bill-files.ts';

const TEXTS = { en: billsEn, fr: billsFr };

/** Returns the texts of a file of bills in a language. */
export const exportTexts = (language: Language) => TEXTS[language];

/** `factures-2026-06-01-2026-06-30`: a file says which days it holds. */
export const fileNameOf = (language: Language, { from, to }: WantedBills): string =>
  [TEXTS[language].fileName, from, to].filter((part) => part !== undefined).join('-');

/** Writes bills as rows of a file; times are by the merchant's clock. What a format does not write is not made. */
export function rowWriter(language: Language, timeZone: MerchantTimeZone): (bill: ExportedBill) => FileRow {
  const clock = wallClock(timeZone);
  const words = TEXTS[language];
  return (bill) => ({
    id: bill.line.id,
    get cells() {
      const { line, amounts } = bill;
      return cellsOf(line, { amounts, words, clock: clock(line.signedAt) });
    },
    get fields() {
      const { soldCents, ...line } = bill.line;
      return { ...rowOf(line), soldCents, document: bill.document };
    },
  });
}

interface CellSources {
  readonly amounts: SignedAmounts;
  readonly words: (typeof TEXTS)[Language];
  /** With the offset: in autumn an hour comes twice. */
  readonly clock: { readonly wallTime: string; readonly offset: string };
}

function cellsOf(
  line: SoldBill,
  { amounts: { mont, refs = [] }, words, clock: { wallTime, offset } }: CellSources,
): SheetCell[] {
  return [
    { wallTime },
    `UTC${offset}`,
    line.noTrans,
    words.kinds[line.kind],
    words.payments[line.payment],
    ...[mont.avantTax, mont.TPS, mont.TVQ, mont.apresTax].map((amount) => money(parseMoney(amount))),
    money(line.totalCents),
    mont.pourb === undefined ? '' : money(parseMoney(mont.pourb)),
    money(line.soldCents),
    line.deviceName,
    line.employee ?? '',
    words.states[line.state],
    line.psiNoTrans ?? '',
    line.noLot ?? '',
    refs.map(({ noTrans }) => noTrans).join(' '),
  ];
}

const money = (cents: number): SheetCell => ({ amount: cents / 100, decimals: 2 });
