import type { Receipt } from '@comptoir/websrm/receipts/receipt';

/** A document that is signed and sent besides bills, as it is shown. */
export interface ShownDocument {
  readonly receipt: Receipt;
  readonly qrText: string;
}
