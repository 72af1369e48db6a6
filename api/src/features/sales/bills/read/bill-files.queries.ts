import type { Transaction } from '../../../../platform/database/database.ts';
import type { BillFilter } from './bill-filter.ts';
import { filePageFrom, placeOf, valuesOf, type BillLine, type BillPlace } from './bills.queries.ts';

/** A bill of a file, and what it adds to the sales; zero for what is no sale. */
export interface SoldBill extends BillLine {
  readonly soldCents: number;
}

/** With its exact text. */
export interface DocumentedBill extends SoldBill {
  readonly document: string;
}

/** With what a sheet has of its text: the inside of its amounts and of its references as they are written there. */
export interface SheetBill extends SoldBill {
  readonly mont: string;
  readonly refs: string;
}

/** A page of a file of documents. */
export const listDocumentedBills = (tx: Transaction, filter: BillFilter, page: BillPlace): Promise<DocumentedBill[]> =>
  tx.many({
    name: 'list-documented-bills',
    text: filePageFrom('b.document'),
    values: { ...valuesOf(filter), ...placeOf(page) },
  });

/**
 * A page of a sheet. No text within a document has a bare quotation mark in it, so that these are found nowhere else; where one is
 * written with white space they are not found, and `mont` is empty. To read a document as JSON takes longer than all the rest.
 */
export const listSheetBills = (tx: Transaction, filter: BillFilter, page: BillPlace): Promise<SheetBill[]> =>
  tx.many({
    name: 'list-sheet-bills',
    text: filePageFrom(`split_part(split_part(b.document, '"mont":{', 2), '}', 1) as mont,
      split_part(split_part(b.document, '"refs":[', 2), ']', 1) as refs`),
    values: { ...valuesOf(filter), ...placeOf(page) },
  });

/** The documents of a page of bills, and what each adds to the sales; the page's own times say in which months to look. */
export const listDocuments = (
  tx: Transaction,
  merchantId: string,
  bills: readonly { readonly id: string; readonly signedAt: Date }[],
): Promise<{ id: string; document: string; soldCents: number }[]> =>
  tx.many({
    name: 'list-documents',
    text: `select b.id, b.document, b.sold_cents::float8 as "soldCents"
      from unnest($2::uuid[], $3::timestamptz[]) as f (id, signed_at)
        join transactions b on b.merchant_id = $1 and b.id = f.id and b.signed_at = f.signed_at`,
    values: [merchantId, bills.map(({ id }) => id), bills.map(({ signedAt }) => signedAt)],
  });
