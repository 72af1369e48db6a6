import { amountDueCents, isPrintable } from '../requests/check-transaction.ts';
import {
  type AuthorityStanding,
  type DocumentCopy,
  listMentions,
  type Mentions,
  standingMentions,
} from './mentions.ts';
import * as print from './receipt-amounts.ts';
import { NO_ITEM } from '../requests/standard-items.ts';
import type { ItemPrecision, Transaction, TransactionItem } from '../requests/transaction.ts';

/** One line of a document. Every text and amount is ready to print, in French. */
export type ReceiptLine =
  /** The trade name. */
  | { kind: 'title'; text: string }
  /** Centred: address, mentions, the authority's time and number. */
  | { kind: 'centered' | 'mention'; text: string }
  | { kind: 'text'; text: string }
  /** `level` 1 for a precision under its item. `taxes`: letters F, P, S, or empty. */
  | { kind: 'item'; level: 0 | 1; quantity: string | null; description: string; amount: string | null; taxes: string }
  | { kind: 'amount'; label: string; amount: string }
  /** A label and a line to write on by hand. */
  | { kind: 'blank'; label: string }
  /** A row of `=`. */
  | { kind: 'rule' }
  | { kind: 'gap' }
  /** The place of the QR code, at least 4 cm by 4 cm. */
  | { kind: 'qr' }
  | { kind: 'link'; text: string; url: string | null };

/** A document for the customer or the operator, top to bottom. */
export type Receipt = { lines: ReceiptLine[] };

/**
 * Parts that a document is made of.
 *
 * `answer`: the authority's, or the reason there is none. `deviceNumber`: of the device that began the transaction; on a
 * duplicate, of the one that prints. `business`: address lines as they are to be printed (a food truck may leave them out) and
 * a phone number. `qrUrl`: the target of the QR code, for the link of an electronic document. `thanks`, `notes`: free text
 * above the first and below the second row of `=`.
 */
export type ReceiptInput = DocumentCopy & {
  answer: AuthorityStanding;
  deviceNumber: string;
  business?: { addressLines?: readonly string[]; phone?: string };
  qrUrl?: string;
  thanks?: readonly string[];
  notes?: readonly string[];
};

/** The document of a transaction, its parts in the prescribed order. Source: SRM-42, SRM-43. */
export function buildReceipt(input: ReceiptInput): Receipt {
  const { transaction: t } = input;
  const mentions = listMentions(input);
  return {
    lines: [
      ...header(input),
      { kind: 'gap' },
      ...itemBlock(t),
      { kind: 'amount', label: 'SOUS-TOTAL', amount: print.printMoney(t.mont.avantTax) },
      ...taxNumberLines(t),
      ...aboveTheRule(input, mentions),
      { kind: 'rule' },
      ...amountLines(t),
      ...mentions.status.map((text): ReceiptLine => ({ kind: 'mention', text })),
      { kind: 'qr' },
      ...(mentions.link === null ? [] : [{ kind: 'link' as const, text: mentions.link, url: input.qrUrl ?? null }]),
      ...authorityLines(input),
      { kind: 'centered', text: input.deviceNumber },
      { kind: 'rule' },
      ...freeText(input.notes),
    ],
  };
}

/** Stands for the GST number of an operator who is not registered. */
const NO_GST_NUMBER = '000000000RT0000';

function header({ transaction: t, business }: ReceiptInput): ReceiptLine[] {
  const { noTabl, nbClint } = t.sectActi;
  return [
    { kind: 'title', text: t.nomMandt },
    ...freeText(business?.addressLines),
    ...freeText(business?.phone === undefined ? [] : [print.printPhone(business.phone)]),
    { kind: 'gap' },
    { kind: 'text', text: print.printTime(t.datTrans) },
    { kind: 'text', text: `TRANSACTION #${t.noTrans}` },
    ...(noTabl === undefined ? [] : [{ kind: 'text' as const, text: tableText(noTabl, nbClint) }]),
  ];
}

function tableText(noTabl: string, nbClint: string | undefined): string {
  const table = `TABLE #${noTabl.replace(/^=+/, '')}`;
  return nbClint === undefined ? table : `${table}, ${Number(nbClint)} CLIENT(S)`;
}

/** An entry given up before anything was chosen has an item that stands for none; what is sold may be called the same. */
function itemBlock({ items, modImpr }: Transaction): ReceiptLine[] {
  const isNone = ({ descr }: TransactionItem): boolean => modImpr === 'ANN' && items.length === 1 && descr === NO_ITEM;
  const lines = items.filter((item) => !isNone(item)).flatMap(itemLines);
  return lines.length === 0 ? [] : [...lines, { kind: 'gap' }];
}

function itemLines(item: TransactionItem): ReceiptLine[] {
  return [itemLine(item, 0), ...(item.preci ?? []).map((precision) => itemLine(precision, 1))];
}

function itemLine(line: TransactionItem | ItemPrecision, level: 0 | 1): ReceiptLine {
  const amount = print.printPrice(line.prix);
  return {
    kind: 'item',
    level,
    quantity: print.printQuantity(line.qte),
    description: line.unitr === undefined ? line.descr : `${line.descr} @\u00a0${print.printMoney(line.unitr)}`,
    amount,
    taxes: amount === null ? '' : print.printTaxes(line.tax),
  };
}

function taxNumberLines({ noTax }: Transaction): ReceiptLine[] {
  const isRegistered = noTax.noTPS !== NO_GST_NUMBER;
  return [
    ...(isRegistered ? [{ kind: 'text' as const, text: `TPS ${print.printTaxNumber(noTax.noTPS)}` }] : []),
    { kind: 'text', text: `TVQ ${print.printTaxNumber(noTax.noTVQ)}` },
  ];
}

function aboveTheRule(input: ReceiptInput, mentions: Mentions): ReceiptLine[] {
  const words = [mentions.payment, mentions.platform].filter((text) => text !== null);
  const lines: ReceiptLine[] = [
    ...words.map((text): ReceiptLine => ({ kind: 'mention', text })),
    ...creditedLines(input),
    ...freeText(input.thanks),
  ];
  return lines.length === 0 ? [] : [{ kind: 'gap' }, ...lines];
}

/** A credit note names who is credited, or leaves room to write it and the date of delivery. */
function creditedLines({ transaction: t, copy }: ReceiptInput): ReceiptLine[] {
  if (t.typTrans !== 'RFER' || !isPrintable(t) || amountDueCents(t) >= 0) return [];
  const name = t.clint?.nomClint;
  const isPaper = copy !== 'electronic';
  if (name === undefined && !isPaper) return [];
  return [
    name === undefined ? { kind: 'blank', label: 'Crédité à :' } : { kind: 'text', text: `Crédité à : ${name}` },
    ...(isPaper ? [{ kind: 'blank' as const, label: 'Remis le :' }] : []),
  ];
}

function amountLines({ mont }: Transaction): ReceiptLine[] {
  const lines: [string, string | undefined][] = [
    ['TPS :', mont.TPS],
    ['TVQ :', mont.TVQ],
    ['TOTAL :', mont.apresTax],
    ['AJUSTEMENT:', mont.ajus],
    ['MONTANT DÛ:', mont.mtdu],
    ['VERSEMENT ACTUEL :', mont.versActu],
    ['VERSEMENTS ANTÉRIEURS :', mont.versAnt],
    ['SOLDE :', mont.sold],
    ['POURBOIRE :', mont.pourb],
  ];
  return lines.flatMap(([label, amount]): ReceiptLine[] =>
    amount === undefined ? [] : [{ kind: 'amount', label, amount: print.printMoney(amount) }],
  );
}

function authorityLines({ answer, transaction: t }: ReceiptInput): ReceiptLine[] {
  if (answer.kind !== 'accepted') {
    return standingMentions(answer).map((text): ReceiptLine => ({ kind: 'mention', text }));
  }
  // The authority's time is Eastern; a place on another time says so.
  const suffix = t.utc.startsWith('-05:00') ? '' : ' UTC-05:00';
  return [
    { kind: 'centered', text: `${print.printTime(answer.psiDatTrans)}${suffix}` },
    { kind: 'centered', text: answer.psiNoTrans },
  ];
}

function freeText(lines: readonly string[] = []): ReceiptLine[] {
  return lines.map((text): ReceiptLine => ({ kind: 'centered', text }));
}
