import type { SheetCell } from '@comptoir/domain/base/files/csv';
import { wallClock } from '@comptoir/domain/base/calendar/wall-clock';
import type { Language, MerchantTimeZone } from '@comptoir/domain/base/merchants/merchant-information';
import { parseMoney } from '@comptoir/websrm/requests/values';
import type { FileRow } from '../../../platform/files/write-rows.ts';
import type { WantedBills } from './bill-filter.ts';
import { billsEn } from './bills.en.ts';
import { billsFr } from './bills.fr.ts';
import type { BillLine } from './bills.queries.ts';
import { readSigned } from './linked-bills.ts';
import { rowOf } from './list-bills.ts';

/** A bill as a file has it. */
export interface ExportedBill {
  readonly line: BillLine;
  readonly document: string;
  /** What it adds to the sales; zero for what is no sale. */
  readonly soldCents: number;
}

const TEXTS = { en: billsEn, fr: billsFr };

/** What a file of bills says in each language. */
export const exportTexts = (language: Language) => TEXTS[language];

/** `factures-2026-06-01-2026-06-30`: a file says which days it holds. */
export const fileNameOf = (language: Language, { from, to }: WantedBills): string =>
  [TEXTS[language].fileName, from, to].filter((part) => part !== undefined).join('-');

/** Writes bills as rows of a file; times are by the merchant's clock. */
export function rowWriter(language: Language, timeZone: MerchantTimeZone): (bill: ExportedBill) => FileRow {
  const clock = wallClock(timeZone);
  const words = TEXTS[language];
  return ({ line, document, soldCents }) => {
    const { mont, refs = [] } = readSigned(document);
    const { wallTime } = clock(line.signedAt);
    const { avantTax, TPS, TVQ, apresTax, pourb } = mont;
    const cells = [
      { wallTime },
      line.noTrans,
      words.kinds[line.kind],
      words.payments[line.payment],
      ...[avantTax, TPS, TVQ, apresTax].map((amount) => money(parseMoney(amount))),
      money(line.totalCents),
      pourb === undefined ? '' : money(parseMoney(pourb)),
      money(soldCents),
      line.deviceName,
      line.employee ?? '',
      words.states[line.state],
      line.psiNoTrans ?? '',
      line.noLot ?? '',
      refs.map(({ noTrans }) => noTrans).join(' '),
    ];
    return { id: line.id, cells, fields: { ...rowOf(line), soldCents, document } };
  };
}

const money = (cents: number): SheetCell => ({ amount: cents / 100, decimals: 2 });
