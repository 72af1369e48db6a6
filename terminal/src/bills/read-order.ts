import { cents, shareOf, sumCents } from '@comptoir/domain/base/amounts/cents';
import { SERVICE_CHARGE_ITEM, SUPPLEMENTARY_TAX_ITEM, PACKAGE_ITEM } from '@comptoir/websrm/requests/standard-items';
import type { Day } from '@comptoir/domain/base/calendar/calendar-day';
import { classOfSale } from '@comptoir/domain/base/taxes/class-of-sale';
import { lettersOn, ratesOn, type TaxCalendar } from '@comptoir/domain/base/taxes/tax-calendar';
import { TerminalError } from '../terminal-error.ts';
import {
  linePrice,
  priceLines,
  priceLinesWithTaxes,
  withoutGst,
  type Line,
  type LineTaxes,
  type PricedLines,
} from './price-lines.ts';
import {
  discountOf,
  parseShare,
  readAmount,
  readDescription,
  readItemName,
  readLine,
  readSimpleLine,
  WHOLE,
} from './read-line.ts';

/** Order as typed: amounts by themselves, lines `what:price`, and options for all of them. */
export interface TypedOrder {
  readonly amounts: readonly string[];
  readonly item?: string | undefined;
  readonly lines: readonly string[];
  /** Lines of what was ordered from the menu. */
  readonly rung?: readonly Line[] | undefined;
  readonly taxesIncluded: boolean;
  /** A share off every line. */
  readonly discount?: string | undefined;
  /** An imposed gratuity, a share or an amount. */
  readonly service?: string | undefined;
  /** A supplementary tax, such as a duty on alcohol: with its amount when prices do not include it. */
  readonly supplement?: string | undefined;
  /** Paid elsewhere, as part of a package. */
  readonly isPackage?: boolean | undefined;
}

/** Content of an order, before it has a day. */
export interface Rung {
  readonly lines: readonly Line[];
  readonly taxesIncluded: boolean;
}

/** Customer's order. `on`: the day that it was begun, whose taxes it keeps past midnight; of an event, its day. Decision 199. */
export interface Order extends Rung {
  readonly on: Day;
}

/** A business as the taxes see it: registered for GST or not, and the rates by day. */
export interface Taxing {
  readonly isGstRegistered: boolean;
  readonly calendar: TaxCalendar;
}

/** The largest amount that a bill can state: nine digits of dollars. */
const LARGEST_AMOUNT = cents(99_999_999_999);

export const MOST_LINES = 200;
const USUAL_ITEM = 'Plat du jour';

/** Reads an order of one line at least. @throws TerminalError for an amount that is none, is negative or too large, or a line without price */
export function readOrder(typed: TypedOrder): Rung {
  const order = readLines(typed);
  if (order.lines.length === 0) throw new TerminalError((texts) => texts.amountMissing());
  return order;
}

/** Reads an order that may be empty, as when a table is only moved. @throws TerminalError as `readOrder` */
export function readLines(typed: TypedOrder): Rung {
  const { amounts, item, taxesIncluded, rung: ordered = [] } = typed;
  if (item !== undefined && amounts.length === 0) throw new TerminalError((texts) => texts.amountMissing());
  const description = readItemName(item ?? USUAL_ITEM);
  const rung = [
    ...ordered,
    ...amounts.map((amount) => readSimpleLine(amount, description)),
    ...typed.lines.map(readLine),
  ];
  const discounted = typed.discount === undefined ? rung : discountAll(rung, typed.discount);
  const served = typed.service === undefined ? discounted : addService(discounted, typed.service);
  const taxed = addSupplement(served, typed.supplement);
  const order = { lines: typed.isPackage === true ? packageLines(taxed) : taxed, taxesIncluded };
  refuseTooLarge(order);
  return order;
}

/** Prices an order for a business, by the law of its day. @throws TerminalError for more than a bill can state */
export function priceOrder({ lines, taxesIncluded, on }: Order, { isGstRegistered, calendar }: Taxing): PricedLines {
  if (!isGstRegistered && lines.some(({ description }) => description === SERVICE_CHARGE_ITEM)) {
    throw new TerminalError((texts) => texts.serviceNeedsGst());
  }
  const lettered = lines.map((line) => ({ ...line, taxes: lettersOf(line, { calendar, on }) }));
  const taxed = isGstRegistered ? lettered : withoutGst(lettered);
  const rates = ratesOn(calendar, on);
  const priced = taxesIncluded ? priceLinesWithTaxes(taxed, rates) : priceLines(taxed, rates);
  if (priced.amounts.total > LARGEST_AMOUNT) throw new TerminalError((texts) => texts.amountTooLarge());
  return priced;
}

/** The letters that were typed, or those that the class of a line bears on a day; then a supplementary tax. */
function lettersOf(
  { taxes, taxClass = 'meal', quantity = 100, isSupplemented = false }: Line,
  { calendar, on }: { calendar: TaxCalendar; on: Day },
): LineTaxes {
  const letters = taxes ?? lettersOn(calendar, classOfSale(taxClass, quantity), on);
  return isSupplemented ? WITH_SUPPLEMENT[letters] : letters;
}

const WITH_SUPPLEMENT: Readonly<Record<LineTaxes, LineTaxes>> = {
  F: 'FS',
  P: 'PS',
  S: 'S',
  FP: 'FPS',
  FS: 'FS',
  PS: 'PS',
  FPS: 'FPS',
  NON: 'S',
};

/** Two orders of one table as one: supplementary taxes stay at the end, and the day is the first's. @throws TerminalError when there are too many lines */
export function joinOrders<Joined extends Rung>(first: Joined, second: Rung): Joined {
  const lines = [...first.lines, ...second.lines];
  const supplements = lines.filter(isSupplement).flatMap(({ precisions = [] }) => precisions);
  const rest = lines.filter((line) => !isSupplement(line));
  const order = { ...first, lines: supplements.length === 0 ? rest : [...rest, supplementLine(supplements)] };
  refuseTooLarge(order);
  return order;
}

/** True for the line that names supplementary taxes. */
export const isSupplement = ({ description }: Line): boolean => description === SUPPLEMENTARY_TAX_ITEM;

/** True when a line bears a supplementary tax. */
export const bearsSupplement = ({ taxes = 'FP', isSupplemented = false }: Line): boolean =>
  isSupplemented || taxes.includes('S');

/** The line that names supplementary taxes: it has neither quantity nor price. Source: SRM-31. */
export const supplementLine = (precisions: NonNullable<Line['precisions']>): Line => ({
  description: SUPPLEMENTARY_TAX_ITEM,
  price: cents(0),
  quantity: 0,
  precisions,
});

function refuseTooLarge({ lines }: Rung): void {
  if (lines.length > MOST_LINES) throw new TerminalError((texts) => texts.tooManyLines(MOST_LINES));
  if (sumCents(lines.map(linePrice)) > LARGEST_AMOUNT) throw new TerminalError((texts) => texts.amountTooLarge());
}

function discountAll(lines: readonly Line[], typed: string): Line[] {
  const share = parseShare(typed);
  if (share === null) throw new TerminalError((texts) => texts.badShare('--discount', typed));
  return lines.map((line) => ({ ...line, precisions: [...(line.precisions ?? []), discountOf(line, share)] }));
}

/** An imposed gratuity bears both taxes and does not stand alone. Source: SRM-31, error 543. */
function addService(lines: readonly Line[], typed: string): Line[] {
  if (lines.length === 0) throw new TerminalError((texts) => texts.amountMissing());
  const share = parseShare(typed);
  const sum = sumCents(lines.map(linePrice));
  const price = share === null ? readAmount(typed) : shareOf(sum, { part: cents(share), whole: cents(WHOLE) });
  return [...lines, { description: SERVICE_CHARGE_ITEM, price, taxClass: 'service' }];
}

/** With a supplementary tax, what bears it says so: the lines marked `S`, or all of them when none is. Source: SRM-31, error 554. */
function addSupplement(lines: readonly Line[], typed: string | undefined): readonly Line[] {
  const isMarked = lines.some(bearsSupplement);
  if (typed === undefined) {
    if (isMarked) throw new TerminalError((texts) => texts.supplementMissing());
    return lines;
  }
  const [, name = typed, amount] = /^(.+):\s*([\d.,]+)$/.exec(typed) ?? [];
  const precision = { description: readDescription(name), price: amount === undefined ? null : readAmount(amount) };
  return [...(isMarked ? lines : lines.map(markSupplement)), supplementLine([precision])];
}

const markSupplement = (line: Line): Line =>
  line.description === SERVICE_CHARGE_ITEM || (line.taxes ?? 'FP') !== 'FP' ? line : { ...line, isSupplemented: true };

/**
 * Lines that a customer paid for elsewhere, as part of a package: the package goes before them and takes back what they come to, so that
 * nothing is due, neither price nor tax. Lines may be without prices, and then the package is too. Source: SRM-31.
 * @throws TerminalError when there is nothing in the package, or when its lines bear different taxes, which one item cannot take back
 */
export function packageLines(lines: readonly Line[]): Line[] {
  if (lines.length === 0) throw new TerminalError((texts) => texts.amountMissing());
  const priced = lines.filter((line) => linePrice(line) !== 0);
  const [first] = priced;
  if (first === undefined) return [{ description: PACKAGE_ITEM, price: cents(0) }, ...lines];
  if (priced.some((line) => codesOf(line) !== codesOf(first))) {
    throw new TerminalError((texts) => texts.packageTaxesDiffer());
  }
  const { taxes, taxClass, isSupplemented, isCovered, isThirdPartys } = first;
  const price = cents(-sumCents(lines.map(linePrice)));
  return [{ description: PACKAGE_ITEM, price, taxes, taxClass, isSupplemented, isCovered, isThirdPartys }, ...lines];
}

/** Codes of a line that one item can take back: what a count may make another class of does not go into a package. */
const codesOf = ({ taxes, taxClass = 'meal', isSupplemented = false, isCovered = true, isThirdPartys = false }: Line) =>
  [taxes ?? taxClass, isSupplemented, isCovered, isThirdPartys].join(' ');
