import type { BillKind } from './bill-kind.ts';
import type { PaymentCode } from './payment-method.ts';
import type { TransmissionState } from './transmission-state.ts';

/** Names of bills: on screens, and in files for spreadsheets. */
export interface BillWords {
  readonly kinds: Readonly<Record<BillKind, string>>;
  readonly payments: Readonly<Record<PaymentCode, string>>;
  readonly states: Readonly<Record<TransmissionState, string>>;
}
