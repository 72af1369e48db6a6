import { readAmounts, type Amounts } from './check-sums.ts';
import { asObject, readObject, textOf, type Fields } from './read-fields.ts';
import { readReferences, type Referring } from './read-references.ts';

/** Checked parts of a bill's line and its signed text. */
export interface SignedBill {
  readonly device: string;
  readonly position: number;
  /** The authority's number of the bill or of its batch; null without one, and where the till says that there is one. */
  readonly number: string | null;
  readonly noTrans: string;
  readonly qstNumber: string;
  readonly thumbprint: string;
  readonly preced: string;
  readonly actu: string;
  /** Text that the signature covers, in the authority's order. */
  readonly signedText: string;
  /** Its time as its device wrote it: AAAAMMJJhhmmss, and the standard offset with what is in force. */
  readonly time: { readonly stamp: string; readonly utc: string };
}

/** A bill of its line, with what the signature does not cover: what it refers to, and whether the authority refused it. */
export interface BillLine {
  readonly bill: SignedBill;
  readonly referring: Referring;
  readonly isRefused: boolean;
  /** True when the authority took or refused it by a reply: not so while it waits, nor where its device says what the authority said. */
  readonly isReplied: boolean;
  readonly amounts: Amounts;
  /** The name of the business, as the bill bears it. */
  readonly merchant: string | null;
}

/** A bill of its line; null when it is none. */
export function readBillLine(line: string): BillLine | null {
  const row = readObject(line);
  const document = row && readObject(row['document']);
  if (!row || !document) return null;
  const bill = readSigned(document);
  const { device, position, state } = row;
  if (!bill || typeof device !== 'string' || typeof position !== 'number') return null;
  const isAttested = row['attested'] === true;
  return {
    bill: { ...bill, device, position, number: isAttested ? null : numberOf(row) },
    referring: readReferences(document),
    isRefused: state === 'refused',
    isReplied: !isAttested && ['refused', 'accepted'].includes(String(state)),
    amounts: readAmounts(document),
    merchant: textOf(document['nomMandt']),
  };
}

/** The authority's own number of a bill, or of the lot that it came with. */
const numberOf = (row: Fields): string | null => textOf(row['psiNoTrans']) ?? textOf(row['noLot']);

/** The signed fields of a document; null when one is missing. */
export function readSigned(document: Fields): Omit<SignedBill, 'device' | 'position' | 'number'> | null {
  const [mont = {}, noTax = {}, signa = {}] = [document['mont'], document['noTax'], document['signa']].map(
    (part) => asObject(part) ?? {},
  );
  const { noTrans, datTrans, modImpr, modTrans, emprCertifSEV } = document;
  const signed = [
    noTrans,
    datTrans,
    ...['TPS', 'TVQ', 'apresTax'].map((name) => mont[name]),
    noTax['noTPS'],
    noTax['noTVQ'],
    modImpr,
    modTrans,
    signa['preced'],
  ];
  const texts = [...signed, signa['actu'], emprCertifSEV].map(textOf);
  if (texts.includes(null)) return null;
  const [actu = '', thumbprint = ''] = texts.slice(-2).map(String);
  return {
    noTrans: String(noTrans),
    qstNumber: String(noTax['noTVQ']),
    thumbprint: thumbprint.toUpperCase(),
    preced: String(signa['preced']),
    actu,
    signedText: signed.join(''),
    time: { stamp: String(datTrans), utc: textOf(document['utc']) ?? '' },
  };
}

/** A request to the authority: which bills it carried, and the numbers that the reply gives. */
export interface ReplyLine {
  readonly device: string;
  readonly current: number | null;
  readonly lot: readonly number[];
  readonly psiNoTrans: string | null;
  readonly noLot: string | null;
}

/** A reply of its line; null when it is none. */
export function readReplyLine(line: string): ReplyLine | null {
  const row = readObject(line);
  if (!row || typeof row['device'] !== 'string') return null;
  const { current, lot } = row;
  const reply = asObject(readObject(row['body'])?.['retourTrans']);
  return {
    device: row['device'],
    current: typeof current === 'number' ? current : null,
    lot: Array.isArray(lot) ? lot.filter((place) => typeof place === 'number') : [],
    psiNoTrans: textOf(asObject(reply?.['retourTransActu'])?.['psiNoTrans']),
    noLot: textOf(asObject(reply?.['retourTransLot'])?.['noLot']),
  };
}
