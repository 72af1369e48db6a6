import type { IssuerConfig } from '../../../config.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { isNumberFree, raiseNumbers } from './invoices.store.ts';

/** Numbers of an issuer's documents: the highest ones seen outside the database, or what comes next. */
export interface DocumentNumbers {
  readonly invoice: number;
  readonly credit: number;
}

/** Lets an issuer's numbers go on after the highest ones seen, and keeps which ones that skips; answers what comes next. */
export const continueNumbers = (
  tx: Transaction,
  issuer: IssuerConfig,
  given: { readonly seen: DocumentNumbers; readonly now: Date },
): Promise<DocumentNumbers> => raiseNumbers(tx, issuer, given);

/** True when a credit note made again can have the number that it had. */
export const isCreditNumberFree = (tx: Transaction, issuer: IssuerConfig, number: number): Promise<boolean> =>
  isNumberFree(tx, issuer, { kind: 'credit-note', number });
