import { cents, sumCents } from '@comptoir/domain/base/amounts/cents';
import { PACKAGE_ITEM } from '@comptoir/websrm/requests/standard-items';
import { TerminalError } from '../terminal-error.ts';
import { linePrice, type Line } from './price-lines.ts';

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
  const { taxes, isCovered, isThirdPartys } = first;
  const price = cents(-sumCents(lines.map(linePrice)));
  return [{ description: PACKAGE_ITEM, price, taxes, isCovered, isThirdPartys }, ...lines];
}

const codesOf = ({ taxes = 'FP', isCovered = true, isThirdPartys = false }: Line): string =>
  [taxes, isCovered, isThirdPartys].join(' ');
