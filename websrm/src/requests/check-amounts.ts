import { type Finding, finding } from './finding.ts';
import type { UnsignedTransaction } from './transaction.ts';
import { parseMoney } from './values.ts';

/**
 * What does not add up in a transaction: total, adjustment, instalments, and the sums of its own lines.
 *
 * A subtotal that is not the sum of the lines, and the taxes of a sale that are further from their rate than roundings explain, are
 * reported under 523 as well, at their own path: the authority has no other id for them. Source: SRM-32, errors 523 to 547.
 */
export function checkAmounts(t: UnsignedTransaction): Finding[] {
  return [...checkTotal(t), ...checkAdjustment(t), ...checkInstalments(t), ...checkLines(t)];
}

const GST_RATE = 0.05;
const QST_RATE = 0.099_75;
/** Prices that include the taxes are rounded line by line, and the last one takes up the difference after the taxes are set. */
const CENTS_PER_LINE = 0.1;

function checkTotal({ mont }: UnsignedTransaction): Finding[] {
  const sum = parseMoney(mont.avantTax) + parseMoney(mont.TPS) + parseMoney(mont.TVQ);
  return sum === parseMoney(mont.apresTax) ? [] : [finding('523', 'mont.apresTax')];
}

function checkAdjustment({ mont }: UnsignedTransaction): Finding[] {
  if (mont.ajus === undefined && mont.mtdu === undefined) return [];
  if (mont.ajus === undefined) return [finding('538', 'mont.ajus')];
  if (mont.mtdu === undefined) return [finding('538', 'mont.mtdu')];
  const due = parseMoney(mont.apresTax) + parseMoney(mont.ajus);
  return due === parseMoney(mont.mtdu) ? [] : [finding('547', 'mont.mtdu')];
}

function checkInstalments({ mont, refs }: UnsignedTransaction): Finding[] {
  const { versActu, versAnt, sold } = mont;
  const given = [versActu, versAnt, sold].filter((amount) => amount !== undefined);
  if (given.length === 0) return [];
  if (versActu === undefined || versAnt === undefined || sold === undefined) return [finding('532', 'mont')];
  const findings: Finding[] = [];
  if (parseMoney(versAnt) !== 0 && refs === undefined) findings.push(finding('534', 'refs'));
  const due = parseMoney(mont.mtdu ?? mont.apresTax);
  if (parseMoney(versActu) + parseMoney(versAnt) + parseMoney(sold) !== due) findings.push(finding('535', 'mont.sold'));
  return findings;
}

function checkLines({ items, mont }: UnsignedTransaction): Finding[] {
  const lines = items.flatMap((item) => [item, ...(item.preci ?? [])]);
  const sumOf = (letter: '' | 'F' | 'P') =>
    lines
      .filter((line) => line.prix !== undefined && (line.tax ?? '').includes(letter))
      .reduce((sum, line) => sum + parseMoney(line.prix ?? ''), 0);
  const findings: Finding[] = [];
  const beforeTax = parseMoney(mont.avantTax);
  if (sumOf('') !== beforeTax) findings.push(finding('523', 'mont.avantTax'));
  // What balances a cancelled or prepaid bill to zero need not name the taxes of what it balances, and the last of several credit
  // notes gives back the taxes that the others left.
  if (beforeTax <= 0) return findings;
  const tolerance = 1 + lines.length * CENTS_PER_LINE;
  const isFar = (tax: string, expected: number) => Math.abs(parseMoney(tax) - expected) > tolerance;
  if (isFar(mont.TPS, sumOf('F') * GST_RATE)) findings.push(finding('523', 'mont.TPS'));
  if (isFar(mont.TVQ, sumOf('P') * QST_RATE)) findings.push(finding('523', 'mont.TVQ'));
  return findings;
}
