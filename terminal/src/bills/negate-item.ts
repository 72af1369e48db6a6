import { cents } from '@comptoir/domain/base/amounts/cents';
import type { TransactionItem } from '@comptoir/websrm/requests/transaction';
import { formatMoney, formatQuantity, parseMoney, parseQuantity } from '@comptoir/websrm/requests/values';

/** An item with everything that is counted turned round. */
export function negateItem({ qte, prix, unitr, preci, ...item }: TransactionItem): TransactionItem {
  return {
    ...item,
    qte: formatQuantity(-parseQuantity(qte)),
    ...(unitr === undefined ? {} : { unitr }),
    prix: negateMoney(prix),
    ...(preci === undefined
      ? {}
      : { preci: preci.map((one) => (one.prix === undefined ? one : { ...one, prix: negateMoney(one.prix) })) }),
  };
}

/** An amount on the wire, turned round. */
export const negateMoney = (money: string): string => formatMoney(cents(0 - parseMoney(money)));
