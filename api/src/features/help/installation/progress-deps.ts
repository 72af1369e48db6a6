import type { Dependencies } from '../../../dependencies.ts';
import type { CardPayments } from '../../../gateways/card-payments/card-payments.ts';

export interface ProgressDeps extends Pick<Dependencies, 'database' | 'announcements' | 'now'> {
  /** Only a card of the provider in use can be charged. */
  readonly payments: Pick<CardPayments, 'provider'> | null;
}
