import {
  NO_ITEM,
  SUPPLEMENTARY_TAX_ITEM,
  type ABANDONMENT_ITEM,
  type CANCELLATION_ITEM,
} from '../requests/standard-items.ts';
import type { ItemPrecision, TransactionAmounts, TransactionItem } from '../requests/transaction.ts';
import { formatMoney, parseMoney } from '../requests/values.ts';

/** The one item of an entry given up before anything was entered. Source: SRM-35. */
export const NOTHING_ENTERED: TransactionItem = {
  qte: '+00001.00',
  descr: NO_ITEM,
  prix: '+000000000.00',
  tax: 'SOB',
  acti: 'SOB',
};

/** Amounts of a cancelled or abandoned transaction: all zero, and no adjustment. Source: SRM-35, error 549. */
export const NO_AMOUNTS: TransactionAmounts = {
  avantTax: '+000000000.00',
  TPS: '+000000000.00',
  TVQ: '+000000000.00',
  apresTax: '+000000000.00',
};

/**
 * The items of a transaction with what brings their sum to zero: one item `Annulation` (or `Abandon`) per combination of taxes and
 * activity, with minus their sum and the reason as a precision; one at zero when nothing had a price. Source: SRM-35.
 */
export function balanceItems(
  items: readonly TransactionItem[],
  { word, reason }: { word: typeof CANCELLATION_ITEM | typeof ABANDONMENT_ITEM; reason: string | null },
): TransactionItem[] {
  const preci: ItemPrecision[] = reason === null ? [] : [{ descr: reason, acti: 'SOB' }];
  const balances = sumByTaxes(items).map((sum) => ({ ...balanceItem(sum), descr: word }));
  const added = balances.length > 0 ? balances : [{ ...NOTHING_ENTERED, descr: word }];
  const withReason = added.map((item): TransactionItem => (preci.length === 0 ? item : { ...item, preci }));
  // the item that names supplementary taxes stays the last one
  const last = items.at(-1);
  if (last?.descr !== SUPPLEMENTARY_TAX_ITEM) return [...items, ...withReason];
  return [...items.slice(0, -1), ...withReason, last];
}

type TaxedSum = { tax: TransactionItem['tax']; acti: TransactionItem['acti']; cents: number };

function sumByTaxes(items: readonly TransactionItem[]): TaxedSum[] {
  const sums = new Map<string, TaxedSum>();
  for (const line of items.flatMap((item) => [item, ...(item.preci ?? [])])) {
    const cents = line.prix === undefined ? 0 : parseMoney(line.prix);
    if (cents === 0 || line.tax === undefined) continue;
    const key = `${line.tax} ${line.acti}`;
    const sum = sums.get(key) ?? { tax: line.tax, acti: line.acti, cents: 0 };
    sums.set(key, { ...sum, cents: sum.cents + cents });
  }
  return [...sums.values()].filter(({ cents }) => cents !== 0);
}

const balanceItem = ({ tax, acti, cents }: TaxedSum): TransactionItem => ({
  qte: '+00001.00',
  descr: '',
  prix: formatMoney(-cents),
  tax,
  acti,
});
