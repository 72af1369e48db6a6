import { type Finding, finding } from './finding.ts';
import { dayOf, periodOn, periodsOf, type RatePeriod, type RateTable } from './rate-table.ts';
import type { ItemPrecision, TransactionItem, UnsignedTransaction } from './transaction.ts';
import { parseMoney } from './values.ts';

/**
 * Returns the sums of a transaction that do not add up: total, adjustment, instalments, and the sums of its own lines.
 *
 * A subtotal that is not the sum of the lines, and taxes that do not follow from the lines of a sale or of a credit note, are
 * reported under 523 as well, at their own path: the authority has no other id for them. `table`: the rates by day; taxes follow from those of
 * one of the days that the transaction may be taxed by. Source: SRM-32, errors 523 to 547, decision 199.
 */
export function checkAmounts(t: Summed, table: RateTable): Finding[] {
  return [...checkTotal(t), ...checkAdjustment(t), ...checkInstalments(t), ...checkLines(t, table)];
}

/** The period that a bill was taxed by: the first of those that it may be, whose rates its taxes follow from; that of its day when none does. */
export const taxedBy = (t: Summed, table: RateTable): RatePeriod => {
  const periods = periodsOf(t, table);
  return periods.find((rates) => checkTaxes(t, rates).length === 0) ?? periodOn(table, dayOf(t.datTrans));
};

type Summed = Pick<UnsignedTransaction, 'typTrans' | 'datTrans' | 'items' | 'mont' | 'refs'>;

/**
 * By how many cents a tax may differ from its rate on the lines that bear it: one for what is rounded to the cent, and a tenth of one a
 * line, because prices that include the taxes are rounded line by line and the last takes up the difference after the taxes are set. The
 * last credit note of a bill gives back what the roundings of those before it left, half a cent each: as many as nine are allowed for.
 * Source: SRM-32, SRM-35.
 */
export const taxTolerance = (lines: number, { isCredit }: { isCredit: boolean }): number =>
  1 + lines * CENTS_PER_LINE + (isCredit ? EARLIER_PARTS * CENTS_PER_PART : 0);

/** The items of a transaction with their precisions: every line that may have a price. */
export const linesOf = (items: readonly TransactionItem[]): (TransactionItem | ItemPrecision)[] =>
  items.flatMap((item) => [item, ...(item.preci ?? [])]);

/** Returns the sum of the lines that bear a tax, in cents. */
export const taxBase = (items: readonly TransactionItem[], letter: 'F' | 'P'): number =>
  sumPrices(linesOf(items).filter((line) => bears(line, letter)));

const MILLION = 1_000_000;
const CENTS_PER_LINE = 0.1;
const EARLIER_PARTS = 9;
const CENTS_PER_PART = 0.5;

function checkTotal({ mont }: Summed): Finding[] {
  const sum = parseMoney(mont.avantTax) + parseMoney(mont.TPS) + parseMoney(mont.TVQ);
  return sum === parseMoney(mont.apresTax) ? [] : [finding('523', 'mont.apresTax')];
}

function checkAdjustment({ mont }: Summed): Finding[] {
  if (mont.ajus === undefined && mont.mtdu === undefined) return [];
  if (mont.ajus === undefined) return [finding('538', 'mont.ajus')];
  if (mont.mtdu === undefined) return [finding('538', 'mont.mtdu')];
  const due = parseMoney(mont.apresTax) + parseMoney(mont.ajus);
  return due === parseMoney(mont.mtdu) ? [] : [finding('547', 'mont.mtdu')];
}

function checkInstalments({ mont, refs }: Summed): Finding[] {
  const { versActu, versAnt, sold } = mont;
  const present = [versActu, versAnt, sold].filter((amount) => amount !== undefined);
  if (present.length === 0) return [];
  if (versActu === undefined || versAnt === undefined || sold === undefined) return [finding('532', 'mont')];
  const findings: Finding[] = [];
  if (parseMoney(versAnt) !== 0 && refs === undefined) findings.push(finding('534', 'refs'));
  const due = parseMoney(mont.mtdu ?? mont.apresTax);
  if (parseMoney(versActu) + parseMoney(versAnt) + parseMoney(sold) !== due) findings.push(finding('535', 'mont.sold'));
  return findings;
}

function checkLines(t: Summed, table: RateTable): Finding[] {
  const { items, mont } = t;
  const findings: Finding[] = [];
  if (sumPrices(linesOf(items)) !== parseMoney(mont.avantTax)) findings.push(finding('523', 'mont.avantTax'));
  // what balances a cancelled or prepaid bill to zero need not name the taxes of what it balances
  if ([mont.avantTax, mont.TPS, mont.TVQ].every((amount) => parseMoney(amount) === 0)) return findings;
  const [own = [], ...others] = periodsOf(t, table).map((rates) => checkTaxes(t, rates));
  return [...findings, ...(others.some((found) => found.length === 0) ? [] : own)];
}

function checkTaxes({ items, mont }: Summed, { gst, qst }: { gst: number; qst: number }): Finding[] {
  const isCredit = parseMoney(mont.avantTax) < 0;
  return [
    ...(isFar(items, { letter: 'F', rate: gst, tax: mont.TPS, isCredit }) ? [finding('523', 'mont.TPS')] : []),
    ...(isFar(items, { letter: 'P', rate: qst, tax: mont.TVQ, isCredit }) ? [finding('523', 'mont.TVQ')] : []),
  ];
}

/** Returns true when a tax is further from its rate than roundings explain; one that no line bears has to be zero. */
function isFar(items: readonly TransactionItem[], { letter, rate, tax, isCredit }: Tax): boolean {
  const lines = linesOf(items);
  if (!lines.some((line) => bears(line, letter))) return parseMoney(tax) !== 0;
  return (
    Math.abs(parseMoney(tax) - (taxBase(items, letter) * rate) / MILLION) > taxTolerance(lines.length, { isCredit })
  );
}

type Tax = { letter: 'F' | 'P'; rate: number; tax: string; isCredit: boolean };

const bears = ({ tax }: TransactionItem | ItemPrecision, letter: 'F' | 'P'): boolean => tax?.includes(letter) === true;

const sumPrices = (lines: readonly (TransactionItem | ItemPrecision)[]): number =>
  lines.reduce((sum, { prix }) => sum + (prix === undefined ? 0 : parseMoney(prix)), 0);
