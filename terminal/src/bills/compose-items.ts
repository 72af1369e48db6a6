import { cents, type Cents } from '@comptoir/domain/base/amounts/cents';
import type { ItemPrecision, TransactionItem } from '@comptoir/websrm/requests/transaction';
import { formatMoney, formatQuantity, parseMoney, parseQuantity } from '@comptoir/websrm/requests/values';
import type { Line, LineTaxes, Precision } from './price-lines.ts';

type Activity = 'CDR' | 'BAR' | 'RES';

/** Lines as the items of a transaction; what has no price has neither taxes nor activity. Source: SRM-31. */
export const composeItems = (lines: readonly Line[], activity: Activity): TransactionItem[] =>
  lines.map((line) => composeItem(line, activity));

/** The lines behind items, priced before tax, as when a terminal has an open bill from Comptoir alone. */
export const linesOfItems = (items: readonly TransactionItem[]): Line[] => items.map(lineOfItem);

function composeItem(line: Line, activity: Activity): TransactionItem {
  const { description, price, quantity = 100, unitPrice, precisions = [] } = line;
  const coded = codesOf(line, activity);
  return {
    qte: formatQuantity(quantity),
    descr: description,
    ...(unitPrice === undefined ? {} : { unitr: formatMoney(unitPrice) }),
    prix: formatMoney(price),
    ...(price === 0 ? NOT_PRICED : coded),
    ...(precisions.length === 0 ? {} : { preci: precisions.map((one) => composePrecision(one, coded)) }),
  };
}

const NOT_PRICED = { tax: 'SOB', acti: 'SOB' } as const;

type Codes = Pick<TransactionItem, 'tax' | 'acti'>;

const codesOf = (
  { taxes = 'FP', isCovered = true, isThirdPartys = false, activity: sold }: Line,
  activity: Activity,
): Codes => {
  const own = isCovered ? (sold ?? activity) : 'NON';
  return { tax: taxes, acti: isThirdPartys ? 'HAB' : own };
};

function composePrecision({ description, price, quantity }: Precision, { tax, acti }: Codes): ItemPrecision {
  if (price === null || price === 0) {
    return { ...(quantity === undefined ? {} : { qte: formatQuantity(quantity) }), descr: description, acti: 'SOB' };
  }
  return { qte: formatQuantity(100), descr: description, prix: formatMoney(price), tax, acti };
}

function lineOfItem({ qte, descr, unitr, prix, tax, acti, preci }: TransactionItem): Line {
  const priced = [{ tax, acti }, ...(preci ?? [])].find((line) => line.acti !== 'SOB');
  const quantity = parseQuantity(qte);
  return {
    description: descr,
    price: centsOf(prix),
    ...(quantity === 100 ? {} : { quantity }),
    ...(unitr === undefined ? {} : { unitPrice: centsOf(unitr) }),
    ...taxesOf(priced?.tax),
    ...(priced?.acti === 'NON' ? { isCovered: false } : {}),
    ...(priced?.acti === 'HAB' ? { isThirdPartys: true } : {}),
    ...(preci === undefined ? {} : { precisions: preci.map(precisionOf) }),
  };
}

function precisionOf({ descr, prix, qte }: ItemPrecision): Precision {
  if (prix !== undefined) return { description: descr, price: centsOf(prix) };
  return { description: descr, price: null, ...(qte === undefined ? {} : { quantity: parseQuantity(qte) }) };
}

const centsOf = (money: string): Cents => cents(parseMoney(money));

const taxesOf = (tax: TransactionItem['tax'] | undefined): { taxes?: LineTaxes } =>
  tax === undefined || tax === 'SOB' ? {} : { taxes: tax };
