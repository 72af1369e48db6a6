import { derivedUuid } from '../../../platform/derived-uuid.ts';

/** The invoice that money moves for, by what stays the same when a database is put back to an older copy. */
export interface BilledPeriod {
  readonly merchantId: string;
  /** No two invoices of a merchant are for the same day. */
  readonly periodStartsOn: string;
}

/**
 * The key that the provider knows a charge by: derived from what it is for, so that a database which does not remember the
 * charge asks for it under the same key, and is given the first outcome. `ordinal` counts the charges of an invoice that the
 * provider has answered, this one included.
 */
export const chargeKey = ({ merchantId, periodStartsOn }: BilledPeriod, ordinal: number): string =>
  derivedUuid('charge', merchantId, periodStartsOn, String(ordinal));

/** The key of a refund, in the same way. `ordinal` counts the refunds that were asked for of an invoice. */
export const refundKey = ({ merchantId, periodStartsOn }: BilledPeriod, ordinal: number): string =>
  derivedUuid('refund', merchantId, periodStartsOn, String(ordinal));

/** The key of the refund of a charge that belongs to no invoice; `tries` counts those that the provider refused. */
export const unexpectedRefundKey = (chargeReference: string, tries: number): string =>
  derivedUuid('unexpected', chargeReference, String(tries));
