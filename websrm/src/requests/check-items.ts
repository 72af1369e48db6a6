import { type Finding, finding } from './finding.ts';
import { periodsOf, type RateTable } from './rate-table.ts';
import type { ItemPrecision, TransactionItem, UnsignedTransaction } from './transaction.ts';
import { parseMoney } from './values.ts';
import { SERVICE_CHARGE_ITEM, SUPPLEMENTARY_TAX_ITEM } from './standard-items.ts';

/**
 * Returns the faults of the items and precisions of a transaction: prices without quantity or taxes, activity of priceless
 * lines, service charges, supplementary taxes. Source: SRM-31, errors 541 to 554.
 */
export function checkItems(t: UnsignedTransaction, table: RateTable): Finding[] {
  return [...t.items.flatMap(checkItem), ...checkService(t, table), ...checkSupplementaryTax(t.items)];
}

function checkItem(item: TransactionItem, index: number): Finding[] {
  const path = `items.${index}`;
  const findings = (item.preci ?? []).flatMap((precision, at) => checkPrecision(precision, `${path}.preci.${at}`));
  if (isActivityWrong(item)) findings.unshift(finding('550', `${path}.acti`));
  return findings;
}

/** A service charge bears the taxes of its day: both, unless the table says otherwise. */
function checkService(t: UnsignedTransaction, table: RateTable): Finding[] {
  const letters = periodsOf(t, table).map(({ service }) => service);
  return t.items.flatMap(({ descr, tax }, index) =>
    descr !== SERVICE_CHARGE_ITEM || letters.some((one) => one === tax) ? [] : [finding('543', `items.${index}.tax`)],
  );
}

function checkPrecision(precision: ItemPrecision, path: string): Finding[] {
  const { prix, unitr, qte, tax } = precision;
  const findings: Finding[] = [];
  if ((prix !== undefined || unitr !== undefined) && qte === undefined) findings.push(finding('541', `${path}.qte`));
  if (isPriced(precision) && tax === undefined) findings.push(finding('542', `${path}.tax`));
  if (isActivityWrong(precision)) findings.push(finding('550', `${path}.acti`));
  return findings;
}

function isPriced(line: { prix?: string | undefined }): boolean {
  return line.prix !== undefined && parseMoney(line.prix) !== 0;
}

function isActivityWrong(line: { prix?: string | undefined; acti: string }): boolean {
  return isPriced(line) === (line.acti === 'SOB');
}

/** A line taxed with `S` needs, as the last item, the one that names each supplementary tax by a precision. */
function checkSupplementaryTax(items: readonly TransactionItem[]): Finding[] {
  const isTaxed = items.some((item) => [item, ...(item.preci ?? [])].some((line) => isSupplementary(line.tax)));
  const last = items.at(-1);
  const isNamed = last?.descr === SUPPLEMENTARY_TAX_ITEM && last.preci !== undefined;
  return isTaxed && !isNamed ? [finding('554', 'items')] : [];
}

function isSupplementary(tax: string | undefined): boolean {
  return tax !== undefined && tax !== 'SOB' && tax.includes('S');
}
