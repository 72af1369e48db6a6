import type { BillView } from '@comptoir/contract/sales/bills';
import { PORTAL_COPY } from '@comptoir/domain/sales/bills/portal-copy';
import { billReceipt } from '@comptoir/websrm/receipts/bill-receipt';
import { readSigned } from '../read/linked-bills.ts';
import type { BillDocument } from './render-bill-pdf.ts';
import { viewBill, type BillAsked, type ViewBillDeps } from '../read/view-bill.ts';

/** A bill ready to be printed or mailed. `isForCustomer`: whether it may be given to its customer at all. */
export interface PreparedBill extends BillDocument {
  readonly view: BillView;
  readonly fileName: string;
  readonly isForCustomer: boolean;
}

const NOT_FOR_CUSTOMER = 'NE PAS REMETTRE AU CLIENT';

/** Reads a bill and lays out its document. @throws AppError not-found */
export async function prepareBillDocument(deps: ViewBillDeps, asked: BillAsked): Promise<PreparedBill> {
  const view = await viewBill(deps, asked);
  const { document, bill, psiDatTrans, errors, receipt: printed } = view;
  const { noTrans, psiNoTrans } = bill;
  const receipt = billReceipt({
    document,
    ...printed,
    answer: { psiNoTrans, psiDatTrans, errors },
    notes: [PORTAL_COPY],
  });
  const { nomMandt, formImpr } = readSigned(document);
  const isMerchants = receipt.lines.some((line) => line.kind === 'mention' && line.text === NOT_FOR_CUSTOMER);
  return {
    view,
    receipt,
    title: `Facture ${noTrans}`,
    merchant: nomMandt,
    qrUrl: printed.qrUrl,
    fileName: `facture-${noTrans.replaceAll(/[^A-Za-z0-9-]/g, '_')}.pdf`,
    isForCustomer: !isMerchants && formImpr !== 'NON',
  };
}
