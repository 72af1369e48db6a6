import type { TransmissionState } from '@comptoir/domain/sales/bills/transmission-state';

/** A bill on its lane that the authority does not have yet. `stamp` is its own local time, as signed. */
export interface OutstandingBill {
  readonly position: number;
  readonly noTrans: string;
  readonly totalCents: number;
  readonly state: TransmissionState;
  readonly text: string;
  /** Its signature, `signa.actu`. */
  readonly actu: string;
  readonly stamp: string;
}
