import { cents, parseAmount, type Cents } from '@comptoir/domain/base/amounts/cents';
import { toAllowedText } from '@comptoir/websrm/requests/values';
import { TerminalError } from '../terminal-error.ts';
import { priceLines, priceLinesWithTaxes, type Line, type PricedLines } from './price-lines.ts';

/** What was typed: one amount, or lines `what:price`. */
export interface TypedOrder {
  readonly amount?: string | undefined;
  readonly item?: string | undefined;
  readonly lines: readonly string[];
  readonly taxesIncluded: boolean;
}

/** The largest amount that a bill can state: nine digits of dollars. */
const LARGEST_AMOUNT = cents(99_999_999_999);

const MOST_LINES = 200;
const USUAL_ITEM = 'Plat du jour';

/** Reads and prices an order. @throws TerminalError for an amount that is none, is negative or too large, or a line without price */
export function readOrder(order: TypedOrder): PricedLines {
  const lines = [...readSingle(order), ...order.lines.map(readLine)];
  if (lines.length === 0) throw new TerminalError((texts) => texts.amountMissing());
  if (lines.length > MOST_LINES) throw new TerminalError((texts) => texts.tooManyLines(MOST_LINES));
  const priced = order.taxesIncluded ? priceLinesWithTaxes(lines) : priceLines(lines);
  if (priced.amounts.total > LARGEST_AMOUNT) throw new TerminalError((texts) => texts.amountTooLarge());
  return priced;
}

/** Reads an amount of zero or more. @throws TerminalError */
export function readAmount(typed: string): Cents {
  const amount = parseAmount(typed);
  if (amount === null)
    throw new TerminalError((texts) => (isTooLong(typed) ? texts.amountTooLarge() : texts.badAmount(typed)));
  if (amount < 0) throw new TerminalError((texts) => texts.negativeAmount(typed));
  return amount;
}

const isTooLong = (typed: string): boolean => /^\d{10,}([.,]\d{1,2})?$/.test(typed.replaceAll(/\s/g, ''));

function readSingle({ amount, item }: TypedOrder): Line[] {
  if (amount !== undefined) return [{ description: readDescription(item ?? USUAL_ITEM), price: readAmount(amount) }];
  if (item !== undefined) throw new TerminalError((texts) => texts.amountMissing());
  return [];
}

function readLine(typed: string): Line {
  const colon = typed.lastIndexOf(':');
  if (colon < 0) throw new TerminalError((texts) => texts.badLine(typed));
  return { description: readDescription(typed.slice(0, colon)), price: readAmount(typed.slice(colon + 1)) };
}

function readDescription(typed: string): string {
  const description = toAllowedText(typed, { max: 128, kind: 'description' });
  if (description.length < 2) throw new TerminalError((texts) => texts.badDescription(typed));
  return description;
}
