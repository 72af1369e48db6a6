import { cents, parseAmount, shareOf, type Cents } from '@comptoir/domain/base/amounts/cents';
import type { SoldKind } from '@comptoir/domain/base/taxes/class-of-sale';
import { toItemText } from '@comptoir/websrm/requests/standard-items';
import { TerminalError } from '../terminal-error.ts';
import { readText } from './read-text.ts';
import { linePrice, type Line, type LineTaxes, type Precision } from './price-lines.ts';

/**
 * Reads one line as it is typed: `2 x Poutine:12.49 FP; sans oignons; bacon:1.50; rabais:-10%`. Before the price how many and what, behind
 * it the taxes when they are not those of its class, the class when it is no meal, and `HORS` for what mandatory billing does not cover, `HAB` for what a usual third party sells; then what stands under the line.
 * @throws TerminalError for a price that is none, unknown taxes, or discounts beyond the price
 */
export function readLine(typed: string): Line {
  const [head = '', ...under] = typed.split(';').map((part) => part.trim());
  const line = under.reduce(addPrecision, readHead(head, typed));
  if (linePrice(line) < 0) throw new TerminalError((texts) => texts.discountTooLarge(line.description));
  return line;
}

/** Reads an amount by itself, or `2x4.50`: so many of the item at that price each. @throws TerminalError */
export function readSimpleLine(typed: string, description: string): Line {
  const [, count, price] = /^([\d.,]+)\s*[x×]\s*(\S[^]*)/i.exec(typed) ?? [];
  return count === undefined || price === undefined
    ? { description, price: readAmount(typed) }
    : multiply({ description, unit: readAmount(price), quantity: readQuantity(count) });
}

/** Reads an amount of zero or more. @throws TerminalError */
export function readAmount(typed: string): Cents {
  const amount = parseAmount(typed);
  if (amount === null)
    throw new TerminalError((texts) => (isTooLong(typed) ? texts.amountTooLarge() : texts.badAmount(typed)));
  if (amount < 0) throw new TerminalError((texts) => texts.negativeAmount(typed));
  return amount;
}

export function readDescription(typed: string): string {
  const description = readText(typed, { max: 128, kind: 'description' });
  if (description.length < 2) throw new TerminalError((texts) => texts.badDescription(typed));
  return description;
}

/** The name of an item; what stands under one may be called anything. @throws TerminalError as `readText` */
export const readItemName = (typed: string): string => toItemText(readDescription(typed));

/** `10%` or `7,5 %` in hundredths of a per cent; null when it is no share. */
export function parseShare(typed: string): number | null {
  const [, digits] = /^([\d.,]+)\s*%$/.exec(typed.trim()) ?? [];
  const share = digits === undefined ? null : parseAmount(digits);
  return share === null || share > WHOLE ? null : share;
}

/** All of an amount, in hundredths of a per cent. */
export const WHOLE = 10_000;

/** A discount as it stands under a line: the share behind an `@`, as the authority writes it. Source: SRM-31. */
export const discountOf = (line: Line, share: number, name = 'rabais'): Precision => ({
  description: readDescription(`${name}@${String(share / 100).replace('.', ',')}%`),
  price: cents(-shareOf(linePrice(line), { part: cents(share), whole: cents(WHOLE) })),
});

const isTooLong = (typed: string): boolean => /^\d{10,}([.,]\d{1,2})?$/.test(typed.replaceAll(/\s/g, ''));

const TAXES: readonly LineTaxes[] = ['F', 'P', 'FP', 'FS', 'PS', 'FPS', 'NON'];
/** Classes of what is no meal, as they are typed behind a price. */
const CLASSES: Readonly<Record<string, SoldKind>> = {
  BOISSON: 'drink',
  BIERE: 'beer-wine-cider',
  SPIRITUEUX: 'spirits',
  AUTRE: 'other',
  DETAXE: 'zero-rated',
  EXONERE: 'exempt',
  BOULANGERIE: 'baked-goods',
};
const NOT_COVERED = 'HORS';
const THIRD_PARTYS = 'HAB';

function readHead(head: string, whole: string): Line {
  const colon = head.lastIndexOf(':');
  if (colon < 0) throw new TerminalError((texts) => texts.badLine(whole));
  const [price = '', ...marks] = head
    .slice(colon + 1)
    .trim()
    .split(/(?<!\s)\s+(?=[A-Z])/i);
  const [, count, what] = /^([\d.,]+)\s*[x×]\s+(\S[^]*)/i.exec(head.slice(0, colon).trim()) ?? [];
  const line = multiply({
    description: readItemName(what ?? head.slice(0, colon)),
    unit: readAmount(price),
    quantity: count === undefined ? ONE : readQuantity(count),
  });
  return marks.map((mark) => mark.toUpperCase()).reduce(addMark, line);
}

function addMark(line: Line, mark: string): Line {
  if (mark === NOT_COVERED) return { ...line, isCovered: false };
  if (mark === THIRD_PARTYS) return { ...line, isThirdPartys: true };
  const taxClass = CLASSES[mark];
  if (taxClass !== undefined) return { ...line, taxClass };
  const taxes = TAXES.find((one) => one === mark);
  if (taxes === undefined)
    throw new TerminalError((texts) =>
      texts.badTaxes(mark, [...TAXES, ...Object.keys(CLASSES), NOT_COVERED, THIRD_PARTYS]),
    );
  return { ...line, taxes };
}

/** One, in hundredths. */
const ONE = 100;
const LARGEST_QUANTITY = 9_999_999;

/** Reads how many, in hundredths. @throws TerminalError */
export function readQuantity(typed: string): number {
  const quantity = parseAmount(typed);
  if (quantity === null || quantity <= 0 || quantity > LARGEST_QUANTITY) {
    throw new TerminalError((texts) => texts.badQuantity(typed));
  }
  return quantity;
}

/** So many of something at a price each, both as they are printed. `quantity`: in hundredths. */
export function multiply({
  description,
  unit,
  quantity,
}: {
  description: string;
  unit: Cents;
  quantity: number;
}): Line {
  if (quantity === ONE) return { description, price: unit };
  const price = shareOf(unit, { part: cents(quantity), whole: cents(ONE) });
  // a unit price is printed where it times the quantity is the price, to the cent
  const isExact = price * ONE === unit * quantity && unit !== 0;
  return { description, price, quantity, ...(isExact ? { unitPrice: unit } : {}) };
}

function addPrecision(line: Line, typed: string): Line {
  return { ...line, precisions: [...(line.precisions ?? []), readPrecision(line, typed)] };
}

function readPrecision(line: Line, typed: string): Precision {
  const colon = typed.lastIndexOf(':');
  const price = typed.slice(colon + 1).trim();
  if (colon === -1 || !/^-?[\d.,\s]+%?$/.test(price)) return { description: readDescription(typed), price: null };
  const name = typed.slice(0, colon);
  const isOff = price.startsWith('-');
  const share = isOff ? parseShare(price.slice(1)) : null;
  if (share !== null) return discountOf(line, share, name.trim());
  const amount = readAmount(isOff ? price.slice(1) : price);
  return { description: readDescription(name), price: cents(isOff ? -amount : amount) };
}
