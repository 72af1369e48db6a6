import { cents, type Cents } from '@comptoir/domain/base/amounts/cents';
import type { TaxedAmount } from '@comptoir/domain/base/taxes/quebec-taxes';
import { type Transaction, transactionSchema } from '@comptoir/websrm/requests/transaction';
import { parseMoney } from '@comptoir/websrm/requests/values';
import type { Reference } from '@comptoir/websrm/recipes/recipe';
import type { UnpaidBill } from '../journal/unpaid-bill.ts';
import type { LinkedRecord } from '../terminal/terminal-record.ts';
import { composeSeller, type Terms } from './compose-bill.ts';

/** Composes the reference to a bill. Source: SRM-29. */
export const refOf = ({ noTrans, datTrans, mont }: Transaction): Reference => ({
  noTrans,
  datTrans,
  avantTax: mont.avantTax,
});

/** A bill that waits, as it was signed. */
export const readUnpaid = ({ text }: UnpaidBill): Transaction => transactionSchema.parse(JSON.parse(text));

/** Returns the fields that a bill passes on to the next: where, for whom, training or not; the seller is the one of now. */
export const passOn = (record: LinkedRecord, { sectActi, relaCommer, clint, commerElectr, modTrans }: Transaction) => ({
  sectActi,
  relaCommer,
  ...(clint === undefined ? {} : { clint }),
  commerElectr,
  modTrans,
  ...composeSeller(record),
});

/** The terms of a bill that is made again. */
export const termsOf = ({ sectActi, modTrans, clint, relaCommer }: Transaction): Terms => ({
  payment: 'SOB',
  customers: Number(sectActi.nbClint ?? 1),
  tip: null,
  training: modTrans === 'FOR',
  service: sectActi.typServ,
  table: sectActi.noTabl?.replace(/^=+/, '') ?? null,
  business: relaCommer === 'B2B' ? (clint?.nomClint ?? null) : null,
  // a bill that names a business names who buys; any other customer with a QST number is who sells
  seller: relaCommer === 'B2C' && clint?.noTvqClint !== undefined ? clint : null,
});

/** Returns the amounts of a bill, in cents. */
export const amountsOf = ({ mont }: Pick<Transaction, 'mont'>): TaxedAmount => ({
  subtotal: readCents(mont.avantTax),
  gst: readCents(mont.TPS),
  qst: readCents(mont.TVQ),
  total: readCents(mont.apresTax),
});

export const readCents = (money: string): Cents => cents(parseMoney(money));
