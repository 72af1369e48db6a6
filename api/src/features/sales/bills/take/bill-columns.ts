import { billKind } from '@comptoir/domain/sales/bills/bill-kind';
import { soldCents } from '@comptoir/websrm/requests/report-counters';
import { orderedId } from '../../../../platform/ordered-id.ts';
import type { CheckedBill } from './check-bill.ts';

/** Returns the columns that are stored of bills beside their place: a statement takes arrays. Each bill gets its id here. */
export const billColumns = (holders: readonly { readonly bill: CheckedBill }[]) => {
  const bills = holders.map(({ bill }) => bill);
  return {
    ids: bills.map(({ signedAt }) => orderedId(signedAt)),
    signedAt: bills.map(({ signedAt }) => signedAt),
    numbers: bills.map(({ transaction }) => transaction.noTrans),
    documentTypes: bills.map(({ transaction }) => transaction.typTrans),
    totals: bills.map(({ totalCents }) => totalCents),
    documents: bills.map(({ text }) => text),
    signatures: bills.map(({ transaction }) => transaction.signa.actu),
    sold: bills.map(({ transaction }) => soldCents(transaction)),
    kinds: bills.map(({ transaction }) => billKind(transaction)),
    payments: bills.map(({ transaction }) => transaction.modPai),
    employees: bills.map(({ transaction }) => transaction.nomUtil ?? null),
  };
};
