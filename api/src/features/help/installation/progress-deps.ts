import type { CardPayments } from '../../../gateways/card-payments/card-payments.ts';
import type { Announcements } from '../../../platform/database/announcements.ts';
import type { Database } from '../../../platform/database/database.ts';

export interface ProgressDeps {
  readonly database: Database;
  readonly announcements: Announcements;
  readonly now: () => Date;
  /** Only a card of the provider in use can be charged. */
  readonly payments: Pick<CardPayments, 'provider'> | null;
}
