import type { OwnershipOfferView, OwnershipTransferView } from '@comptoir/contract/people/ownership';
import { transferStateAt } from '@comptoir/domain/people/ownership/transfer-state';
import type { TransferRow } from './ownership.store.ts';

/** A transfer as the owners of the business see it. */
export const viewTransfer = (row: TransferRow, now: Date): OwnershipTransferView => ({
  id: row.id,
  state: transferStateAt(row, now),
  email: row.email,
  name: row.name,
  becomes: row.becomes,
  offeredBy: row.offeredBy,
  offeredAt: row.offeredAt.toISOString(),
  expiresAt: row.expiresAt.toISOString(),
  settledAt: row.settledAt?.toISOString() ?? null,
});

/** The same as who is offered the business sees it. */
export const viewOffer = (row: TransferRow, now: Date): OwnershipOfferView => ({
  id: row.id,
  state: transferStateAt(row, now),
  merchantName: row.merchantName,
  city: row.city,
  offeredBy: row.offeredBy,
  email: row.email,
  becomes: row.becomes,
  expiresAt: row.expiresAt.toISOString(),
});
